import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { AttemptRefusal } from './refuse-entries.ts'

/** True after the first submission with errors, until the page is left. */
export const useEverRefused = (refusal: AttemptRefusal | null): boolean => {
  const [everRefused, setEverRefused] = useState(false)
  if (refusal !== null && !everRefused) setEverRefused(true)
  return everRefused
}

/**
 * Moves the focus to the last button of the bar if a button at the end of the form disappears while it has the focus.
 */
export const useFocusOnSolidButton = (bar: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    bar.current?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: () => {
      focused.current = null
    },
  } as const
}
