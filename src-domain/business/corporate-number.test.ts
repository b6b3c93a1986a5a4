import { describe, expect, it } from 'vitest'
import {
  cleanCorporateNumber,
  corporateNumberParts,
  formatCorporateNumber,
  parseCorporateNumber,
} from './corporate-number.ts'

describe('[A-072] parseCorporateNumber', () => {
  it('joins complete parts of 6 and 7 digits', () =>
    expect(parseCorporateNumber({ corporateFront: '110111', corporateBack: '1234567' })).toEqual({
      ok: true,
      value: '1101111234567',
    }))

  it.each([
    [{ corporateFront: '11011', corporateBack: '1234567' }, 'corporateFront'],
    [{ corporateFront: '', corporateBack: '' }, 'corporateFront'],
    [{ corporateFront: '110111', corporateBack: '123456' }, 'corporateBack'],
    [{ corporateFront: '110 11', corporateBack: '1234567' }, 'corporateFront'],
  ])('%o fails at %s', (parts, at) =>
    expect(parseCorporateNumber(parts)).toEqual({ ok: false, code: 'incomplete', at }),
  )
})

describe('corporateNumberParts and formatCorporateNumber', () => {
  it('a corporate number is split and formatted with a hyphen', () => {
    expect(corporateNumberParts(cleanCorporateNumber('1101111234567'))).toEqual({
      corporateFront: '110111',
      corporateBack: '1234567',
    })
    expect(formatCorporateNumber(cleanCorporateNumber('1101111234567'))).toBe('110111-1234567')
    expect(corporateNumberParts(cleanCorporateNumber('110111-1234567'))).toEqual({
      corporateFront: '110111',
      corporateBack: '1234567',
    })
    expect(formatCorporateNumber(cleanCorporateNumber(''))).toBe('')
  })
})
