import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { OBSOLETE_DRAFT_CASES, SAMPLE_PROOFS } from './obsolete-draft.cases.ts'
import { decideObsoleteDraft } from './obsolete-draft.ts'

describe('[D2-149] [D1-262] a saved draft that can no longer be sent', () => {
  itDecides('$rule decides $verdict for $form of an application $status', OBSOLETE_DRAFT_CASES, (row) =>
    decideObsoleteDraft(row.form, { status: row.status, proofs: SAMPLE_PROOFS[row.proofs ?? 'none'] }),
  )
})
