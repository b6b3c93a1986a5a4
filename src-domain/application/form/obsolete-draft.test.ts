import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { decideSupplementEligibility } from '../../proof/supplement-eligibility.ts'
import { decideObsoleteDraft } from './obsolete-draft.ts'

/** The proofs of an application: none, or one for which the maximum support was paid. */
const SAMPLE_PROOFS = [
  [],
  [{ id: '501', proofType: 'general', status: 'paymentComplete', decidedAmount: 300_000 }],
] as const

describe('[D2-149] [D1-262] a saved draft that can no longer be sent', () => {
  it('[D2-610] includes a supplement exactly if the proofs of the application cannot be supplemented', () => {
    const applications = APPLICATION_STATUSES.flatMap((status) => SAMPLE_PROOFS.map((proofs) => ({ status, proofs })))
    for (const application of applications)
      for (const form of ['supplement 501', 'baseSupplement 501'] as const)
        expect([application, decideObsoleteDraft(form, application).verdict]).toEqual([
          application,
          decideSupplementEligibility(application).verdict === 'ok' ? 'sendable' : 'obsolete',
        ])
  })
})
