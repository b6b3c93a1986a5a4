import { useEffect, useLayoutEffect } from 'react'
import { focusOutsidePage } from '../parts/focus/focus-outside-page.ts'

/**
 * Lets the browser restore the scroll position only on a reload. On Back and forward it must not restore the position,
 * because a page then starts at its top.
 */
const keepReloadInPlace = () =>
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

/**
 * Scrolls to the top and focuses the heading. Loads the module that moves the focus only now, because `/` does not need
 * it earlier. [E-020]
 */
const scrollToTop = (): void => {
  window.scrollTo(0, 0)
  const before = document.activeElement
  import('../parts/focus/focus.ts').then(
    // If the person has moved the focus while this module was loading, the focus stays there.
    ({ focusHeading }) => document.activeElement === before && focusHeading(),
    () => undefined,
  )
}

/** Handles the end of every navigation except the first one, which the browser handles. */
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
 * Handles the end of every navigation when the screen is rendered: scrolls to the top and focuses the heading. On the
 * first page of a visit, scroll position and focus stay unchanged. If the focused element disappears with the old page,
 * the focus waits on an element outside the page until the navigation ends. [E-020] [D1-227]
 */
export const useNavigationEnd = (path: string): void => {
  useLayoutEffect(() => focusOutsidePage, [])
  useEffect(endNavigation, [path])
}
