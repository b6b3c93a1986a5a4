import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES, type ProofStatus } from './proof-status.table.ts'
import type { Proof, ProofType } from './proof.ts'
import { isAboveRemainingSupport, supportShares } from './support-shares.ts'

const proof = (
  status: ProofStatus,
  more: Partial<Pick<Proof, 'proofType' | 'decidedAmount' | 'totalUnit' | 'total' | 'items'>> = {},
) => ({
  id: '1',
  proofType: 'general' as ProofType,
  status,
  decidedAmount: null,
  totalUnit: null,
  total: null,
  items: [],
  ...more,
})

const shares = (application: Partial<Parameters<typeof supportShares>[0]> = {}, entered = 0) => {
  const {
    paid,
    granted,
    underReview,
    entered: taken,
    open,
  } = supportShares({ status: 'targetSelected', decidedAmount: null, proofs: [], ...application }, entered)
  return [paid, granted, underReview, taken, open]
}

describe('[A-172] [A-192] [P-032] the shares of the maximum support', () => {
  it('the whole maximum is available before anything is submitted', () =>
    expect(shares()).toEqual([0, 0, 0, 0, 300_000]))

  it('paid proofs count as paid', () => {
    const paid = proof('paymentComplete', { decidedAmount: 100_000 })
    expect(shares({ proofs: [paid] })).toEqual([100_000, 0, 0, 0, 200_000])
    expect(shares({ status: 'paymentComplete', decidedAmount: 250_000 })).toEqual([250_000, 0, 0, 0, 50_000])
  })

  it('[D2-725] no amount is granted or under review once the application is paid in full', () => {
    const approved = proof('approved', { decidedAmount: 120_000 })
    const submitted = proof('submitted', { totalUnit: 'amount', total: 30_000 })
    const application = { decidedAmount: 120_000, proofs: [approved, submitted] }
    expect(shares({ ...application, status: 'targetSelected' })).toEqual([0, 120_000, 30_000, 0, 150_000])
    expect(shares({ ...application, status: 'paymentComplete' })).toEqual([120_000, 0, 0, 0, 180_000])
  })

  it('the part of a decided amount that is not paid yet counts as granted', () =>
    expect(shares({ decidedAmount: 150_000, proofs: [proof('paymentComplete', { decidedAmount: 100_000 })] })).toEqual([
      100_000, 50_000, 0, 0, 150_000,
    ]))

  it('submitted cases are multiplied by the amount per case', () => {
    expect(shares({ proofs: [proof('submitted', { totalUnit: 'cases', total: 12 })] })[2]).toBe(60_000)
    expect(shares({ proofs: [proof('supplementRequest', { totalUnit: 'amount', total: 87_500 })] })[2]).toBe(87_500)
    expect(shares({ proofs: [proof('submitted', { proofType: 'parcel', total: 12 })] })[2]).toBe(0)
    const ended = PROOF_STATUSES.filter((status) => shares({ proofs: [proof(status, { total: 1000 })] })[2] === 0)
    expect(ended).toEqual([
      'approved',
      'targetSelected',
      'notSelected',
      'hold',
      'paymentComplete',
      'userCancel',
      'userDelete',
    ])
  })

  it('the entered amount counts only up to the remaining support', () => {
    const proofs = [proof('submitted', { totalUnit: 'amount', total: 250_000 })]
    expect(shares({ proofs }, 30_000)).toEqual([0, 0, 250_000, 30_000, 20_000])
    expect(shares({ proofs }, 100_000)).toEqual([0, 0, 250_000, 50_000, 0])
  })

  it.each([
    ['one won more than the remaining support', 290_000, 10_001, true],
    ['exactly the remaining support', 290_000, 10_000, false],
    ['more than the ceiling, while nothing is paid', 0, 300_001, false],
  ])(
    '[D2-131] %s (decided: %i won, entered: %i won) is above the remaining support: %s',
    (_, decidedAmount, entered, above) => {
      const proofs = [proof('paymentComplete', { decidedAmount })]
      const stands = supportShares({ status: 'targetSelected', decidedAmount: null, proofs }, entered)
      expect(isAboveRemainingSupport(stands, entered)).toBe(above)
    },
  )

  it('the shares add up to the maximum support', () => {
    const won = fc.nat({ max: 1_000_000 })
    fc.assert(
      fc.property(
        won,
        won,
        fc.array(fc.tuple(fc.constantFrom(...PROOF_STATUSES), won, won)),
        (decided, entered, rows) => {
          const proofs = rows.map(([status, total, decidedAmount]) => proof(status, { total, decidedAmount }))
          const all = shares({ decidedAmount: decided, proofs }, entered)
          expect(all.every((share) => share >= 0)).toBe(true)
          expect(all.reduce((sum, share) => sum + share, 0)).toBe(300_000)
        },
      ),
    )
  })
})
