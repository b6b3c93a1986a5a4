/** A mutant that no test can tell from the original: where it stands, by its file and the line in which it begins, and why. */
export type Equivalent = {
  readonly file: string
  readonly line: string
  readonly from: string
  readonly to: string
  readonly because: string
}

export const EQUIVALENTS: readonly Equivalent[] = []
