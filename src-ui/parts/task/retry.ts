import { useEffect, useRef, useState } from 'react'
import type { RetriableLoad } from '../design/States.tsx'

/**
 * The pauses in seconds before the first, the second and each further retry by a click. They give a failed server time
 * to recover.
 */
const PAUSES = [0, 3, 10, 20, 30] as const
const pauseOf = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)] as number

/**
 * Makes a load that can be retried. `again` repeats the load and returns true if it succeeded. When the screen closes,
 * a pause before a retry is cancelled.
 */
export const useRetriableLoad = (again: () => Promise<boolean>): RetriableLoad => {
  const tries = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [pauseSeconds, setPauseSeconds] = useState(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const tryNow = async () => {
    clearTimeout(timer.current)
    setPauseSeconds(0)
    if (await again()) tries.current = 0
  }
  const press = () => {
    if (pauseSeconds > 0) return
    const seconds = pauseOf(tries.current)
    tries.current += 1
    if (seconds === 0) return void tryNow()
    setPauseSeconds(seconds)
    timer.current = setTimeout(() => void tryNow(), seconds * 1000)
  }
  return { press, tryNow: () => void tryNow(), pauseSeconds }
}
