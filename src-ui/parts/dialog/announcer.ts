import { signal } from '@preact/signals-react'
import { dialogs } from './dialogs.ts'
import { callLater } from '../focus/call-later.ts'

export type Announcement = { readonly text: string; readonly nth: number; readonly layer: number | null }

/** `nth` distinguishes equal messages. `layer`: the dialog that was open at the announcement; null for the page. */
export const currentAnnouncement = signal<Announcement>({ text: '', nth: 0, layer: null })

/** Long enough to read the message. Later it would only confuse people who read through the page. */
const ANNOUNCED_MS = 10_000

/** Unless another message has replaced it. */
export const withdrawAnnouncement = (said: Announcement): void => {
  if (currentAnnouncement.peek() === said) currentAnnouncement.value = { ...said, text: '' }
}

/**
 * A screen reader reads the region a moment after each change (Orca within 200 ms). A message that is replaced before
 * that makes the new one be read twice. [D1-227]
 */
const READ_MS = 300

const shownLayer = (): number | null => dialogs.active.peek()?.key ?? null

/** One after the other. Of several waiting messages only the newest is used, unless a dialog has opened or closed. */
const makeAnnouncer = () => {
  let isBeingRead = false
  let next: Omit<Announcement, 'nth'> | null = null

  const put = (words: Omit<Announcement, 'nth'>): void => {
    const said = { ...words, nth: currentAnnouncement.peek().nth + 1 }
    currentAnnouncement.value = said
    setTimeout(withdrawAnnouncement, ANNOUNCED_MS, said)
    isBeingRead = true
    callLater(putNext, READ_MS)
  }
  const putNext = (): void => {
    isBeingRead = false
    const words = next
    next = null
    if (words?.layer === shownLayer()) put(words)
  }
  return (text: string): void => {
    const words = { text, layer: shownLayer() }
    if (isBeingRead) next = words
    else put(words)
  }
}

/**
 * Exactly once, after the previous message was read, even while a dialog is open; the focus does not move. Removed
 * after ten seconds, or with the dialog. [D1-253]
 */
export const announce: (text: string) => void = makeAnnouncer()

/** At the lower edge; null if there is none. `failed`: an action failed. */
export const currentToast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

/** For five seconds, and announces it. Something important must be visible in another way, too. */
export const showToast = (text: string, how: 'done' | 'failed' = 'done'): void => {
  currentToast.value = { text, failed: how === 'failed' }
  announce(text)
}
