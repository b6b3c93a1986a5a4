import { describe, expect, it } from 'vitest'
import { kstDate } from './calendar.ts'
import { dated } from './dated.ts'

const RULES = dated([
  { from: '2024-02-19', ref: 'R-1', value: 'first' },
  { from: '2025-02-17', ref: 'R-2', value: 'second' },
])

describe('values with a date', () => {
  it.each([
    ['2024-02-18', null],
    ['2024-02-19', 'first'],
    ['2025-02-16', 'first'],
    ['2025-02-17', 'second'],
    ['2099-12-31', 'second'],
  ])('on %s %s holds', (day, value) => expect(RULES.on(kstDate(day))).toBe(value))

  it('keeps its entries for the one who reads them', () =>
    expect(RULES.entries.map((entry) => entry.ref)).toEqual(['R-1', 'R-2']))

  it.each([{ days: ['2025-02-17', '2024-02-19'] }, { days: ['2024-02-19', '2024-02-19'] }, { days: ['2024-02-30'] }])(
    'out of order, twice on one day or on no day it does not start: $days',
    ({ days }) => expect(() => dated(days.map((from) => ({ from, ref: 'R', value: 1 })))).toThrow(RangeError),
  )
})
