import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractDigits } from '../text/characters.ts'
import {
  BUSINESS_NUMBER_LENGTHS,
  type BusinessNumber,
  formatBusinessNumber,
  parseBusinessNumberParts,
  businessNumberOrNull,
  businessNumberParts,
  parsePastedBusinessNumber,
  decideNumberKind,
} from './business-number.ts'
import { businessNumberOrThrow } from './examples/business-number-or-throw.ts'

const tenDigits = fc.stringMatching(/^\d{10}$/)
const anyNumber = tenDigits.filter((digits) => digits.slice(3, 5) !== '00').map((digits) => digits as BusinessNumber)

describe('a business number', () => {
  it.each([
    { parts: { area: '12', kind: '45', serial: '67890' }, at: 'area' },
    { parts: { area: '123', kind: '4', serial: '67890' }, at: 'kind' },
    { parts: { area: '123', kind: '45', serial: '6789' }, at: 'serial' },
    { parts: { area: '', kind: '', serial: '' }, at: 'area' },
    { parts: { area: '123', kind: '', serial: '6' }, at: 'kind' },
  ])('[E-079] is incomplete at the first short part: $at for $parts', ({ parts, at }) =>
    expect(parseBusinessNumberParts(parts)).toEqual({ ok: false, code: 'incomplete', at }),
  )

  it.each([
    { parts: { area: '1234', kind: '45', serial: '67890' } },
    { parts: { area: '12a', kind: '45', serial: '67890' } },
    { parts: { area: '123', kind: '45', serial: '678901' } },
    { parts: { area: '１２３', kind: '45', serial: '67890' } },
  ])('[E-080] is invalid if its parts do not join to ten digits: $parts', ({ parts }) =>
    expect(parseBusinessNumberParts(parts)).toEqual({ ok: false, code: 'invalid' }),
  )

  it('[A-069] is invalid with an unassigned middle part', () => {
    expect(parseBusinessNumberParts({ area: '100', kind: '00', serial: '00001' })).toEqual({
      ok: false,
      code: 'invalid',
    })
    expect(parseBusinessNumberParts({ area: '100', kind: '01', serial: '00001' })).toMatchObject({ ok: true })
  })

  it('[E-079] [E-080] is accepted with all three parts and any check digit', () =>
    expect(parseBusinessNumberParts({ area: '000', kind: '01', serial: '00000' })).toEqual({
      ok: true,
      value: '0000100000',
    }))

  it.each(['123-45-67890', '1234567890'])('[E-080] is parsed with and without hyphens: %s', (text) =>
    expect(businessNumberOrNull(text)).toBe('1234567890'),
  )

  it.each([
    '',
    '123456789',
    '12345678901',
    '12-345-67890',
    '123-4567890',
    ' 1234567890',
    '12345abcde',
    '1-23-45-67890',
    '123-45-678901',
    '1123-45-6789',
    '0123-45-67890',
    '１２３４５６７８９０',
  ])('[E-080] is not parsed from "%s"', (text) => expect(businessNumberOrNull(text)).toBeNull())
})

describe('the input filter of a part of the business number', () => {
  it.each([
    { part: 'area', typed: '1a2b', taken: '12' },
    { part: 'area', typed: '0012', taken: '001' },
    { part: 'kind', typed: ' 0-1 ', taken: '01' },
    { part: 'serial', typed: '사업자 00001호', taken: '00001' },
    { part: 'serial', typed: '1234567', taken: '12345' },
    { part: 'area', typed: '１２３', taken: '123' },
  ] as const)(
    '[A-060] [E-077] [D1-242] keeps digits, including full-width digits and leading zeros: "$typed" → "$taken"',
    ({ part, typed, taken }) => expect(extractDigits(typed, BUSINESS_NUMBER_LENGTHS[part])).toBe(taken),
  )

  it('[E-077] keeps only digits for any input', () =>
    fc.assert(
      fc.property(fc.constantFrom('area', 'kind', 'serial'), fc.string({ unit: 'grapheme' }), (part, typed) => {
        const taken = extractDigits(typed, BUSINESS_NUMBER_LENGTHS[part])
        expect(taken).toMatch(/^\d*$/)
        expect(extractDigits(taken, BUSINESS_NUMBER_LENGTHS[part])).toBe(taken)
      }),
    ))
})

describe('the notations of a business number', () => {
  it('a pasted number is distributed over the inputs, with and without hyphens', () => {
    const parts = { area: '123', kind: '45', serial: '67890' }
    expect(parsePastedBusinessNumber('123-45-67890')).toEqual(parts)
    expect(parsePastedBusinessNumber('1234567890')).toEqual(parts)
    expect(parsePastedBusinessNumber('\t123 45 67890\r\n')).toEqual(parts)
  })

  it.each(['', '123', '123-45-6789', '123-45-678901'])(
    'an incomplete number is not distributed over the inputs: "%s"',
    (text) => expect(parsePastedBusinessNumber(text)).toBeNull(),
  )

  it('every notation is parsed back to the number', () =>
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(parseBusinessNumberParts(businessNumberParts(number))).toEqual({ ok: true, value: number })
        expect(businessNumberOrNull(formatBusinessNumber(number))).toBe(number)
        expect(parsePastedBusinessNumber(formatBusinessNumber(number))).toEqual(businessNumberParts(number))
      }),
    ))

  it('a number is grouped by three, two and five digits', () =>
    expect(formatBusinessNumber(businessNumberOrThrow('1234567890'))).toBe('123-45-67890'))

  it('[A-050] an empty number is formatted as empty', () => expect(formatBusinessNumber('')).toBe(''))
})

describe('[A-069] the kind of a business number by its middle part', () => {
  it('is decided by one row for every middle part from 00 to 99', () => {
    const rows = Array.from({ length: 100 }, (_, middle) => {
      const number = businessNumberOrThrow(`100${String(middle).padStart(2, '0')}00001`)
      return decideNumberKind(number).because.rule
    })
    const times = (row: string, count: number) => Array.from({ length: count }, () => row)
    expect(rows).toEqual(['NK-1', ...times('NK-2', 80), ...times('NK-3', 9), ...times('NK-4', 10)])
  })
})
