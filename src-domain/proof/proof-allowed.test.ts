import { describe, expect, it } from 'vitest'
import { QUEUE_ACTIONS } from '../admission/queue.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'
import { NEW_PROOF_CASES } from './proof-allowed.cases.ts'
import {
  decideNewProof,
  NEW_PROOF_TABLE,
  REGISTRATION_GATES,
  totalDecided,
  decideRegistration,
  REGISTRATION_ELIGIBILITY_TABLE,
} from './proof-allowed.ts'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { EXISTING_PROOFS, REGISTRATION_ELIGIBILITY_CASES } from './proof-allowed.registration.cases.ts'

describe('[A-190] [A-191] [A-192] when a new proof may be registered', () => {
  it.each(NEW_PROOF_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) =>
    expect(decideNewProof(facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('covers every row of the table', () =>
    expect(new Set(NEW_PROOF_CASES.map((row) => row.rule))).toEqual(new Set(NEW_PROOF_TABLE.map((row) => row.id))))

  it('[A-190] only target selected enables it', () =>
    expect(APPLICATION_STATUSES.filter((status) => decideNewProof({ status, proofs: [] }).verdict === 'ok')).toEqual([
      'targetSelected',
    ]))

  it('[A-191] of all statuses of a parcel proof only submitted disables it', () => {
    const disabling = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '2', proofType: 'parcel', status, decidedAmount: null } as const
      return decideNewProof({ status: 'targetSelected', proofs: [parcel] }).verdict === 'parcelRunning'
    })
    expect(disabling).toEqual(['submitted'])
  })

  it('[P-187] only direct delivery waits in line', () =>
    expect(REGISTRATION_GATES).toEqual({ general: null, direct: QUEUE_ACTIONS.proofRegister, parcel: null }))

  it('[A-192] the total is the greater of the decided amount and what was paid', () => {
    const proofs = [
      { id: '1', proofType: 'general', status: 'paymentComplete', decidedAmount: 100_000 },
      { id: '2', proofType: 'general', status: 'approved', decidedAmount: 200_000 },
      { id: '3', proofType: 'general', status: 'paymentComplete', decidedAmount: null },
    ] as const
    expect(totalDecided(proofs, 50_000)).toBe(100_000)
    expect(totalDecided(proofs, 120_000)).toBe(120_000)
    expect(totalDecided([], null)).toBe(0)
  })
})

describe('[P-017] [P-019] [P-301] who may register a proof', () => {
  it.each(REGISTRATION_ELIGIBILITY_CASES)(
    '$status, $existing, $path → $verdict',
    ({ status, existing, path, verdict }) =>
      expect(decideRegistration(path, { status, ...EXISTING_PROOFS[existing] }).verdict).toBe(verdict),
  )

  it('covers every row of the table', () =>
    expect(
      new Set(
        REGISTRATION_ELIGIBILITY_CASES.map(
          ({ status, existing, path }) =>
            decideRegistration(path, { status, ...EXISTING_PROOFS[existing] }).because.rule,
        ),
      ),
    ).toEqual(new Set(REGISTRATION_ELIGIBILITY_TABLE.map(({ id }) => id))))

  it('[P-019] of all statuses of a parcel proof only 제출 blocks a registration', () => {
    const blocking = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return decideRegistration('direct', { status: 'targetSelected', proofs: [parcel] }).verdict === 'parcelRunning'
    })
    expect(blocking).toEqual(['submitted'])
  })

  it('[P-084] of all statuses of a parcel proof three do not block a carrier request', () => {
    const free = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return decideRegistration('parcel', { status: 'targetSelected', proofs: [parcel] }).verdict === 'ok'
    })
    expect(free).toEqual(['notSelected', 'userCancel', 'userDelete'])
  })
})
