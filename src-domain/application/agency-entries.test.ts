import { expect, it } from 'vitest'
import { kstDate } from '../kernel/calendar.ts'
import { AGENCY_ENTRIES_CASES, AGENCY_ENTRIES_TODAY } from './agency-entries.cases.ts'
import { decideAgencyEntries } from './agency-entries.ts'

it.each(AGENCY_ENTRIES_CASES)(
  '[A-246] [A-250] [A-005] [A-067] [E-086] [E-087] the agency checks the dates and limits of the entries it receives: rule $rule decides $verdict',
  ({ entries, edit, rule, verdict }) => {
    const decision = decideAgencyEntries(entries, kstDate(AGENCY_ENTRIES_TODAY), edit)
    expect([decision.verdict, decision.because.rule]).toEqual([verdict, rule])
  },
)
