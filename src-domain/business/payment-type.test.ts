import { describe, expect, it } from 'vitest'
import { paymentTypeOrConfirmed, parsePaymentType, paymentTypeApiWord } from './payment-type.ts'

describe('[E-006] [A-002] [A-220] [P-263] a payment type from the session', () => {
  it.each([
    ['신속', 'rapid'],
    ['일반', 'confirmed'],
    ['영업', 'confirmed'],
    ['신속지급', 'confirmed'],
    ['', 'confirmed'],
  ])('keeps the word "%s", and applies as %s', (word, type) => {
    const stated = parsePaymentType(word)
    expect([paymentTypeApiWord(stated), paymentTypeOrConfirmed(stated)]).toEqual([word, type])
  })

  it('[E-006] anything that is not a text counts as confirmed', () =>
    expect([7, true, {}].map(parsePaymentType)).toEqual(['confirmed', 'confirmed', 'confirmed']))

  it('a missing payment type counts as confirmed', () => {
    expect(paymentTypeOrConfirmed(null)).toBe('confirmed')
    expect(paymentTypeApiWord(null)).toBe('')
  })
})
