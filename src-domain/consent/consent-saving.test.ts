import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { CONSENT_SAVING_CASES } from './consent-saving.cases.ts'
import { decideConsentSaving } from './consent-saving.ts'

describe('[A-041] [A-042] [A-043] [A-045] [A-273] [D2-06] the saving of the consents', () => {
  itDecides('$rule decides $verdict for $facts', CONSENT_SAVING_CASES, ({ facts }) => decideConsentSaving(facts))
})
