/**
 * Calls a function after a time in milliseconds. Returns a function that prevents the call. It is in a file of its own,
 * so that component tests can replace it.
 */
export const callLater = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
