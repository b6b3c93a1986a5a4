import { useEffect, useState } from 'react'

/** True if a loading sign is already shown. A loading sign that replaces it must appear immediately. */
export const isLoadingSignShown = () =>
  document.querySelector('[data-skeleton]:not([data-waiting] [data-skeleton])') !== null

/** The time in milliseconds after which a wait shows a loading sign. */
export const LONG_WAIT_MS = 400

/**
 * Returns true when the calling component has been mounted for `LONG_WAIT_MS`.
 * Returns true immediately if `first` returns true.
 */
export const useLongWait = (first: () => boolean = () => false): boolean => {
  const [long, setLong] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return long
}
