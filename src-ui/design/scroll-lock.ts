/**
 * Keeps the page behind a window still, and gives back what was there: the overflow value and the place. Answers the
 * function that unlocks. [E-057]
 */
export const lockScroll = (page: Document): (() => void) => {
  const { style } = page.documentElement
  const before = style.overflow
  const top = page.defaultView?.scrollY ?? 0
  style.overflow = 'hidden'
  return () => {
    style.overflow = before
    if (page.defaultView && page.defaultView.scrollY !== top) page.defaultView.scrollTo({ top, behavior: 'instant' })
  }
}
