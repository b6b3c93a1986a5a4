import type { AgencyEntries, AgencyEntryVerdict } from './agency-entries.ts'

/** The day on which the cases are asked. */
export const ENTRIES_TODAY = '2025-06-24'

const GOOD: AgencyEntries = { openingDate: '2021-04-05', companyName: '하늘분식', settlementMonth: '12' }
const NAME = (letters: number) => '가'.repeat(letters)

/** Entries, how the business data of an edit stand (null for a submission), and what follows. */
export const AGENCY_ENTRY_CASES: readonly {
  readonly proves: readonly string[]
  readonly rule: string
  readonly entries: AgencyEntries
  readonly edit: { readonly complete: boolean; readonly confirmed: boolean } | null
  readonly verdict: AgencyEntryVerdict
}[] = [
  { proves: ['A-246'], rule: 'EN-5', entries: GOOD, edit: null, verdict: 'taken' },
  { proves: ['A-250'], rule: 'EN-5', entries: GOOD, edit: { complete: true, confirmed: true }, verdict: 'taken' },
  { proves: ['A-067'], rule: 'EN-5', entries: { ...GOOD, openingDate: '2025-06-24' }, edit: null, verdict: 'taken' },
  {
    proves: ['A-067'],
    rule: 'EN-2',
    entries: { ...GOOD, openingDate: '2025-06-25' },
    edit: null,
    verdict: 'openingDate',
  },
  { proves: ['A-066'], rule: 'EN-5', entries: { ...GOOD, openingDate: '1000-01-01' }, edit: null, verdict: 'taken' },
  {
    proves: ['A-066'],
    rule: 'EN-2',
    entries: { ...GOOD, openingDate: '0999-12-31' },
    edit: null,
    verdict: 'openingDate',
  },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...GOOD, companyName: NAME(30) }, edit: null, verdict: 'taken' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, edit: null, verdict: 'limits' },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...GOOD, settlementMonth: '3' }, edit: null, verdict: 'taken' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, settlementMonth: '4' }, edit: null, verdict: 'limits' },
  { proves: ['A-250'], rule: 'EN-1', entries: GOOD, edit: { complete: false, confirmed: true }, verdict: 'incomplete' },
  {
    proves: ['A-250'],
    rule: 'EN-4',
    entries: GOOD,
    edit: { complete: true, confirmed: false },
    verdict: 'unconfirmed',
  },
]
