import { describe, expect, it } from 'vitest'
import { decidedOrPaidTotal } from './support-limit.ts'

describe('[A-192] the amount that counts towards the maximum support', () => {
  it('is the greater of the decided amount and the paid amount', () => {
    const proofs = [
      { id: '1', proofType: 'general', status: 'paymentComplete', decidedAmount: 100_000 },
      { id: '2', proofType: 'general', status: 'approved', decidedAmount: 200_000 },
      { id: '3', proofType: 'general', status: 'paymentComplete', decidedAmount: null },
    ] as const
    expect(decidedOrPaidTotal(proofs, 50_000)).toBe(100_000)
    expect(decidedOrPaidTotal(proofs, 120_000)).toBe(120_000)
    expect(decidedOrPaidTotal([], null)).toBe(0)
  })
})
