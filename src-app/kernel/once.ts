/** Runs `work` on the first call; every later call gets the same result, also a failure. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}
