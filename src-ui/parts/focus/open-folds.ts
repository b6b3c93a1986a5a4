import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * The event that a browser sends to a hidden part if its search finds something in the part. Our code sends it, too,
 * before the focus enters such a part.
 */
const WANTED = 'beforematch'

export const openFoldAround = (element: Element | null): void =>
  void element?.closest('[hidden]')?.dispatchEvent(new Event(WANTED))

/** Calls `open` when something in the folded part is needed, and renders the changes. */
export const useOpenWhenNeeded = (body: RefObject<HTMLElement | null>, open: () => void): void =>
  useEffect(() => {
    const element = body.current
    const show = () => flushSync(open)
    element?.addEventListener(WANTED, show)
    return () => element?.removeEventListener(WANTED, show)
  })
