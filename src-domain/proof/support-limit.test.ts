import { describe, expect, it } from 'vitest'
import { Won } from '../kernel/won.ts'
import type { ProofForRules } from './proof.ts'
import { decidedOrPaidTotal, isSupportLimitReached, transferLeftOf } from './support-limit.ts'

const proofOf = (status: ProofForRules['status'], won: number): ProofForRules => ({
  id: '1',
  proofType: 'general',
  status,
  decidedAmount: Won(won),
})

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

describe('[A-192] [P-301] the maximum support', () => {
  it.each([
    ['paymentComplete', 299_999, null, false],
    ['paymentComplete', 300_000, null, true],
    ['paymentComplete', 300_001, null, true],
    ['paymentComplete', 1, 300_000, true],
    ['paymentComplete', 1, 299_999, false],
    ['approved', 300_000, 300_000, false],
  ] as const)('a proof that is %s with %i won, and %s won decided: reached %s', (status, won, decided, reached) =>
    expect(isSupportLimitReached([proofOf(status, won)], decided)).toBe(reached),
  )
})

describe('[D3-755] [D3-766] what can still be transferred', () => {
  it.each([
    ['confirmed', [], 0, 'proofs'],
    ['confirmed', [], null, 'proofs'],
    ['confirmed', [], 1, 'total'],
    ['rapid', [], 0, 'total'],
    ['confirmed', [proofOf('paymentComplete', 120_000)], 120_000, 'proofs'],
    ['confirmed', [proofOf('paymentComplete', 120_000)], 120_001, 'total'],
    ['rapid', [proofOf('paymentComplete', 300_000)], 300_000, 'nothing'],
  ] as const)('%s, %j, decided %s: %s', (type, proofs, decidedAmount, left) =>
    expect(transferLeftOf(type, { proofs, decidedAmount })).toBe(left),
  )
})
