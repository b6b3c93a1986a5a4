/** Runs `make` on the first call. Every later call returns the same value; a promise also if it was rejected. */
export const once = <T>(make: () => T): (() => T) => {
  let result: { readonly value: T } | null = null
  return () => (result ??= { value: make() }).value
}
