import { itDecides } from '../kernel/testing/it-decides.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { RECHECKED_ENTRIES_CASES, RECHECKED_ENTRIES_TODAY } from './rechecked-entries.cases.ts'
import { decideRecheckedEntries } from './rechecked-entries.ts'

itDecides(
  '[A-246] [A-250] [A-005] [A-067] [E-086] [E-087] the agency checks the dates and limits of the entries it receives: rule $rule decides $verdict',
  RECHECKED_ENTRIES_CASES,
  ({ entries, edit }) => decideRecheckedEntries(entries, kstDateOrThrow(RECHECKED_ENTRIES_TODAY), edit),
)
