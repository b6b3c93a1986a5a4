import { describe, expect, it } from 'vitest'
import { kstDateOrThrow, kstInstant } from '../../time/calendar.ts'
import { carriersInTableOrder, CARRIERS, lastDayOfCarrierLookup, parseCarriers } from './carrier-request.ts'

describe('[P-087] the requested carriers', () => {
  it('requested carriers are in display order, regardless of the order of selection', () => {
    expect(carriersInTableOrder(['우체국', '롯데', 'CJ대한통운'])).toEqual(['롯데', 'CJ대한통운', '우체국'])
    expect(carriersInTableOrder(CARRIERS.toReversed())).toEqual(CARRIERS)
    expect(CARRIERS).toEqual(['롯데', '로젠', 'CJ대한통운', '한진', '굿스플로(착한택배/더착한택배)', '우체국'])
    expect(carriersInTableOrder([])).toEqual([])
  })
  it('[P-280] a requested carrier must be in the list', () => {
    expect(parseCarriers(CARRIERS)).toEqual(CARRIERS)
    expect(parseCarriers(['롯데', '우체국'])).toEqual(['롯데', '우체국'])
    expect(parseCarriers([])).toEqual([])
    expect(parseCarriers(['한진', '롯데', '한진'])).toEqual(['롯데', '한진'])
    for (const names of [['롯데', '배달의천국'], ['없는 택배사'], ['constructor']])
      expect(parseCarriers(names)).toBeNull()
  })
})

it.each([
  ['2025-01-31', '2025-02-28'],
  ['2025-06-30', '2025-07-30'],
  ['2025-07-01', '2025-08-01'],
])('[P-085] a lookup requested on %s ends at the latest on %s', (day, last) =>
  expect(lastDayOfCarrierLookup(kstInstant(kstDateOrThrow(day), '23:59'))).toBe(last),
)
