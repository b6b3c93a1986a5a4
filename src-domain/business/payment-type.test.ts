import { describe, expect, it } from 'vitest'
import { PAYMENT_TYPE_CASES } from './payment-type.rules.ts'
import {
  paymentTypeOrConfirmed,
  paymentTypeOfWordOrConfirmed,
  parsePaymentType,
  paymentTypeApiWord,
} from './payment-type.ts'

describe('[E-006] [A-002] the payment type, by the application type', () => {
  it.each(PAYMENT_TYPE_CASES)('is $verdict if a word is parsed: $facts', ({ facts, verdict }) =>
    expect(paymentTypeOfWordOrConfirmed(facts.word)).toBe(verdict),
  )
})

describe('[E-006] [A-220] a payment type from the session', () => {
  it.each(['신속', '일반', '영업', '신속지급', ''])(
    'keeps the word "%s", and applies as the rule decides for this word',
    (word) => {
      const stated = parsePaymentType(word)
      expect(paymentTypeApiWord(stated)).toBe(word)
      expect(paymentTypeOrConfirmed(stated)).toBe(paymentTypeOfWordOrConfirmed(word))
    },
  )

  it('[E-006] anything that is not a text counts as confirmed', () =>
    expect([7, true, {}].map(parsePaymentType)).toEqual(['confirmed', 'confirmed', 'confirmed']))

  it('a missing payment type counts as confirmed', () => {
    expect(paymentTypeOrConfirmed(null)).toBe('confirmed')
    expect(paymentTypeApiWord(null)).toBe('')
  })
})
