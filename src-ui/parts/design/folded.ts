import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/** What a browser sends to a hidden part in which its search has found something; here also what the focus is about to enter. */
const WANTED = 'beforematch'

/** Opens the folded part around an element, if it lies in one. */
export const openAround = (element: Element | null): void =>
  void element?.closest('[hidden]')?.dispatchEvent(new Event(WANTED))

/** Calls `open`, and draws what it changes, when something in the folded part is wanted. */
export const useOpening = (body: RefObject<HTMLElement | null>, open: () => void): void =>
  useEffect(() => {
    const element = body.current
    const show = () => flushSync(open)
    element?.addEventListener(WANTED, show)
    return () => element?.removeEventListener(WANTED, show)
  })
