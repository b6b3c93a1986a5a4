import { useEffect, useState } from 'react'

/** A loading sign that replaces it must appear immediately. */
export const isLoadingSignShown = () =>
  document.querySelector('[data-skeleton]:not([data-waiting] [data-skeleton])') !== null

/** True 400 ms after mounting, because a shorter wait shows no loading sign; immediately if `first` returns true. */
export const useLongWait = (first: () => boolean = () => false): boolean => {
  const [long, setLong] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return long
}
