import { describe, expect, it } from 'vitest'
import { decideProofCancellation } from './proof-cancellation.ts'
import { PROOF_STATUSES, type ProofStatus } from './proof-status.table.ts'
import { decideProofItemTransition, decideProofTransition } from './transitions.ts'

describe('[A-194] [A-195] cancelling a proof', () => {
  it.each(['general', 'direct'] as const)('is refused for a %s proof in five statuses', (type) => {
    const refused = PROOF_STATUSES.filter(
      (status) => decideProofCancellation({ application: 'targetSelected', type, status }).verdict !== 'ok',
    )
    expect(refused).toEqual(['deliberation', 'approved', 'paymentComplete', 'userCancel', 'userDelete'])
  })

  it.each(['userCancel', 'userDelete'] as const)(
    'is refused for every proof of an application in %s',
    (application) => {
      const verdicts = PROOF_STATUSES.flatMap((status) =>
        (['general', 'direct', 'rapid', 'parcel'] as const).map(
          (type) => decideProofCancellation({ application, type, status }).verdict,
        ),
      )
      expect(new Set(verdicts)).toEqual(new Set(['applicationEnded']))
    },
  )

  it.each(PROOF_STATUSES)('is allowed for an item of a proof in %s only if both state machines allow it', (status) => {
    const cancel = { who: 'applicant', action: 'cancel' } as const
    const possible = (item: ProofStatus): boolean =>
      'to' in decideProofTransition({ ...cancel, from: status }).verdict &&
      'to' in decideProofItemTransition({ ...cancel, from: item }).verdict
    const allowed = PROOF_STATUSES.filter(
      (item) =>
        decideProofCancellation({ application: 'targetSelected', type: 'general', status, item: { status: item } })
          .verdict === 'ok',
    )
    expect(allowed).toEqual(PROOF_STATUSES.filter(possible))
  })

  it.each(['rapid', 'parcel'] as const)('is refused for a %s proof in every status', (type) => {
    const verdicts = PROOF_STATUSES.map(
      (status) => decideProofCancellation({ application: 'targetSelected', type, status }).verdict,
    )
    expect(new Set(verdicts)).toEqual(new Set(['lookedUp']))
  })

  it('[D2-821] after the payment of the application, names the status of a decided proof before the payment', () => {
    const verdictOf = (status: ProofStatus) =>
      decideProofCancellation({ application: 'paymentComplete', type: 'general', status }).because.rule
    expect(verdictOf('approved')).toBe('PC-4')
    expect(verdictOf('paymentComplete')).toBe('PC-4')
    expect(verdictOf('submitComplete')).toBe('PC-6')
  })
})
