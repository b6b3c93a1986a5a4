import { describe, expect, it } from 'vitest'
import { CANCELLATION_CASES } from './cancellation.cases.ts'
import { decideCancellation } from './transitions.ts'
import { APPLICATION_STATUSES, type ReadStatus } from '../status/application-status.table.ts'
import { PROOF_STATUSES, type ReadProofStatus } from '../proof/proof-status.table.ts'

const decide = (...[status, proofs]: [ReadStatus, readonly ReadProofStatus[]]) =>
  decideCancellation({ status, proofs }).verdict

describe('[A-199] [A-200] cancelling an application', () => {
  it.each(CANCELLATION_CASES)('$status with $proofs → $verdict', ({ status, proofs, verdict }) => {
    expect(decideCancellation({ status, proofs }).verdict).toBe(verdict)
  })

  it('[A-200] a proof stands against it in every status of the application, in three of its own', () => {
    for (const status of [...APPLICATION_STATUSES, { unknown: '서류이관' }]) {
      const refusing = PROOF_STATUSES.filter((proof) => decide(status, ['submitted', proof]) !== 'allowed')
      const own = decide(status, []) === 'allowed' ? ['deliberation', 'approved', 'paymentComplete'] : PROOF_STATUSES
      expect(refusing).toEqual(own)
    }
  })

  it('has a case for every status', () =>
    expect(CANCELLATION_CASES.map((row) => row.status)).toEqual(expect.arrayContaining([...APPLICATION_STATUSES])))
})
