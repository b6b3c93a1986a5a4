/**
 * Keeps the page behind a window still, and gives back what was there: the overflow value and the place. Where a scroll
 * bar goes away its width is kept free, so that nothing moves. Answers the function that unlocks. [E-057]
 */
export const lockScroll = (page: Document): (() => void) => {
  const { documentElement, defaultView } = page
  const { style } = documentElement
  const before = { overflow: style.overflow, padding: style.paddingInlineEnd, top: defaultView?.scrollY ?? 0 }
  const bar = defaultView === null ? 0 : defaultView.innerWidth - documentElement.clientWidth
  style.overflow = 'hidden'
  // A page without layout (a test) reports no width at all; a scroll bar is never wider than this.
  if (bar > 0 && bar < 40) style.paddingInlineEnd = `${bar}px`
  return () => {
    style.overflow = before.overflow
    style.paddingInlineEnd = before.padding
    if (defaultView !== null && defaultView.scrollY !== before.top)
      defaultView.scrollTo({ top: before.top, behavior: 'instant' })
  }
}
