import { describe, expect, it } from 'vitest'
import { OPENING_DATE_TODAY } from './opening-date.rules.ts'
import { parseOpeningDate, isOpeningDateClearedOnRefusal } from './opening-date.ts'

it('[A-066] [A-067] an entered opening date is parsed to its day, or to the code of its refusal', () => {
  expect(parseOpeningDate('2025-06-26', OPENING_DATE_TODAY)).toEqual({ ok: true, value: '2025-06-26' })
  expect(parseOpeningDate('2025-06-27', OPENING_DATE_TODAY)).toEqual({ ok: false, code: 'future' })
})

describe('[D2-103] a refused date', () => {
  it.each(['0999-12-31', '2025-06-27'])('is cleared if it exists: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(true),
  )
  it.each(['2020-02-30', '2020-02', '2020', '2023-02-29', '1'])('stays in the field if it does not exist: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(false),
  )
})
