import { useEffect, useLayoutEffect } from 'react'
import { restFocus } from '../focus/resting-place.ts'

/**
 * Lets the browser restore the scroll position only on a reload: on Back and forward a page starts at its top, but the
 * browser would restore the position afterwards.
 */
const keepReloadInPlace = () =>
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

/** Scrolls to the top and focuses the heading. [E-020] */
export const scrollToTop = (): void => {
  window.scrollTo(0, 0)
  const before = document.activeElement
  import('../focus/focus.ts').then(
    // A person who has moved the focus since keeps it.
    ({ focusHeading }) => document.activeElement === before && focusHeading(),
    () => undefined,
  )
}

/** Handles the ends of navigations; the browser handles the first navigation itself. */
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
 * Handles the end of every navigation, when the screen is rendered: scrolls to the top and focuses the heading. On the
 * page that the browser opened itself, both stay. If the focused element disappears with the old page, the focus rests
 * outside until then. [E-020] [D1-227]
 */
export const useNavigationEnd = (path: string): void => {
  useLayoutEffect(() => restFocus, [])
  useEffect(endNavigation, [path])
}
