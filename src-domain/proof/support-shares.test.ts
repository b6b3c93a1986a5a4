import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES, type ProofStatus } from './proof-status.table.ts'
import type { Proof, ProofType } from './proof.ts'
import { decideShortfallReason, isAboveRemainingSupport, supportShares } from './support-shares.ts'
import { aProofItem } from './testing/a-proof-item.ts'

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

describe('[D2-168] the explanation why less is paid than was spent', () => {
  const why = (known: { status?: 'approved'; decidedAmount?: number; proofs: readonly ReturnType<typeof proof>[] }) => {
    const application = { status: 'targetSelected', decidedAmount: null, items: [], ...known } as const
    return decideShortfallReason(supportShares(application), application).verdict
  }
  const lookup = (deliveryFee: number) =>
    proof('approved', { proofType: 'parcel', decidedAmount: 150_000, items: [aProofItem({ deliveryFee })] })
  const paid = (decidedAmount: number, known = {}) => proof('paymentComplete', { decidedAmount, ...known })

  it('gives no reason before the first payment, or if nothing was deducted', () => {
    expect(why({ proofs: [proof('notSelected', { total: 80_000 })] })).toBe('none')
    expect(why({ proofs: [paid(60_000, { total: 12, totalUnit: 'cases' })] })).toBe('none')
  })

  it('says that the maximum was reached if more was spent', () => {
    expect(why({ proofs: [paid(300_000, { total: 500_000, totalUnit: 'amount' })] })).toBe('ceiling')
    expect(why({ status: 'approved', decidedAmount: 300_000, proofs: [lookup(310_000)] })).toBe('ceiling')
    expect(why({ status: 'approved', decidedAmount: 300_000, proofs: [lookup(300_000)] })).toBe('none')
    expect(why({ proofs: [paid(300_000), proof('userCancel', { total: 500_000 })] })).toBe('none')
  })

  it('says that a proof was refused or only partly recognised', () => {
    expect(why({ proofs: [paid(60_000, { total: 80_000, totalUnit: 'amount' })] })).toBe('unrecognized')
    expect(why({ proofs: [paid(60_000), proof('notSelected', { total: 80_000 })] })).toBe('unrecognized')
  })

  it('[D2-743] says that a looked-up amount was only partly recognised', () => {
    expect(why({ proofs: [lookup(216_500)] })).toBe('unrecognized')
    expect(why({ proofs: [lookup(150_000)] })).toBe('none')
  })

  it('[D3-765] says that a proof without a decision is not part of a complete payment', () => {
    const application = { status: 'paymentComplete', decidedAmount: 60_000, items: [] } as const
    const whyPaid = (status: ProofStatus) => {
      const proofs = [paid(60_000), proof(status, { total: 80_000, totalUnit: 'amount' })]
      return decideShortfallReason(supportShares({ ...application, proofs }), { ...application, proofs }).verdict
    }
    for (const status of ['submitComplete', 'reviewWaiting', 'supplementRequest', 'hold'] as const)
      expect(whyPaid(status)).toBe('unrecognized')
    expect(whyPaid('userDelete')).toBe('none')
  })

  it('[D2-561] looks only at the amounts of decided proofs', () => {
    const undecided = (status: ProofStatus) => proof(status, { total: 80_000, decidedAmount: 10_000 })
    for (const status of ['underReview', 'userCancel'] as const)
      expect(why({ proofs: [paid(60_000), undecided(status)] })).toBe('none')
  })
})
