import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { decideSupplementEligibility } from '../../proof/supplement-eligibility.ts'
import { SAMPLE_PROOFS } from './obsolete-draft.rules.ts'
import { decideObsoleteDraft } from './obsolete-draft.ts'

describe('[D2-149] [D1-262] a saved draft that can no longer be sent', () => {
  it('[D2-610] includes a supplement exactly if the proofs of the application cannot be supplemented', () => {
    const applications = APPLICATION_STATUSES.flatMap((status) =>
      [SAMPLE_PROOFS.none, SAMPLE_PROOFS.limit].map((proofs) => ({ status, proofs })),
    )
    for (const application of applications)
      for (const form of ['supplement 501', 'baseSupplement 501'] as const)
        expect([application, decideObsoleteDraft(form, application).verdict]).toEqual([
          application,
          decideSupplementEligibility(application).verdict === 'ok' ? 'sendable' : 'obsolete',
        ])
  })
})
