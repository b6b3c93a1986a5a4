import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { EXISTING_PROOFS, REGISTRATION_ELIGIBILITY_CASES } from './registration-eligibility.cases.ts'
import { decideRegistration, REGISTRATION_ELIGIBILITY_TABLE } from './new-proof.ts'

describe('[P-017] [P-019] [P-301] who may register a proof', () => {
  it.each(REGISTRATION_ELIGIBILITY_CASES)(
    '$status, $existing, $path → $verdict',
    ({ status, existing, path, verdict }) =>
      expect(decideRegistration(path, { status, ...EXISTING_PROOFS[existing] }).verdict).toBe(verdict),
  )

  it('proves every row of the table', () =>
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

  it('[P-084] of all statuses of a parcel proof three do not stand against asking the carriers', () => {
    const free = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return decideRegistration('parcel', { status: 'targetSelected', proofs: [parcel] }).verdict === 'ok'
    })
    expect(free).toEqual(['notSelected', 'userCancel', 'userDelete'])
  })
})
