import { type RefObject, useId, useRef } from 'react'
import { useOpenWhenNeeded } from './open-folds.ts'

/** The properties of the button and of the part that it opens. */
export type Disclosure = {
  readonly button: {
    readonly type: 'button'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }
  readonly body: { readonly id: string; readonly ref: RefObject<HTMLDivElement | null> }
}

/**
 * A button that opens and closes a part of the page. The part opens too if `focusField` moves the focus into it, or if
 * a search of the browser finds something in it. `id`: the id of the part, if something else refers to it.
 */
export const useDisclosure = (isOpen: boolean, setOpen: (isOpen: boolean) => void, id?: string): Disclosure => {
  const ownId = useId()
  const ref = useRef<HTMLDivElement>(null)
  useOpenWhenNeeded(ref, () => setOpen(true))
  const bodyId = id ?? ownId
  return {
    button: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': bodyId,
      onClick: () => setOpen(!isOpen),
    },
    body: { id: bodyId, ref },
  }
}
