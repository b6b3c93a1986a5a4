import { useEffect } from 'react'

/**
 * Back and forward begin at the top as well: the browser would put them where they were left, and later than we do. A
 * reload it may put back, so it gets the place on leaving.
 */
const keepReloadInPlace = () =>
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

const toHeading = () => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of the page, which says where one is; without one, to its content. After the next frame:
 * of what gets the focus while a window is closing, a screen reader hears nothing. Who moves it meanwhile keeps it.
 */
export const focusHeading = (): void => {
  const before = document.activeElement
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === before || document.activeElement === document.body) toHeading()
    }),
  )
}

/** The top of the page, and the focus at its heading. [E-020] */
export const toTop = (): void => {
  window.scrollTo(0, 0)
  focusHeading()
}

/** The arrivals of a page; the first is the browser's own. */
const makeArrivals = () => {
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
const arrive = makeArrivals()

/**
 * What every navigation ends with, once its screen is there: the top of the page, and the focus at its heading. The page
 * that the browser itself opened starts at its own place, and its focus is not ours to move. [E-020]
 */
export const useArrival = (path: string): void => useEffect(arrive, [path])
