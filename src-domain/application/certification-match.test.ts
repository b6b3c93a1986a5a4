import { expect, it } from 'vitest'
import { CERTIFICATION_MATCH_CASES } from './certification-match.cases.ts'
import { decideCertificationMatch } from './certification-match.ts'

it.each(CERTIFICATION_MATCH_CASES)(
  '[A-108] [A-246] [D1-29] the first entry that differs from the certified identity decides: $verdict by rule $rule',
  ({ facts, rule, verdict }) => {
    const decision = decideCertificationMatch(facts)
    expect([decision.verdict, decision.because.rule]).toEqual([verdict, rule])
  },
)
