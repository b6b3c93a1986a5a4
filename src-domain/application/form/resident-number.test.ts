import { describe, expect, it } from 'vitest'
import {
  parseRealNameEntry,
  maskResidentNumber,
  NO_RESIDENT_NUMBER,
  doesResidentNumberMatchBirthDate,
  residentNumberDigits,
  wrapResidentNumber,
  residentNumberWithFrontOnly,
  residentNumberParts,
} from './resident-number.ts'

describe('[A-055] the real-name check', () => {
  it.each([
    ['', '', '', 'birthMissing', 'birth'],
    ['19900101', '', '', 'residentMissing', 'residentFront'],
    ['19900101', '900101', '', 'residentMissing', 'residentBack'],
    ['19900101', '90010', '1', 'residentLength', 'residentFront'],
    ['19900101', '900101', '123456', 'residentLength', 'residentBack'],
  ])('birth date "%s" with the parts "%s" and "%s" is refused: %s', (birth, residentFront, residentBack, code, at) =>
    expect(parseRealNameEntry({ birth, resident: wrapResidentNumber(residentFront, residentBack) })).toEqual({
      ok: false,
      code,
      at,
    }),
  )

  it('builds the request with an eight-digit birth date', () => {
    const resident = wrapResidentNumber('900101', '1234567')
    expect(parseRealNameEntry({ birth: '1990-01-01', resident })).toEqual({
      ok: true,
      value: { birth: '19900101', resident },
    })
  })
})

describe('a resident number', () => {
  const number = wrapResidentNumber('900101', '1234567')

  it('appears in no text, JSON, copy or list of keys', () => {
    expect(JSON.stringify({ form: { number } })).toBe('{"form":{}}')
    expect((number as { toString: () => string }).toString()).toBe('[resident number]')
    expect(JSON.stringify(Object.entries(number))).not.toMatch(/900101|1234567/)
    expect(JSON.stringify({ ...number })).toBeUndefined()
  })

  it('is read with residentNumberParts and residentNumberDigits', () => {
    expect(residentNumberParts(number)).toEqual({ residentFront: '900101', residentBack: '1234567' })
    expect(residentNumberDigits(number)).toBe('9001011234567')
    expect(residentNumberDigits(NO_RESIDENT_NUMBER)).toBe('')
    expect(residentNumberParts(NO_RESIDENT_NUMBER)).toEqual({ residentFront: '', residentBack: '' })
    expect(residentNumberParts({} as typeof NO_RESIDENT_NUMBER)).toEqual({ residentFront: '', residentBack: '' })
  })

  it('[A-122] is shown with its first six digits only', () => expect(maskResidentNumber(number)).toBe('900101-*******'))
})

describe('[A-054] the front part that a certified birth date gives', () => {
  it.each([
    ['19900101', '900101'],
    ['119900101', ''],
    ['199001011', ''],
  ])('the birth date %s gives "%s"', (birth, residentFront) =>
    expect(residentNumberParts(residentNumberWithFrontOnly(birth))).toEqual({ residentFront, residentBack: '' }),
  )
})

describe("[A-241] the comparison of a resident number's front part with the certified birth date", () => {
  it.each([
    ['850315', '19850315', true],
    ['850315', '20850315', true],
    ['850315', '19850316', false],
    ['', '19', false],
    ['850315', '850315', false],
    ['850315', '198503151', false],
    ['850315', '119850315', false],
  ])('the comparison of %s and %s gives %s', (front, birth, same) =>
    expect(doesResidentNumberMatchBirthDate(wrapResidentNumber(front, '1'), birth)).toBe(same),
  )
})
