import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import { decideNewProofEligibility, isNewProofAllowedWithout } from './new-proof-eligibility.ts'

describe('[A-190] [A-191] [A-192] the decision whether a new proof may be registered', () => {
  it('allows a registration only in the status "target selected"', () =>
    expect(
      APPLICATION_STATUSES.filter((status) => decideNewProofEligibility({ status, proofs: [] }).verdict === 'ok'),
    ).toEqual(['targetSelected']))

  it('refuses a registration while a parcel proof is "submitted"', () => {
    const disabling = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '2', proofType: 'parcel', status, decidedAmount: null } as const
      return decideNewProofEligibility({ status: 'targetSelected', proofs: [parcel] }).verdict === 'parcelRunning'
    })
    expect(disabling).toEqual(['submitted'])
  })
})

describe('[D3-771] whether a new proof may follow a cancelled one', () => {
  const open = { id: '1', proofType: 'general', status: 'submitted', decidedAmount: null } as const
  const paidInFull = { id: '2', proofType: 'general', status: 'paymentComplete', decidedAmount: 300_000 } as const
  const lookup = { id: '2', proofType: 'parcel', status: 'submitted', decidedAmount: null } as const

  it.each([
    ['targetSelected', [open], true],
    ['targetSelected', [open, paidInFull], false],
    ['targetSelected', [open, lookup], false],
    ['verification', [open], false],
    ['approved', [open], false],
  ] as const)('%s: %o: %s', (status, proofs, isAllowed) =>
    expect(isNewProofAllowedWithout({ status, proofs }, open)).toBe(isAllowed),
  )

  it('does not count the cancelled proof as a running lookup', () =>
    expect(isNewProofAllowedWithout({ status: 'targetSelected', proofs: [lookup] }, lookup)).toBe(true))
})
