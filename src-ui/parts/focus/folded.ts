import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * The event that a browser sends to a hidden part when its search finds something in it; also sent here before the
 * focus enters it.
 */
const WANTED = 'beforematch'

/** If an element is in a folded part, opens that part. */
export const openFoldAround = (element: Element | null): void =>
  void element?.closest('[hidden]')?.dispatchEvent(new Event(WANTED))

/** Calls `open`, and renders its changes, when something in the folded part is needed. */
export const useOpening = (body: RefObject<HTMLElement | null>, open: () => void): void =>
  useEffect(() => {
    const element = body.current
    const show = () => flushSync(open)
    element?.addEventListener(WANTED, show)
    return () => element?.removeEventListener(WANTED, show)
  })
