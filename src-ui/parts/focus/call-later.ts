/** In milliseconds. Returns a function that prevents the call. A separate file, so that tests can replace it. */
export const callLater = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
