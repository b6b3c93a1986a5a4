import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { CLOSED_DRAFT_CASES, SAMPLE_PROOFS } from './closed-draft.cases.ts'
import { decideClosedDraft } from './closed-draft.ts'

describe('[D2-149] [D1-262] a saved draft that can no longer be sent', () => {
  itDecides('$rule decides $verdict for $form of an application $status', CLOSED_DRAFT_CASES, (row) =>
    decideClosedDraft(row.form, { status: row.status, proofs: SAMPLE_PROOFS[row.proofs ?? 'none'] }),
  )
})
