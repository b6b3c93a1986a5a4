import { decisionFrom } from '../kernel/decide.ts'
import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { PROOF_YEARS } from '../programme/parameters.ts'
import type { KstDate } from '../time/calendar.ts'

export type ProofYear = number

/**
 * Returns the years in the form in which they are stored: in ascending order, each year exactly once. [P-028] [P-102]
 */
export const sortUniqueYears = (years: readonly ProofYear[]): readonly ProofYear[] =>
  [...new Set(years)].toSorted((a, b) => a - b)

/**
 * Returns the years that a proof may have, in ascending order, each year exactly once. Leaves out years that are not
 * offered. [P-101]
 */
export const keepOfferedYears = (years: readonly ProofYear[]): readonly ProofYear[] =>
  sortUniqueYears(years.filter((year) => PROOF_YEARS.some((offeredYear) => offeredYear === year)))

/** True if two lists contain the same years, in any order. [P-137] */
export const areSameYears = (a: readonly ProofYear[], b: readonly ProofYear[]): boolean =>
  sortUniqueYears(a).join() === sortUniqueYears(b).join()

/**
 * The facts about the years that were sent: whether none, some or all of them are offered, and whether the proof is
 * new. `outOfOrder`: all are offered, but they are not in ascending order or a year occurs twice.
 */
type ProofYearsFacts = {
  readonly offered: 'none' | 'some' | 'outOfOrder' | 'all'
  readonly registering: boolean
}

const offeredShare = (years: readonly ProofYear[], valid: readonly ProofYear[]): ProofYearsFacts['offered'] => {
  if (valid.length === 0) return 'none'
  if (!areSameYears(valid, years)) return 'some'
  return valid.join() === years.join() ? 'all' : 'outOfOrder'
}

/**
 * 증빙 기간: decides whether a proof may be stored with these years, as sent. Years that are not offered are refused in a
 * new proof, but ignored in a supplement.
 */
export const decideProofYears = decisionFrom(
  (years: readonly ProofYear[], registering: boolean): ProofYearsFacts => ({
    offered: offeredShare(years, keepOfferedYears(years)),
    registering,
  }),
  [
    { id: 'YR-1', when: { offered: 'none' }, then: 'needPeriod', ref: 'P-055' },
    { id: 'YR-2', when: { offered: 'some', registering: true }, then: 'needPeriod', ref: 'P-027' },
    { id: 'YR-3', when: { offered: 'outOfOrder', registering: true }, then: 'needPeriod', ref: 'P-028' },
    { id: 'YR-4', when: {}, then: 'ok', ref: 'P-101' },
  ],
)

type DateRange = { readonly start: KstDate; readonly end: KstDate }

/**
 * 이용한 날의 기간: checks that the period does not end before it begins, and does not end after `today` (the Korean day). A
 * period of one day, and a period that ends today, are allowed. No page uses this check or the checks in
 * `eligibility/requirements.ts`, because the form asks for years, not days. The rule book prints the limits. [P-062]
 * [P-063] [D3-57]
 */
export const parseDaysOfUse = (
  { start, end }: DateRange,
  today: KstDate,
): ParseResult<DateRange, 'endBeforeStart' | 'future', 'start' | 'end'> => {
  if (end < start) return refused('endBeforeStart', { at: 'end' })
  if (start > today) return refused('future', { at: 'start' })
  return end > today ? refused('future', { at: 'end' }) : accepted({ start, end })
}
