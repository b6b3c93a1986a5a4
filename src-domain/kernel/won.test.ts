import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Won, formatWon } from './won.ts'

describe('an amount of won', () => {
  it.each([
    [0, '0원'],
    [999, '999원'],
    [1000, '1,000원'],
    [300_000, '300,000원'],
    [999_999_999_999, '999,999,999,999원'],
    [-1234, '-1,234원'],
  ])('formats %i as %s', (amount, text) => expect(formatWon(Won(amount))).toBe(text))

  it('is a whole number, without a fraction', () => {
    expect(Won(1.9)).toBe(1)
    expect(Won(-1.9)).toBe(-1)
  })

  it('is parsed back from the formatted text', () =>
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => Number(formatWon(Won(amount)).replace(/[,원]/g, '')) === amount),
    ))
})
