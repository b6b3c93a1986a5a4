import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import { dialogs } from './dialogs.ts'

type Announcement = { readonly text: string; readonly nth: number }

/** What is being said to people who cannot see it; `nth` tells two equal sentences apart. */
export const announcement = signal<Announcement>({ text: '', nth: 0 })

/** Says a sentence once in the live region, also while a window is open. Nothing moves, the focus stays. */
export const announce = (text: string): void => {
  announcement.value = { text, nth: announcement.peek().nth + 1 }
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
  const { text, nth } = announcement.value
  const speaks = (dialogs.active.value?.key ?? null) === layer
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
      <span>
        <Phrase text={shown.text} />
      </span>
    </div>
  )
}
