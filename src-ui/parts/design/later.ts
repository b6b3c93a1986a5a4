/** Acts after a time in milliseconds; returns how to stop it. In its own file, because tests of components do not wait. */
export const later = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
