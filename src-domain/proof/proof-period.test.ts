import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERIOD_CASES, TICKED_CASES } from './proof-period.cases.ts'
import { periodOfYears, withYears, yearsOfPeriod } from './proof-period.ts'

const OFFERED = [2024, 2025]

describe('[P-101] [P-102] the period of a proof', () => {
  it.each(PERIOD_CASES)('$period is read as $years', ({ period, years }) =>
    expect(yearsOfPeriod(period, OFFERED)).toEqual(years),
  )

  it.each(TICKED_CASES)('$years is stored as $period', ({ years, period }) => expect(periodOfYears(years)).toBe(period))

  it('[P-102] another choice of years rewrites the period and clears both days, and nothing else', () =>
    expect(
      withYears(
        { useProofPeriod: '2024', useProofStartDt: '2024-01-01', useProofEndDt: '2024-12-31', amountCount: 3 },
        [2025, 2024],
      ),
    ).toEqual({ useProofPeriod: '2024,2025', useProofStartDt: '', useProofEndDt: '', amountCount: 3 }))

  it('[P-101] what was stored from a choice is read back as that choice', () =>
    fc.assert(
      fc.property(fc.subarray(OFFERED), (years) => {
        expect(yearsOfPeriod(periodOfYears(years), OFFERED)).toEqual(years)
      }),
    ))
})
