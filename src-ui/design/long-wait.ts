import { useEffect, useState } from 'react'

/** True once something has taken longer than 400 ms: what is quicker shows no sign of loading. */
export const useLongWait = (): boolean => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return long
}
