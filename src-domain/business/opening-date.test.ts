import { describe, expect, it } from 'vitest'
import { kstDateOrThrow } from '../time/calendar.ts'
import { parseOpeningDate, isOpeningDateClearedOnRefusal } from './opening-date.ts'

const TODAY = kstDateOrThrow('2025-06-26')

it('[A-066] [A-067] an entered opening date is parsed to its day, or to the code of its refusal', () => {
  expect(parseOpeningDate('2025-06-26', TODAY)).toEqual({ ok: true, value: '2025-06-26' })
  expect(parseOpeningDate('2025-06-27', TODAY)).toEqual({ ok: false, code: 'future' })
})

describe('[D2-103] a refused date', () => {
  it.each(['0999-12-31', '2025-06-27'])('is cleared if it exists: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(true),
  )
  it.each(['2020-02-30', '2020-02', '2020', '2023-02-29', '1'])('stays in the field if it does not exist: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(false),
  )
})
