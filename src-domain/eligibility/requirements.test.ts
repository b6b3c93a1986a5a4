import { describe, expect, it } from 'vitest'
import type { ParseResult } from '../kernel/parse-result.ts'
import { Won } from '../kernel/won.ts'
import { kstDateOrThrow } from '../time/calendar.ts'
import {
  ELIGIBLE_COMBINED_USAGE_CASES,
  ELIGIBLE_OPENING_DATE_CASES,
  ELIGIBLE_ANNUAL_SALES_CASES,
  ELIGIBLE_USAGE_MONTH_CASES,
} from './requirements.cases.ts'
import {
  parseEligibleCombinedUsage,
  parseEligibleOpeningDate,
  parseEligibleAnnualSales,
  type Month,
  parseEligibleUsageMonth,
  parseMonth,
} from './requirements.ts'

const refusalOf = (checked: ParseResult<unknown, string>) => (checked.ok ? null : checked.code)

describe('[E-002] the limit of annual sales', () => {
  it.each(ELIGIBLE_ANNUAL_SALES_CASES)('gives $refusal for $won won', ({ won, refusal }) =>
    expect(refusalOf(parseEligibleAnnualSales(Won(won)))).toBe(refusal),
  )
})

describe('[E-003] the opening date', () => {
  it.each(ELIGIBLE_OPENING_DATE_CASES)('$day gives $refusal', ({ day, refusal }) =>
    expect(refusalOf(parseEligibleOpeningDate(kstDateOrThrow(day)))).toBe(refusal),
  )
})

describe('[E-004] the usage period', () => {
  it.each(ELIGIBLE_USAGE_MONTH_CASES)('$month gives $refusal', ({ month, refusal }) => {
    const parsed = parseMonth(month)
    expect(parsed).toBe(month)
    expect(refusalOf(parseEligibleUsageMonth(parsed as Month))).toBe(refusal)
  })

  it.each(['2024-13', '2024-00', '2024-1', '202401', '2024-01-01', ''])('rejects "%s", which is not a month', (text) =>
    expect(parseMonth(text)).toBeNull(),
  )
})

describe('[E-005] the combined usage at rapid-pay delivery agencies', () => {
  it.each(ELIGIBLE_COMBINED_USAGE_CASES)('gives $refusal for $won won', ({ won, refusal }) =>
    expect(refusalOf(parseEligibleCombinedUsage(Won(won)))).toBe(refusal),
  )
})
