import { expect, it } from 'vitest'
import { kstDate } from '../kernel/calendar.ts'
import { RECHECKED_ENTRIES_CASES, RECHECKED_ENTRIES_TODAY } from './rechecked-entries.cases.ts'
import { decideRecheckedEntries } from './rechecked-entries.ts'

it.each(RECHECKED_ENTRIES_CASES)(
  '[A-246] [A-250] [A-005] [A-067] [E-086] [E-087] the agency checks the dates and limits of the entries it receives: rule $rule decides $verdict',
  ({ entries, edit, rule, verdict }) => {
    const decision = decideRecheckedEntries(entries, kstDate(RECHECKED_ENTRIES_TODAY), edit)
    expect([decision.verdict, decision.because.rule]).toEqual([verdict, rule])
  },
)
