import { itDecides } from '../kernel/testing/it-decides.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import {
  BUSINESS_EDIT_CONTENT_CASES,
  RECHECKED_ENTRIES_TODAY,
  RECHECKED_ENTRIES_CASES,
} from './rechecked-entries.cases.ts'
import { decideBusinessEditContent, decideRecheckedEntries } from './rechecked-entries.ts'

const TODAY = kstDateOrThrow(RECHECKED_ENTRIES_TODAY)

itDecides(
  '[A-246] [A-005] [A-066] [A-067] the agency checks the fields of a submission: rule $rule decides $verdict',
  RECHECKED_ENTRIES_CASES,
  ({ entries }) => decideRecheckedEntries(entries, TODAY),
)

itDecides(
  '[A-250] [A-004] [E-085] [E-086] [E-087] the agency checks an edit of the business data: rule $rule decides $verdict',
  BUSINESS_EDIT_CONTENT_CASES,
  ({ entries, edit }) => decideBusinessEditContent(entries, edit, TODAY),
)
