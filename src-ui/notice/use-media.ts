import { useCallback, useSyncExternalStore } from 'react'

/** Does the window fit this media query, now and whenever it changes? False where nobody can say. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = globalThis.matchMedia?.(query)
        list?.addEventListener('change', changed)
        return () => list?.removeEventListener('change', changed)
      },
      [query],
    ),
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
