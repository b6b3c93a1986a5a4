import { useEffect, useLayoutEffect } from 'react'
import { focusOutsidePage } from '../focus/focus-outside-page.ts'

/** Only on a reload: on Back and forward a page starts at its top. */
const keepReloadInPlace = () =>
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

/** As `scrollToTopAndFocusHeading`, whose module is loaded only then, because `/` does not need it before. [E-020] */
const scrollToTop = (): void => {
  window.scrollTo(0, 0)
  const before = document.activeElement
  import('../focus/focus.ts').then(
    // If the person has moved the focus while this module was loading, the focus stays there.
    ({ focusHeading }) => document.activeElement === before && focusHeading(),
    () => undefined,
  )
}

/** Except the first one, which the browser handles. */
const makeNavigationEnds = () => {
  let isFirst = true
  return () => {
    history.scrollRestoration = 'manual'
    if (isFirst) {
      isFirst = false
      keepReloadInPlace()
      return
    }
    scrollToTop()
  }
}
const endNavigation = makeNavigationEnds()

/**
 * When the screen is rendered: scrolls to the top and focuses the heading, not on the first page of a visit. If the
 * focused element disappears with the old page, the focus waits outside the page. [E-020] [D1-227]
 */
export const useNavigationEnd = (path: string): void => {
  useLayoutEffect(() => focusOutsidePage, [])
  useEffect(endNavigation, [path])
}
