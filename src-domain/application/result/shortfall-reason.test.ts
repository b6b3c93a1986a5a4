import { describe, expect, it } from 'vitest'
import { aProofItem } from '../../proof/examples/a-proof-item.ts'
import { aProof } from '../../proof/examples/a-proof.ts'
import type { ProofStatus } from '../../proof/proof-status.table.ts'
import type { Proof } from '../../proof/proof.ts'
import { supportShares } from '../../proof/support-shares.ts'
import { decideShortfallReason } from './shortfall-reason.ts'

const proof = (status: ProofStatus, more: Partial<Proof> = {}) => aProof({ status, ...more })

describe('[D2-168] the explanation why less is paid than was spent', () => {
  const reasonFor = (values: {
    status?: 'approved'
    decidedAmount?: number
    proofs: readonly ReturnType<typeof proof>[]
  }) => {
    const application = { status: 'targetSelected', decidedAmount: null, items: [], ...values } as const
    return decideShortfallReason(supportShares(application), application).verdict
  }
  const lookup = (deliveryFee: number) =>
    proof('approved', { proofType: 'parcel', decidedAmount: 150_000, items: [aProofItem({ deliveryFee })] })
  const paidProof = (decidedAmount: number, known = {}) => proof('paymentComplete', { decidedAmount, ...known })

  it('gives no reason before the first payment, or if nothing was deducted', () => {
    expect(reasonFor({ proofs: [proof('notSelected', { total: 80_000 })] })).toBe('none')
    expect(reasonFor({ proofs: [paidProof(60_000, { total: 12, totalUnit: 'cases' })] })).toBe('none')
  })

  it('says that the maximum was reached if more was spent', () => {
    expect(reasonFor({ proofs: [paidProof(300_000, { total: 500_000, totalUnit: 'amount' })] })).toBe('ceiling')
    expect(reasonFor({ status: 'approved', decidedAmount: 300_000, proofs: [lookup(310_000)] })).toBe('ceiling')
    expect(reasonFor({ status: 'approved', decidedAmount: 300_000, proofs: [lookup(300_000)] })).toBe('none')
    expect(reasonFor({ proofs: [paidProof(300_000), proof('userCancel', { total: 500_000 })] })).toBe('none')
  })

  it('says that a proof was refused or only partly recognised', () => {
    expect(reasonFor({ proofs: [paidProof(60_000, { total: 80_000, totalUnit: 'amount' })] })).toBe('unrecognized')
    expect(reasonFor({ proofs: [paidProof(60_000), proof('notSelected', { total: 80_000 })] })).toBe('unrecognized')
  })

  it('[D2-743] says that a looked-up amount was only partly recognised', () => {
    expect(reasonFor({ proofs: [lookup(216_500)] })).toBe('unrecognized')
    expect(reasonFor({ proofs: [lookup(150_000)] })).toBe('none')
  })

  it('[D3-765] says that a proof without a decision is not part of a complete payment', () => {
    const application = { status: 'paymentComplete', decidedAmount: 60_000, items: [] } as const
    const whyPaid = (status: ProofStatus) => {
      const proofs = [paidProof(60_000), proof(status, { total: 80_000, totalUnit: 'amount' })]
      return decideShortfallReason(supportShares({ ...application, proofs }), { ...application, proofs }).verdict
    }
    for (const status of ['submitComplete', 'reviewWaiting', 'supplementRequest', 'hold'] as const)
      expect(whyPaid(status)).toBe('unrecognized')
    expect(whyPaid('userDelete')).toBe('none')
  })

  it('[D2-561] looks only at the amounts of decided proofs', () => {
    const undecidedProof = (status: ProofStatus) => proof(status, { total: 80_000, decidedAmount: 10_000 })
    for (const status of ['underReview', 'userCancel'] as const)
      expect(reasonFor({ proofs: [paidProof(60_000), undecidedProof(status)] })).toBe('none')
  })
})
