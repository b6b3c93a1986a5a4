/** A value that a test builds on: without it the test fails here instead of proving nothing. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('the test has nothing to build on')
  return value
}
