import { type KeyboardEvent, useState } from 'react'

/**
 * For each key, the function that returns the index of the control that gets the focus, in a row of controls with one
 * tab stop.
 */
export const ROVING_FOCUS_MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Returns the tab stop of a row of buttons, and a key handler. The handler moves the tab stop and the focus with the
 * arrow keys, Home and End.
 */
export const useRovingTabStop = (count: number) => {
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = ROVING_FOCUS_MOVES[event.key]?.(stop, count)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return { stop, setStop, onKeyDown } as const
}
