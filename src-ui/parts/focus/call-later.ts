/**
 * Calls a function after a time in milliseconds. Returns a function that prevents the call. The function is in a
 * separate file, so that component tests can replace it.
 */
export const callLater = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
