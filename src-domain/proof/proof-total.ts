import { digitsIn } from '../kernel/cut-text.ts'
import { Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { PROOF_CASES, SUPPORT_PER_CASE } from '../programme/parameters.ts'
import type { Proof } from './proof.ts'
import { AMOUNT_DIGITS } from './registration-form.ts'

/** What the total of a proof counts. `none`: a proof that was looked up has no total of its own. [P-103] */
export type TotalKind = 'amount' | 'cases' | 'none'

/** What the total of this proof counts; a unit that nobody knows is read as won. [P-103] [P-264] */
export const totalKindOf = ({ proofType, totalUnit }: Pick<Proof, 'proofType' | 'totalUnit'>): TotalKind => {
  if (proofType === 'fast' || proofType === 'parcel') return 'none'
  return totalUnit === 'cases' ? 'cases' : 'amount'
}

/** The carriers that a lookup was asked of, in the order in which they were asked. [P-103] [P-087] */
export const carriersOf = ({ proofType, detailTypes }: Pick<Proof, 'proofType' | 'detailTypes'>): readonly string[] =>
  proofType === 'parcel' ? detailTypes : []

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
  const kept = digitsIn(text)
  return kept === stored ? kept : kept.slice(0, digits)
}

/** What stands against a total: nothing, there is none, it is no whole number, or it is above what may be entered. */
export type TotalVerdict = 'ok' | 'none' | 'notWhole' | 'tooLarge'

/** The largest amount in won, and the largest number of cases, that a proof may have. [P-030] [P-031] */
const MAXIMUM = { amount: 10 ** AMOUNT_DIGITS - 1, cases: onlyValue(PROOF_CASES) } as const

/** 총 증빙금액, 총 증빙건수: may a proof have this total, when it is registered and when it is supplemented? [P-030] [P-031] [D3-103] */
export const judgeTotal = (kind: TotalKind, total: number): TotalVerdict => {
  if (!(total > 0)) return 'none'
  if (!Number.isInteger(total)) return 'notWhole'
  return total > MAXIMUM[kind === 'cases' ? 'cases' : 'amount'] ? 'tooLarge' : 'ok'
}

/** Expected support: cases × the amount per case, not capped; the screen states the ceiling beside it. [P-032] [D3-20] */
export const expectedSupport = (cases: number): Won => Won(cases * onlyValue(SUPPORT_PER_CASE))
