import { describe, expect, it } from 'vitest'
import { QUEUE_ACTIONS } from '../kernel/queue-actions.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'
import { NEW_PROOF_CASES } from './registration-eligibility.cases.ts'
import {
  decideNewProof,
  REGISTRATION_QUEUE_ACTIONS,
  decidedTotal,
  decideRegistrationEligibility,
} from './registration-eligibility.ts'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { EXISTING_PROOFS, REGISTRATION_ELIGIBILITY_CASES } from './registration-eligibility.registration.cases.ts'

describe('[A-190] [A-191] [A-192] the decision whether a new proof may be registered', () => {
  it.each(NEW_PROOF_CASES)('rule $rule decides $verdict for $facts', ({ rule, facts, verdict }) =>
    expect(decideNewProof(facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('allows a registration only if the application has the status "target selected"', () =>
    expect(APPLICATION_STATUSES.filter((status) => decideNewProof({ status, proofs: [] }).verdict === 'ok')).toEqual([
      'targetSelected',
    ]))

  it('refuses a registration because of a parcel proof only if this proof has the status "submitted"', () => {
    const disabling = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '2', proofType: 'parcel', status, decidedAmount: null } as const
      return decideNewProof({ status: 'targetSelected', proofs: [parcel] }).verdict === 'parcelRunning'
    })
    expect(disabling).toEqual(['submitted'])
  })

  it('[P-187] sends only a direct delivery through the queue', () =>
    expect(REGISTRATION_QUEUE_ACTIONS).toEqual({ general: null, direct: QUEUE_ACTIONS.proofRegister, parcel: null }))

  it('takes the greater of the decided amount and the paid amount as total', () => {
    const proofs = [
      { id: '1', proofType: 'general', status: 'paymentComplete', decidedAmount: 100_000 },
      { id: '2', proofType: 'general', status: 'approved', decidedAmount: 200_000 },
      { id: '3', proofType: 'general', status: 'paymentComplete', decidedAmount: null },
    ] as const
    expect(decidedTotal(proofs, 50_000)).toBe(100_000)
    expect(decidedTotal(proofs, 120_000)).toBe(120_000)
    expect(decidedTotal([], null)).toBe(0)
  })
})

describe('[P-017] [P-019] [P-301] the permission to register a proof', () => {
  it.each(REGISTRATION_ELIGIBILITY_CASES)(
    'of $status with $existing by $path is $verdict, by rule $rule',
    ({ status, existing, path, rule, verdict }) =>
      expect(decideRegistrationEligibility(path, { status, ...EXISTING_PROOFS[existing] })).toMatchObject({
        verdict,
        because: { rule },
      }),
  )

  it('is refused because of a parcel proof only if that proof has the status 제출', () => {
    const blocking = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return (
        decideRegistrationEligibility('direct', { status: 'targetSelected', proofs: [parcel] }).verdict ===
        'parcelRunning'
      )
    })
    expect(blocking).toEqual(['submitted'])
  })

  it('[P-084] allows a carrier request for parcel proofs in three statuses only', () => {
    const free = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return decideRegistrationEligibility('parcel', { status: 'targetSelected', proofs: [parcel] }).verdict === 'ok'
    })
    expect(free).toEqual(['notSelected', 'userCancel', 'userDelete'])
  })
})
