import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROOF_YEARS } from '../programme/parameters.ts'
import { type KstDate, kstDateOrThrow, kstDateOf, kstInstant } from '../time/calendar.ts'
import { DATE_RANGE_CASES, DATE_RANGE_TODAY } from './proof-period.cases.ts'
import { keepOfferedYears, sortUniqueYears, parseDaysOfUse, areSameYears } from './proof-period.ts'

describe('[P-101] [P-102] the years of a proof', () => {
  it.each([
    { stored: [2024, 2025], years: [2024, 2025] },
    { stored: [2025, 2024], years: [2024, 2025] },
    { stored: [2025], years: [2025] },
    { stored: [2025, 2025], years: [2025] },
    { stored: [2023, 2024], years: [2024] },
    { stored: [], years: [] },
  ] as const)('the years are stored as $stored and shown as $years', ({ stored, years }) =>
    expect(keepOfferedYears(stored)).toEqual(years),
  )

  it.each([
    { ticked: [2025, 2024], years: [2024, 2025] },
    { ticked: [2024, 2025], years: [2024, 2025] },
    { ticked: [2025, 2025], years: [2025] },
    { ticked: [2024], years: [2024] },
    { ticked: [], years: [] },
  ] as const)('the years are stored as $years if $ticked is checked', ({ ticked, years }) =>
    expect(sortUniqueYears(ticked)).toEqual(years),
  )

  it('the years of a stored choice are read back unchanged', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...PROOF_YEARS]), (years) => {
        expect(areSameYears(keepOfferedYears(sortUniqueYears(years)), years)).toBe(true)
      }),
    ))

  it('[P-137] the years are equal in any order', () => {
    expect(areSameYears([2024, 2025], [2025, 2024])).toBe(true)
    expect(areSameYears([2024], [2025])).toBe(false)
    expect(areSameYears([], [2025])).toBe(false)
  })
})

const judged = (start: string, end: string, today: KstDate) => {
  const checked = parseDaysOfUse({ start: kstDateOrThrow(start), end: kstDateOrThrow(end) }, today)
  return checked.ok ? null : checked.code
}

describe('[P-062] [P-063] a period of use', () => {
  it.each(DATE_RANGE_CASES)('the period from $start to $end gives $code', ({ start, end, code }) =>
    expect(judged(start, end, DATE_RANGE_TODAY)).toBe(code),
  )

  it('says which of the two days to correct', () => {
    const checked = (start: string, end: string) =>
      parseDaysOfUse({ start: kstDateOrThrow(start), end: kstDateOrThrow(end) }, DATE_RANGE_TODAY)
    expect(checked('2025-06-02', '2025-06-01')).toMatchObject({ code: 'endBeforeStart', at: 'end' })
    expect(checked('2025-06-25', '2025-06-26')).toMatchObject({ code: 'future', at: 'start' })
    expect(checked('2025-06-24', '2025-06-25')).toMatchObject({ code: 'future', at: 'end' })
    expect(checked('2025-06-01', '2025-06-24')).toEqual({
      ok: true,
      value: { start: '2025-06-01', end: '2025-06-24' },
    })
  })

  it('uses the Korean day as today', () => {
    const midnight = kstInstant('2025-06-24', '00:00')
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight))).toBeNull()
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight - 1))).toBe('future')
  })
})
