import { signal } from '@preact/signals-react'
import { dialogs } from './dialogs.ts'
import { callLater } from '../focus/call-later.ts'

export type Announcement = { readonly text: string; readonly nth: number; readonly layer: number | null }

/** The message in the live region. `nth` distinguishes equal messages; `layer` is the dialog that was open. */
export const currentAnnouncement = signal<Announcement>({ text: '', nth: 0, layer: null })

/**
 * How long a message stays, in milliseconds. It stays long enough to be read, and is then removed for people who read
 * the page later.
 */
const ANNOUNCED_MS = 10_000

/** Removes a message from the live region, unless another message has replaced it. */
export const withdrawAnnouncement = (said: Announcement): void => {
  if (currentAnnouncement.peek() === said) currentAnnouncement.value = { ...said, text: '' }
}

/**
 * The minimum time that a message stays, in milliseconds. A screen reader reads the region a moment after each change
 * (Orca within 200 ms). If a message replaces another in that time, it is read twice. [D1-227]
 */
const READ_MS = 300

const shownLayer = (): number | null => dialogs.active.peek()?.key ?? null

/**
 * Puts messages into the live region one after the other. If several are waiting, only the newest is used, unless a
 * dialog has opened or closed.
 */
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
 * Announces a message exactly once in the live region, even while a dialog is open. The focus stays where it is. The
 * message appears after the one before it was read. It is removed after ten seconds, or with the dialog in which it was
 * announced. [D1-253]
 */
export const announce: (text: string) => void = makeAnnouncer()

/** The short message at the lower edge; null if there is none. `failed`: an action failed. */
export const currentToast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

/** Shows a short message for five seconds, and announces it. It is never the only sign of something important. */
export const showToast = (text: string, how: 'done' | 'failed' = 'done'): void => {
  currentToast.value = { text, failed: how === 'failed' }
  announce(text)
}
