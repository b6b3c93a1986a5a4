import { itDecides } from '../kernel/testing/it-decides.ts'
import { CERTIFICATION_MATCH_CASES } from './certification-match.cases.ts'
import { decideCertificationMatch } from './certification-match.ts'

itDecides(
  '[A-108] [A-246] [D1-29] the first entry that differs from the certified identity decides: $verdict by rule $rule',
  CERTIFICATION_MATCH_CASES,
  ({ facts }) => decideCertificationMatch(facts),
)
