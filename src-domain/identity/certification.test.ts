import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseCertification } from './certification.ts'

const NOTHING = { name: '', birthDay: '', ci: '', phone: '', carrier: '', provider: '' }

describe('[E-125] one form for the results of all providers', () => {
  it.each([
    { raw: { birthDay: '1980-01-31', birth: '19990101', brdt: '19990101' }, birthDay: '19800131' },
    { raw: { birth: '1980.01.31', brdt: '19990101' }, birthDay: '19800131' },
    { raw: { birthDay: '', birth: ' ', brdt: '19800131' }, birthDay: '19800131' },
    { raw: { birthDay: '19800131000000' }, birthDay: '19800131' },
    { raw: { birthDay: 19_800_131 }, birthDay: '19800131' },
    { raw: {}, birthDay: '' },
  ])('the birth date of $raw is $birthDay', ({ raw, birthDay }) =>
    expect(normaliseCertification(raw)).toEqual({ ...NOTHING, birthDay }),
  )

  it.each([
    { raw: { phone: '010-1234-5678', mobile_no: '01099999999' }, phone: '01012345678' },
    { raw: { mobile_no: '010 1234 5678' }, phone: '01012345678' },
    { raw: { phone: ' ', mobile_no: '01012345678' }, phone: '01012345678' },
    { raw: { phone: null, mobile_no: undefined }, phone: '' },
  ])('the phone number of $raw is $phone', ({ raw, phone }) =>
    expect(normaliseCertification(raw)).toEqual({ ...NOTHING, phone }),
  )

  it('name, identity value, carrier and provider are trimmed', () =>
    expect(
      normaliseCertification({ name: ' 김서준 ', ci: '\tci+/= ', mobile_co: ' SKT ', provider: ' kakao\n' }),
    ).toEqual({
      ...NOTHING,
      name: '김서준',
      ci: 'ci+/=',
      carrier: 'SKT',
      provider: 'kakao',
    }))

  it('whatever comes, numbers hold digits only and nothing is undefined', () =>
    fc.assert(
      fc.property(
        fc.record({ name: fc.anything(), birthDay: fc.anything(), phone: fc.anything(), ci: fc.anything() }),
        (raw) => {
          const made = normaliseCertification(raw)
          expect(made.birthDay).toMatch(/^\d{0,8}$/)
          expect(made.phone).toMatch(/^\d*$/)
          expect(Object.values(made).every((value) => typeof value === 'string')).toBe(true)
        },
      ),
    ))
})
