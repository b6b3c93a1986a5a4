import { useEffect, useLayoutEffect } from 'react'
import { restFocus } from '../design/resting-place.ts'

/**
 * Restores the scroll position on a reload only: on Back and forward, where a page begins at its top, the browser would
 * restore it after us.
 */
const keepReloadInPlace = () =>
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

/** Scrolls to the top and focuses the heading. [E-020] */
export const toTop = (): void => {
  window.scrollTo(0, 0)
  const before = document.activeElement
  import('../design/focus.ts').then(
    // Whoever has moved the focus meanwhile keeps it.
    ({ focusHeading }) => document.activeElement === before && focusHeading(),
    () => undefined,
  )
}

/** Handles the ends of the navigations in a page; the first navigation is the browser's own. */
const makeNavigationEnds = () => {
  let isFirst = true
  return () => {
    history.scrollRestoration = 'manual'
    if (isFirst) {
      isFirst = false
      keepReloadInPlace()
      return
    }
    toTop()
  }
}
const endNavigation = makeNavigationEnds()

/**
 * The end of every navigation, once its screen is there: scrolls to the top and focuses the heading. On the page that
 * the browser opened itself both stay. A page that goes with what had the focus lets it rest until then. [E-020] [D1-227]
 */
export const useNavigationEnd = (path: string): void => {
  useLayoutEffect(() => restFocus, [])
  useEffect(endNavigation, [path])
}
