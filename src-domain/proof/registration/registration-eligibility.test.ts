import { describe, expect, it } from 'vitest'
import { QUEUE_ACTIONS } from '../../settings/queue-actions.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import { decideRegistrationEligibility, REGISTRATION_QUEUE_ACTIONS } from './registration-eligibility.ts'

describe('[P-017] [P-019] [P-301] the permission to register a proof', () => {
  it('is refused because of a parcel proof only in the status 제출', () => {
    const blocking = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return (
        decideRegistrationEligibility('direct', { status: 'targetSelected', proofs: [parcel] }).verdict ===
        'parcelRunning'
      )
    })
    expect(blocking).toEqual(['submitted'])
  })

  it('[P-084] allows a carrier request beside a parcel proof only in three statuses', () => {
    const allowing = PROOF_STATUSES.filter((status) => {
      const parcel = { id: '1', proofType: 'parcel', status, decidedAmount: null } as const
      return decideRegistrationEligibility('parcel', { status: 'targetSelected', proofs: [parcel] }).verdict === 'ok'
    })
    expect(allowing).toEqual(['notSelected', 'userCancel', 'userDelete'])
  })

  it('[P-301] closes the page at the maximum support, even if a lookup exists already', () => {
    const paid = { id: '1', proofType: 'parcel', status: 'paymentComplete', decidedAmount: 300_000 } as const
    expect(decideRegistrationEligibility('parcel', { status: 'targetSelected', proofs: [paid] }).verdict).toBe('limit')
  })

  it('[P-187] only a direct delivery is registered through the queue', () =>
    expect(REGISTRATION_QUEUE_ACTIONS).toEqual({ general: null, direct: QUEUE_ACTIONS.proofRegister, parcel: null }))
})
