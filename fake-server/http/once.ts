/** Makes a function that computes its value on the first call and returns the same value afterwards. */
export const once = <T>(make: () => T): (() => T) => {
  let kept: { readonly value: T } | null = null
  return () => (kept ??= { value: make() }).value
}
