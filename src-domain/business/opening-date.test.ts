import { describe, expect, it } from 'vitest'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { parseOpeningDate, isOpeningDateClearedOnRefusal } from './opening-date.ts'

const TODAY = kstDateOrThrow('2025-06-26')

describe('the opening date typed into the field', () => {
  it.each([
    ['1000-01-01', { ok: true, value: '1000-01-01' }],
    ['0999-12-31', { ok: false, code: 'invalid' }],
    ['2023-02-29', { ok: false, code: 'invalid' }],
    ['20200131', { ok: false, code: 'invalid' }],
  ])('[A-066] %s is parsed as %o', (text, answer) => expect(parseOpeningDate(text, TODAY)).toEqual(answer))

  it.each([
    ['2025-06-26', { ok: true, value: '2025-06-26' }],
    ['2025-06-27', { ok: false, code: 'future' }],
  ])('[A-067] %s is parsed on 2025-06-26 as %o', (text, answer) =>
    expect(parseOpeningDate(text, TODAY)).toEqual(answer),
  )
})

describe('[D2-103] a refused date', () => {
  it.each(['0999-12-31', '2025-06-27'])('is cleared if it exists: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(true),
  )
  it.each(['2020-02-30', '2020-02', '2020', '2023-02-29', '1'])('stays in the field if it does not exist: %s', (text) =>
    expect(isOpeningDateClearedOnRefusal(text)).toBe(false),
  )
})
