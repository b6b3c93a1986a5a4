/** Prevents two runs of `work` at the same time: a call during a run gets the result of that run. */
export const singleFlight = <Asked extends readonly unknown[], T>(work: (...parameters: Asked) => Promise<T>) => {
  let inFlight: Promise<T> | null = null
  return {
    /** Returns the result of the run in flight; null if no run is in flight. */
    current: () => inFlight,
    run: (...parameters: Asked): Promise<T> =>
      (inFlight ??= work(...parameters).finally(() => {
        inFlight = null
      })),
  }
}
