import { describe, expect, it } from 'vitest'
import { CLOSED_DRAFT_CASES, SAMPLE_PROOFS } from './closed-draft.cases.ts'
import { decideClosedDraft } from './closed-draft.ts'

describe('[D2-149] [D1-262] a saved draft that can no longer be sent', () => {
  it.each(CLOSED_DRAFT_CASES)('$rule decides $verdict for $form of an application $status', (row) =>
    expect(
      decideClosedDraft(row.form, { status: row.status, proofs: SAMPLE_PROOFS[row.proofs ?? 'none'] }),
    ).toMatchObject({ verdict: row.verdict, because: { rule: row.rule } }),
  )
})
