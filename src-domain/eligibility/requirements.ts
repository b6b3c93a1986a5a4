import { type Branded, accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import type { Won } from '../kernel/won.ts'
import { SALES_CEILING, LAST_OPENING_DAY, USAGE_PERIOD, COMBINED_USAGE_MUST_EXCEED } from '../programme/parameters.ts'
import { type KstDate, parseKstDate } from '../time/calendar.ts'

/** 연 매출액: checks that it is above 0 and at most the ceiling. [E-002] */
export const parseEligibleAnnualSales = (annual: Won): ParseResult<Won, 'noSales' | 'aboveThreshold'> => {
  if (annual <= 0) return refused('noSales')
  return annual > SALES_CEILING ? refused('aboveThreshold') : accepted(annual)
}

/** 개업일: checks that it is on or before the last opening day. [E-003] */
export const parseEligibleOpeningDate = (openingDate: KstDate): ParseResult<KstDate, 'openedTooLate'> =>
  openingDate <= LAST_OPENING_DAY ? accepted(openingDate) : refused('openedTooLate')

/** A calendar month, `YYYY-MM`. */
export type Month = Branded<string, 'Month'>

export const parseMonth = (text: string): Month | null => (parseKstDate(`${text}-01`) === null ? null : (text as Month))

/** 이용기간: checks whether usage in a month counts. [E-004] */
export const parseEligibleUsageMonth = (month: Month): ParseResult<Month, 'tooEarly' | 'tooLate'> => {
  const { first, last } = USAGE_PERIOD
  if (month < first) return refused('tooEarly')
  return month > last ? refused('tooLate') : accepted(month)
}

/** 합산 이용금액: checks that it is above the limit; an amount equal to the limit is not enough. [E-005] */
export const parseEligibleCombinedUsage = (total: Won): ParseResult<Won, 'notEnough'> =>
  total > COMBINED_USAGE_MUST_EXCEED ? accepted(total) : refused('notEnough')
