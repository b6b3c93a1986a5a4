import { createHash } from 'node:crypto'
import type { Mutant } from './instrument.ts'

const lot = ({ file, text, from, to }: Mutant): string =>
  createHash('sha256').update([file, text, from, to].join('\n')).digest('hex')

/** So many of them, drawn by their text: the same change draws the same, and no one chooses. */
export const drawn = (mutants: readonly Mutant[], limit: number): readonly Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, limit)
    .map(({ mutant }) => mutant)
