/** Returns a value that a test needs; throws if it is missing, so that the test cannot pass without it. */
export const presentOrThrow = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('the test has nothing to build on')
  return value
}
