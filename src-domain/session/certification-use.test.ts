import { itDecides } from '../kernel/testing/it-decides.ts'
import { CERTIFICATION_USE_CASES } from './certification-use.cases.ts'
import { decideCertificationUse } from './certification-use.ts'

itDecides(
  '[E-190] [E-193] the use of a certification result with $facts: $verdict by $rule',
  CERTIFICATION_USE_CASES,
  ({ facts }) => decideCertificationUse(facts),
)
