import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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

/** Inputs after which the bar may move again, because the finger that clicked has left the bar. */
const NEXT_INPUT = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Keeps the bar where it was clicked. A passed check takes less height than its button, so the end of the form would
 * move up, and the footer would be under the finger. Until the next input, scrolls the page by as much as the bar moves
 * up. Returns the click handler. [D2-195]
 */
export const useSteadyBar = (bar: RefObject<HTMLElement | null>) => {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    const stopNow = () => stop.current()
    for (const input of NEXT_INPUT) addEventListener(input, stopNow, { passive: true })
    return () => {
      stopNow()
      for (const input of NEXT_INPUT) removeEventListener(input, stopNow)
    }
  }, [])
  return () => {
    const bottomOfBar = () => bar.current?.getBoundingClientRect().bottom
    const clickedBottom = bottomOfBar()
    if (clickedBottom === undefined || !('ResizeObserver' in window)) return
    const sizes = new ResizeObserver(() => {
      const bottom = bottomOfBar() ?? clickedBottom
      if (bottom < clickedBottom) window.scrollBy({ top: bottom - clickedBottom, behavior: 'instant' })
    })
    stop.current()
    stop.current = () => sizes.disconnect()
    sizes.observe(document.body)
  }
}
