/** For this many milliseconds, a click may be the second click of a double click. */
export const SECOND_PRESS_MS = 500

export type Point = { readonly x: number; readonly y: number }

/** How far apart the two clicks of a double click are at most, in pixels. */
const SAME_PLACE_PX = 24

/**
 * Ignores clicks at a place for a moment, after a click there has closed a dialog: a second, impatient click would
 * reach what is below, such as a telephone number. A key, a click elsewhere, and a click in the next dialog act at once.
 * [D1-851]
 */
export const ignoreSecondPress = ({ x, y }: Point): void => {
  const gone = new AbortController()
  const ignore = (event: MouseEvent) => {
    // A click by a key has no count.
    const isAtPlace = event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) <= SAME_PLACE_PX
    if (!isAtPlace || (event.target instanceof Element && event.target.closest('dialog') !== null)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, { capture: true, signal: gone.signal })
  setTimeout(() => gone.abort(), SECOND_PRESS_MS)
}
