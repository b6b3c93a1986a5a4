import { describe, expect, it } from 'vitest'
import { OPENING_DATE_CASES, OPENING_DATE_TODAY } from './opening-date.rules.ts'
import { parseOpeningDate, isOpeningDateClearedOnRefusal } from './opening-date.ts'

it.each(OPENING_DATE_CASES)('[A-066] [A-067] the opening date $text is parsed as $verdict', ({ text, verdict }) =>
  expect(parseOpeningDate(text, OPENING_DATE_TODAY)).toEqual(
    verdict === 'ok' ? { ok: true, value: text } : { ok: false, code: verdict },
  ),
)

describe('[D2-103] a refused date', () => {
  it.each(['0999-12-31', '2025-06-27'])('is cleared if it exists: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(true),
  )
  it.each(['2020-02-30', '2020-02', '2020', '2023-02-29', '1'])('stays in the field if it does not exist: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(false),
  )
})
