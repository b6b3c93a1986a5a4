/**
 * Mutants that no test can tell from the original: where they stand, by their file and the line in which they begin, what is
 * changed there, and why nothing answers otherwise.
 */
export type Equivalent = {
  readonly file: string
  readonly line: string
  readonly because: string
  readonly changes: readonly (readonly [from: string, to: string])[]
}

export const EQUIVALENTS: readonly Equivalent[] = []
