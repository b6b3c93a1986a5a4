/** Runs `work` on the first call. Every later call gets the same result, even if it is a failure. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}
