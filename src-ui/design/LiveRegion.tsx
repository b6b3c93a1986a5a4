import { useSignals } from '@preact/signals-react/runtime'
import { announcement } from './announcer.ts'
import { dialogs } from './dialogs.ts'

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
