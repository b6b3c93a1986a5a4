import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import { decideNewProofEligibility } from './new-proof-eligibility.ts'

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
