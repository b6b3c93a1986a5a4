import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { NOTICE_SAVING_CASES } from './notice-saving.cases.ts'
import { decideNoticeSaving } from './notice-saving.ts'

describe('[P-224] [P-225] the saving of a notice', () => {
  itDecides('$rule decides $verdict for $facts', NOTICE_SAVING_CASES, ({ facts }) => decideNoticeSaving(facts))
})
