import { useEffect, useState } from 'react'

/** Whether a sign of loading is seen already, as that of a screen on its way; asked by a sign that takes its place. */
export const isWaitShown = () => document.querySelector('.skeleton:not(.is-waiting .skeleton)') !== null

/** True once something has taken longer than 400 ms, or from the start where `first` says so: what is quicker shows no sign of loading. */
export const useLongWait = (first: () => boolean = () => false): boolean => {
  const [long, setLong] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return long
}
