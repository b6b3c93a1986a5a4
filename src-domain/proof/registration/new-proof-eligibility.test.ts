import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import { decideNewProofEligibility, isFirstProofMissing } from './new-proof-eligibility.ts'

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

describe('[D2-711] [D2-790] the first proof', () => {
  const proof = (proofType: 'general' | 'rapid', status: 'notSelected' | 'submitted') =>
    ({ id: proofType, proofType, status, decidedAmount: null }) as const
  it.each([
    ['confirmed', [], true],
    ['confirmed', [proof('general', 'notSelected')], true],
    ['rapid', [], false],
    ['rapid', [proof('rapid', 'submitted')], false],
    ['rapid', [proof('general', 'notSelected')], false],
    ['rapid', [proof('rapid', 'notSelected')], true],
    ['rapid', [proof('rapid', 'notSelected'), proof('general', 'submitted')], false],
  ] as const)('of a %s payment with the proofs %j is missing: %s', (paymentType, proofs, isMissing) =>
    expect(isFirstProofMissing({ paymentType, proofs })).toBe(isMissing),
  )
})
