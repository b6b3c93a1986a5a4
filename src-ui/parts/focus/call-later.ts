/**
 * Calls a function after a time in milliseconds; returns a function that stops it. In a separate file, so that
 * component tests can replace it.
 */
export const callLater = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
