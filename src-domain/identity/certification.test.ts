import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompleteCertification, normaliseCertification } from './certification.ts'

const STATED = { name: '김서준', birthDay: '19800131', ci: 'ci+/=' }
const NORMAL = { ...STATED, phone: '', carrier: '', provider: '' }

describe('[E-125] the normalised result of all providers', () => {
  it.each(['19800131', '1980-01-31', '1980.01.31', '19800131000000'])(
    'contains the birth date %s as eight digits',
    (birthDay) => expect(normaliseCertification({ ...STATED, birthDay })).toEqual(NORMAL),
  )

  it.each(['01012345678', '010-1234-5678', '010 1234 5678'])('contains the phone number %s as digits only', (phone) =>
    expect(normaliseCertification({ ...STATED, phone })).toEqual({ ...NORMAL, phone: '01012345678' }),
  )

  it('trims name, identity value, carrier and provider', () =>
    expect(
      normaliseCertification({
        name: ' 김서준 ',
        birthDay: '19800131',
        ci: '\tci+/= ',
        carrier: ' SKT ',
        provider: ' kakao\n',
      }),
    ).toEqual({ ...NORMAL, carrier: 'SKT', provider: 'kakao' }))

  it('has only digits in birth date and phone, for any input', () =>
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), birthDay: fc.string(), phone: fc.string(), ci: fc.string() }),
        (stated) => {
          const { birthDay, phone } = normaliseCertification(stated)
          expect(birthDay).toMatch(/^\d{0,8}$/)
          expect(phone).toMatch(/^\d*$/)
        },
      ),
    ))
})

describe('[E-121] [D1-550] a complete certification', () => {
  it('needs a name, a ci and a birth date that is a day', () => {
    expect(isCompleteCertification({ ...STATED, birthDay: '1980-01-31' })).toBe(true)
    for (const wrong of [{ name: ' ' }, { ci: '\t' }, { birthDay: '' }, { birthDay: 'abc' }, { birthDay: '19800231' }])
      expect([wrong, isCompleteCertification({ ...STATED, ...wrong })]).toEqual([wrong, false])
  })
})
