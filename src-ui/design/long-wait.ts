import { useEffect, useState } from 'react'

/** Whether a sign of loading is seen already, as that of a screen on its way. */
const isWaitShown = () => document.querySelector('.skeleton:not(.is-waiting .skeleton)') !== null

/** True once something has taken longer than 400 ms, what is quicker shows no sign of loading; and where one is seen, which this one follows. */
export const useLongWait = (): boolean => {
  const [long, setLong] = useState(isWaitShown)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return long
}
