import { signal } from '@preact/signals-react'
import { callLater } from '../focus/call-later.ts'
import { dialogs } from './dialogs.ts'

export type Announcement = { readonly text: string; readonly nth: number; readonly layer: number | null }

/**
 * The message in the live region. `nth` distinguishes equal messages. `layer` is the key of the dialog that was open at
 * the announcement; null for the page.
 */
export const currentAnnouncement = signal<Announcement>({ text: '', nth: 0, layer: null })

/**
 * The time in milliseconds after which a message is removed. It is long enough to read the message. Later the message
 * would only confuse people who read through the page.
 */
const ANNOUNCED_MS = 10_000

/** Removes a message from the live region, unless another message has replaced it. */
export const withdrawAnnouncement = (announcement: Announcement): void => {
  if (currentAnnouncement.peek() === announcement) currentAnnouncement.value = { ...announcement, text: '' }
}

/**
 * The minimum time in milliseconds before another message may replace a message. A screen reader reads the region a
 * moment after each change (Orca within 200 ms). If a message is replaced before that, the new one is read twice.
 * [D1-227]
 */
const READ_MS = 300

const shownLayer = (): number | null => dialogs.active.peek()?.key ?? null

/**
 * Puts messages into the live region one after the other. If several messages are waiting, only the newest is
 * announced; none is announced if a dialog has opened or closed in the meantime.
 */
const makeAnnouncer = () => {
  let isBeingRead = false
  let next: Omit<Announcement, 'nth'> | null = null

  const put = (words: Omit<Announcement, 'nth'>): void => {
    const announcement = { ...words, nth: currentAnnouncement.peek().nth + 1 }
    currentAnnouncement.value = announcement
    setTimeout(withdrawAnnouncement, ANNOUNCED_MS, announcement)
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
 * Announces a message in the live region, even while a dialog is open. The focus does not move. The message appears
 * once the previous message was read, unless a newer one replaces it before. It is removed after ten seconds, or
 * together with the dialog in which it was announced. [D1-253]
 */
export const announce: (text: string) => void = makeAnnouncer()

/** The short message at the lower edge; null if there is none. `failed`: an action failed. */
export const currentToast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

/**
 * Shows a short message for five seconds, and announces it. Something important must be visible in another way, too.
 */
export const showToast = (text: string, outcome: 'done' | 'failed' = 'done'): void => {
  currentToast.value = { text, failed: outcome === 'failed' }
  announce(text)
}
