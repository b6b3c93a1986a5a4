import { AMOUNT_COUNT } from './amount-count.table.ts'
import { proofTypeOf, type ProofTypeFields } from './proof-type.ts'

/** What the total of a proof counts. `none`: a proof that was looked up has no total of its own. [P-103] */
export type TotalKind = 'amount' | 'cases' | 'none'

/** Both words that are read as cases; `건` alone is written. [P-072] [D3-04] */
const CASES_WORDS: readonly string[] = [AMOUNT_COUNT.cases.wire, '건수']

/** What the total of this proof counts; a word that nobody knows is read as an amount. [P-103] [P-264] */
export const totalKindOf = (fields: ProofTypeFields): TotalKind => {
  const type = proofTypeOf(fields)
  if (type === 'fast' || type === 'parcel') return 'none'
  return CASES_WORDS.includes(fields.amountCountType ?? '') ? 'cases' : 'amount'
}

/** The carriers that a lookup was asked of, in the order in which they were ticked. [P-103] [P-087] */
export const carriersOf = (
  fields: ProofTypeFields & { readonly aplyTypeDetail?: string | null | undefined },
): readonly string[] =>
  proofTypeOf(fields) === 'parcel'
    ? (fields.aplyTypeDetail ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : []

/** The total as a number, from what was typed: separators do not count, and what is no number counts as 0. [P-116] */
export const totalFromText = (text: string): number => {
  const plain = text.replaceAll(',', '').trim()
  return /^\d+$/.test(plain) ? Number(plain) : 0
}

/** The digits that the input shows for a stored total; none for a missing one. An amount gets its separators by the input. [P-116] */
export const totalText = (total: number | null | undefined): string =>
  total === null || total === undefined || !Number.isFinite(total) ? '' : String(Math.max(0, Math.trunc(total)))

/**
 * What may stand in the total input: digits only, as many as the limit. A stored value that is longer stays as it is, and
 * cannot become longer. [P-115] [D3-19]
 */
export const typedTotal = (text: string, digits: number, stored: string): string => {
  const kept = text.normalize('NFKC').replace(/\D/g, '')
  return kept === stored ? kept : kept.slice(0, digits)
}
