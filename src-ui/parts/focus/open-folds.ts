import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/** A browser sends it to a hidden part in which its search finds something; our code before the focus enters it. */
const WANTED = 'beforematch'

export const openFoldAround = (element: Element | null): void =>
  void element?.closest('[hidden]')?.dispatchEvent(new Event(WANTED))

/** Renders the changes, too. */
export const useOpenWhenNeeded = (body: RefObject<HTMLElement | null>, open: () => void): void =>
  useEffect(() => {
    const element = body.current
    const show = () => flushSync(open)
    element?.addEventListener(WANTED, show)
    return () => element?.removeEventListener(WANTED, show)
  })
