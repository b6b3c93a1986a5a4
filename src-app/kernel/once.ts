/** Work that is done once: every call gets the first answer, a failure too. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}
