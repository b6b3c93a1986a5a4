import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { ToastBox } from './ToastBox.tsx'
import { dialogs } from './dialogs.ts'
import { callLater } from '../focus/call-later.ts'

type Announcement = { readonly text: string; readonly nth: number; readonly layer: number | null }

/** The text in the live region; `nth` distinguishes equal texts, `layer` is the dialog that was open. */
export const announcement = signal<Announcement>({ text: '', nth: 0, layer: null })

/** How long a text stays, in milliseconds: long enough to be read, then removed for people who read the page later. */
const ANNOUNCED_MS = 10_000

/** Removes a text from the live region, unless another has replaced it. */
const takeBack = (said: Announcement): void => {
  if (announcement.peek() === said) announcement.value = { ...said, text: '' }
}

/**
 * The minimum time that a text stays, in milliseconds: a screen reader reads the region a moment after each change
 * (Orca within 200 ms), and reads a text twice if it has replaced another in that time. [D1-227]
 */
const READ_MS = 300

const shownLayer = (): number | null => dialogs.active.peek()?.key ?? null

/**
 * Puts texts one after another into the live region; of several waiting texts only the newest, unless a dialog has
 * opened or closed.
 */
const makeAnnouncer = () => {
  let isBeingRead = false
  let next: Omit<Announcement, 'nth'> | null = null

  const put = (words: Omit<Announcement, 'nth'>): void => {
    const said = { ...words, nth: announcement.peek().nth + 1 }
    announcement.value = said
    setTimeout(takeBack, ANNOUNCED_MS, said)
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
 * Announces a text once in the live region, even while a dialog is open; the focus stays. It appears after the previous
 * one was read, and is removed after ten seconds, or with the dialog in which it was announced. [D1-253]
 */
export const announce: (text: string) => void = makeAnnouncer()

/** The short message at the lower edge, or null. `failed`: an action failed. */
export const toast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

const TOAST_MS = 5000

/** Shows a short message for five seconds and announces it. Never the only sign of something important. */
export const showToast = (text: string, how: 'done' | 'failed' = 'done'): void => {
  toast.value = { text, failed: how === 'failed' }
  announce(text)
}

/**
 * The live region of `announce`: one in the page and one in each dialog, because screen readers ignore everything
 * outside an open dialog. Only the region of the shown layer has the text, and a dialog never repeats earlier texts.
 * `layer` is the key of the dialog, null for the page.
 */
export const LiveRegion = ({ layer = null }: { readonly layer?: number | null }) => {
  useSignals()
  const said = announcement.value
  const { text, nth } = said
  const speaks = (dialogs.active.value?.key ?? null) === layer
  const spoken = useRef<Announcement | null>(null)
  useEffect(() => {
    if (speaks) spoken.current = said
  }, [speaks, said])
  useEffect(() => {
    if (layer === null) return undefined
    if (announcement.peek().layer !== layer) takeBack(announcement.peek())
    return () => void (spoken.current && takeBack(spoken.current))
  }, [layer])
  // An equal text is announced again only if it changes, so every second time a no-break space is added.
  return (
    <div className="sr" role="status" aria-live="polite">
      {speaks && text !== '' ? `${text}${nth % 2 === 0 ? '\u00a0' : ''}` : ''}
    </div>
  )
}

/** The short message at the lower edge, hidden from screen readers, because the live region announces it. */
export const Toast = () => {
  useSignals()
  const shown = toast.value
  useEffect(() => {
    const hiding = setTimeout(() => {
      toast.value = null
    }, TOAST_MS)
    return () => clearTimeout(hiding)
  }, [shown])
  return shown === null ? null : (
    <ToastBox at="bottom" failed={shown.failed}>
      <Icon name={shown.failed ? 'alert' : 'ok'} />
      <Phrase as="span" text={shown.text} />
    </ToastBox>
  )
}
