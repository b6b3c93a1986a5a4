/** Work that is done once: every call gets the first answer, a failure too. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}

/** Work of which one runs at a time: a call while it runs gets the same answer. */
export const singleFlight = <Asked extends readonly unknown[], T>(work: (...asked: Asked) => Promise<T>) => {
  let inFlight: Promise<T> | null = null
  return {
    isRunning: () => inFlight !== null,
    run: (...asked: Asked): Promise<T> =>
      (inFlight ??= work(...asked).finally(() => {
        inFlight = null
      })),
  }
}
