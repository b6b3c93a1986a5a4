import { itDecides } from '../kernel/testing/it-decides.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { EDITED_BUSINESS_CASES, RECHECKED_ENTRIES_TODAY, SUBMITTED_ENTRIES_CASES } from './rechecked-entries.cases.ts'
import { decideEditedBusiness, decideSubmittedEntries } from './rechecked-entries.ts'

const TODAY = kstDateOrThrow(RECHECKED_ENTRIES_TODAY)

itDecides(
  '[A-246] [A-005] [A-066] [A-067] the agency checks the fields of a submission: rule $rule decides $verdict',
  SUBMITTED_ENTRIES_CASES,
  ({ entries }) => decideSubmittedEntries(entries, TODAY),
)

itDecides(
  '[A-250] [A-004] [E-085] [E-086] [E-087] the agency checks an edit of the business data: rule $rule decides $verdict',
  EDITED_BUSINESS_CASES,
  ({ entries, edit }) => decideEditedBusiness(entries, edit, TODAY),
)
