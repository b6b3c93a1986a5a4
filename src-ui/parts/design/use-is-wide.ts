import { useSyncExternalStore } from 'react'

/** The windows in which a second column has room. */
const wideWindow = (): MediaQueryList | undefined => globalThis.matchMedia?.('(min-width: 64rem)')

const onChange = (notify: () => void) => {
  const wide = wideWindow()
  wide?.addEventListener('change', notify)
  return () => wide?.removeEventListener('change', notify)
}

/** True in a window of at least 1024 px; false if its width is unknown, as in the prerendered document. */
export const isWide = (): boolean => wideWindow()?.matches ?? false

/** True while the window is at least 1024 px wide; false if its width is unknown. */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, isWide, () => false)
