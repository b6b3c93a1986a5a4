import { useEffect, useState } from 'react'

/** True if a loading sign is already shown. A loading sign that replaces it must appear immediately. */
export const isLoadingSignShown = () =>
  document.querySelector('[data-skeleton]:not([data-waiting] [data-skeleton])') !== null

/**
 * Returns true when the calling component has been mounted for 400 ms, because a shorter wait shows no loading sign.
 * Returns true immediately if `first` returns true.
 */
export const useLongWait = (first: () => boolean = () => false): boolean => {
  const [long, setLong] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return long
}
