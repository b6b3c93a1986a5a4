import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import { dialogs } from './dialogs.ts'

type Announcement = { readonly text: string; readonly nth: number }

/** What is being said to people who cannot see it; `nth` tells two equal sentences apart. */
export const announcement = signal<Announcement>({ text: '', nth: 0 })

/** Long enough to be heard; who reads the page later shall not meet it. */
const ANNOUNCED_MS = 10_000

/** Takes a sentence out of the live region, unless another one stands there by now. */
const takeBack = (said: Announcement): void => {
  if (announcement.peek() === said) announcement.value = { ...said, text: '' }
}

/**
 * Says a sentence once in the live region, also while a window is open. Nothing moves, the focus stays. It goes after ten
 * seconds, and with the window in which it was said. [D1-253]
 */
export const announce = (text: string): void => {
  const said = { text, nth: announcement.peek().nth + 1 }
  announcement.value = said
  setTimeout(takeBack, ANNOUNCED_MS, said)
}

/** The short message at the lower edge, or null. `failed`: something did not happen. */
export const toast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

const TOAST_MS = 5000

/** Shows a short message for five seconds and says it. Never the only sign of something that matters. */
export const showToast = (text: string, how: 'done' | 'failed' = 'done'): void => {
  toast.value = { text, failed: how === 'failed' }
  announce(text)
}

/**
 * Where `announce` is heard. One stands in the page and one in each window, because everything outside an open window is
 * silent; only the one of the shown layer speaks. `layer` is the key of the window, null for the page.
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
  useEffect(() => () => void (layer !== null && spoken.current && takeBack(spoken.current)), [layer])
  // A second equal sentence is heard only if the text changes: a space that nobody sees does it.
  return (
    <div className="sr" role="status" aria-live="polite">
      {speaks && text !== '' ? `${text}${nth % 2 === 0 ? '\u00a0' : ''}` : ''}
    </div>
  )
}

/** The short message at the lower edge. It is said by the live region, so it is silent itself. */
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
    <div className={shown.failed ? 'toast toast--fixed toast--failed' : 'toast toast--fixed'} aria-hidden="true">
      <Icon name={shown.failed ? 'alert' : 'ok'} />
      <Phrase as="span" text={shown.text} />
    </div>
  )
}
