import { describe, expect, it } from 'vitest'
import { corporateParts, formatCorporateNumber, parseCorporateNumber } from './corporate-number.ts'

describe('[A-072] a corporate number has 6 and 7 digits', () => {
  it('joins complete parts', () =>
    expect(parseCorporateNumber({ co1: '110111', co2: '1234567' })).toEqual({ ok: true, value: '1101111234567' }))

  it.each([
    [{ co1: '11011', co2: '1234567' }, 'co1'],
    [{ co1: '', co2: '' }, 'co1'],
    [{ co1: '110111', co2: '123456' }, 'co2'],
    [{ co1: '110 11', co2: '1234567' }, 'co1'],
  ])('%o fails at %s', (parts, at) =>
    expect(parseCorporateNumber(parts)).toEqual({ ok: false, code: 'incomplete', at }),
  )
})

describe('the parts and the shown form', () => {
  it('splits and formats', () => {
    expect(corporateParts('1101111234567')).toEqual({ co1: '110111', co2: '1234567' })
    expect(formatCorporateNumber('1101111234567')).toBe('110111-1234567')
    expect(corporateParts('110111-1234567')).toEqual({ co1: '110111', co2: '1234567' })
    expect(formatCorporateNumber('')).toBe('')
  })
})
