/** A call during a run gets the result of that run. */
export const singleFlight = <Asked extends readonly unknown[], T>(work: (...asked: Asked) => Promise<T>) => {
  let inFlight: Promise<T> | null = null
  return {
    /** Null if none is in flight. */
    current: () => inFlight,
    run: (...asked: Asked): Promise<T> =>
      (inFlight ??= work(...asked).finally(() => {
        inFlight = null
      })),
  }
}
