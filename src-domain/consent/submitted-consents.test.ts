import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { CONSENTS_MATCH_CASES } from './submitted-consents.cases.ts'
import { decideConsentsMatch } from './submitted-consents.ts'

describe('[A-135] [A-045] [D2-90] the comparison of a submission with the saved consents', () => {
  itDecides('$rule decides $verdict for saved $saved, submitted $submitted', CONSENTS_MATCH_CASES, (row) =>
    decideConsentsMatch(row.saved, row.submitted),
  )
})
