import type { KstDate } from '../kernel/calendar.ts'
import { accepted, refused, type Checked } from '../kernel/checked.ts'

/** A year in which usage may lie. Those that are offered are a parameter of the programme. */
export type ProofYear = number

/** Years ascending, each once: the order in which a proof keeps them. [P-028] [P-102] */
export const orderedYears = (years: readonly ProofYear[]): readonly ProofYear[] =>
  [...new Set(years)].toSorted((a, b) => a - b)

/** Those of the years that are offered, ascending, each once. [P-101] */
export const offeredYears = (years: readonly ProofYear[], offered: readonly ProofYear[]): readonly ProofYear[] =>
  orderedYears(years.filter((year) => offered.includes(year)))

/** The same years, in whatever order. [P-137] */
export const sameYears = (some: readonly ProofYear[], others: readonly ProofYear[]): boolean =>
  orderedYears(some).join() === orderedYears(others).join()

/** The three facts that say when a proof's usage lies. */
export type UsagePeriod = {
  readonly years: readonly ProofYear[]
  readonly usageStart: string | null
  readonly usageEnd: string | null
}

/** What another choice of years makes of a proof: the years are written anew and both days are cleared. [P-102] */
export const withYears = <Kept extends object>(proof: Kept, years: readonly ProofYear[]): Kept & UsagePeriod => ({
  ...proof,
  years: orderedYears(years),
  usageStart: null,
  usageEnd: null,
})

/** First and last day of a period of use. */
export type DateRange = { readonly start: KstDate; readonly end: KstDate }

/**
 * A period ends no earlier than it begins and has come already; `today` is the Korean day. Both ends may be one day, and
 * today. [P-062] [P-063] [D3-57]
 */
export const checkDateRange = (
  { start, end }: DateRange,
  today: KstDate,
): Checked<DateRange, 'date.endBeforeStart' | 'date.future', 'start' | 'end'> => {
  if (end < start) return refused('date.endBeforeStart', { at: 'end' })
  if (start > today) return refused('date.future', { at: 'start' })
  return end > today ? refused('date.future', { at: 'end' }) : accepted({ start, end })
}
