import { useEffect } from 'react'

let arrivals = 0

/**
 * What every navigation ends with, once its screen is there: the top of the page, and the focus at its content. The page
 * that the browser itself opened starts at its own place, and its focus is not ours to move. [E-020]
 */
export const useArrival = (path: string): void => {
  useEffect(() => {
    arrivals += 1
    if (arrivals === 1) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path])
}
