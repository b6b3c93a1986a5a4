import { useEffect, useRef, useState } from 'react'

/** A load that can be tried again: by a press, and at once when the browser is connected again. [P-303] */
export type Retry = {
  /** Tries again, later with each press that failed; does nothing during a pause. */
  readonly press: () => void
  /** Tries again at once and ends a pause. */
  readonly tryNow: () => void
  /** How long the page waits before the try that was asked for, in seconds; 0 when none was. */
  readonly pauseSeconds: number
}

/** The pause before the first, second, … try by a press, in seconds: a server that is down is left time to come back. */
const PAUSES = [0, 3, 10, 20, 30] as const
const pauseOf = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)] as number

/** Makes a load repeatable; `again` returns true if it succeeded. A pause ends with the screen. */
export const useRetry = (again: () => Promise<boolean>): Retry => {
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
