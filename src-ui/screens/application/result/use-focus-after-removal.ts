import { useLayoutEffect } from 'react'
import { focusDialogOrHeading } from '#ui/parts/focus/focus.ts'

/**
 * Keeps the focus in the page when the element with this id is removed together with the component that calls this
 * hook. If the element has the focus, the focus moves to the open dialog or, if there is none, to the heading. [D3-670]
 */
export const useFocusAfterRemoval = (id: string): void => {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.id === id) queueMicrotask(focusDialogOrHeading)
    },
    [id],
  )
}
