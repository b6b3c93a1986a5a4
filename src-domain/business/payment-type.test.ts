import { describe, expect, it } from 'vitest'
import { decide } from '../kernel/decide.ts'
import { PAYMENT_TYPE_CASES } from './payment-type.cases.ts'
import { PAYMENT_TYPE_TABLE, paymentTypeOf } from './payment-type.ts'

describe('[E-006] [A-002] the application type says rapid or confirmed payment', () => {
  it.each(PAYMENT_TYPE_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) => {
    expect(decide(PAYMENT_TYPE_TABLE, facts)).toMatchObject({ verdict, because: { rule } })
    expect(paymentTypeOf(facts.word)).toBe(verdict)
  })

  it('proves every row of the table', () =>
    expect(new Set<string>(PAYMENT_TYPE_CASES.map((row) => row.rule))).toEqual(
      new Set(PAYMENT_TYPE_TABLE.map((row) => row.id)),
    ))
})
