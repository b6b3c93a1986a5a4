import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { RECOVERED_SUBMISSION_CASES, SUBMISSION_OUTCOME_CASES } from './submission-outcome.cases.ts'
import { decideRecoveredSubmission, decideSubmissionOutcome } from './submission-outcome.ts'

describe('[A-127] [A-128] [A-267] [D2-108] the outcome of a failed submission', () => {
  itDecides('$rule decides $verdict for $facts', SUBMISSION_OUTCOME_CASES, ({ facts }) =>
    decideSubmissionOutcome(facts),
  )
})

describe('[A-267] [D2-108] an application whose page was reloaded while it was sent', () => {
  itDecides('$rule decides $verdict for $facts', RECOVERED_SUBMISSION_CASES, ({ facts }) =>
    decideRecoveredSubmission(facts),
  )
})
