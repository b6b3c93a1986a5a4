/** Runs `work` at the first call; every later call gets the same answer, also where it failed. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}
