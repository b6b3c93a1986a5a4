/** Work that is done once: whoever asks has the first answer, a failure too. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}

/** Work of which one is under way at a time: whoever asks meanwhile has the same answer. */
export const singleFlight = <Asked extends readonly unknown[], T>(work: (...asked: Asked) => Promise<T>) => {
  let underWay: Promise<T> | null = null
  return {
    isUnderWay: () => underWay !== null,
    run: (...asked: Asked): Promise<T> =>
      (underWay ??= work(...asked).finally(() => {
        underWay = null
      })),
  }
}
