import { describe, expect, it } from 'vitest'
import { CONSENTS_MATCH_CASES } from './submitted-consents.cases.ts'
import { decideConsentsMatch } from './submitted-consents.ts'

describe('[A-135] [A-045] [D2-90] the comparison of a submission with the saved consents', () => {
  it.each(CONSENTS_MATCH_CASES)('$rule decides $verdict for saved $saved, submitted $submitted', (row) =>
    expect(decideConsentsMatch(row.saved, row.submitted)).toMatchObject({
      verdict: row.verdict,
      because: { rule: row.rule },
    }),
  )
})
