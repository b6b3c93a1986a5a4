import { createHash } from 'node:crypto'

const lot = (text: string): string => createHash('sha256').update(text).digest('hex')

/** So many of them, drawn by their text: the same change draws the same, and no one chooses. */
export const drawn = <T>(all: readonly T[], limit: number, textOf: (one: T) => string): readonly T[] =>
  all
    .map((one) => ({ one, lot: lot(textOf(one)) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, limit)
    .map(({ one }) => one)

/** How many mutants are asked for: a sample of none would find nothing wrong. */
export const sampleSize = (typed: string): number => {
  if (!/^[1-9]\d*$/.test(typed))
    throw new Error(`--sample wants a number of mutants, as in --sample 60, and not '${typed}'`)
  return Number(typed)
}
