import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { RecheckedEntries, RecheckedEntriesVerdict, BusinessEditFacts } from './rechecked-entries.ts'

/** The current day in all cases. */
export const RECHECKED_ENTRIES_TODAY = '2025-06-24'

const GOOD: RecheckedEntries = {
  openingDate: '2021-04-05',
  companyName: '하늘분식',
  settlementMonth: '12',
  entityType: 'individual',
}
const CORPORATION: RecheckedEntries = { ...GOOD, entityType: 'corporate' }
const EDIT = { complete: true, number: 'same', confirmed: true, paid: false } as const
const NAME = (letters: number) => '가'.repeat(letters)

/** Entries; the facts of an edit of the business data (null for a submission); and the verdict. */
export const RECHECKED_ENTRIES_CASES: readonly DecisionCaseFrom<{ entries: RecheckedEntries; edit: BusinessEditFacts | null }, RecheckedEntriesVerdict>[] = [
  { proves: ['A-246'], rule: 'EN-5', entries: GOOD, edit: null, verdict: 'accepted' },
  { proves: ['A-250'], rule: 'EN-5', entries: GOOD, edit: EDIT, verdict: 'accepted' },
  { proves: ['A-067'], rule: 'EN-5', entries: { ...GOOD, openingDate: '2025-06-24' }, edit: null, verdict: 'accepted' },
  { proves: ['A-067'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25' }, edit: null, verdict: 'openingDate' },
  { proves: ['A-066'], rule: 'EN-5', entries: { ...GOOD, openingDate: '1000-01-01' }, edit: null, verdict: 'accepted' },
  { proves: ['A-066'], rule: 'EN-2', entries: { ...GOOD, openingDate: '0999-12-31' }, edit: null, verdict: 'openingDate' },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...GOOD, companyName: NAME(30) }, edit: null, verdict: 'accepted' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, edit: null, verdict: 'limits' },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...CORPORATION, settlementMonth: '3' }, edit: null, verdict: 'accepted' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, settlementMonth: '3' }, edit: null, verdict: 'limits' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...CORPORATION, settlementMonth: '4' }, edit: null, verdict: 'limits' },
  { proves: ['A-250'], rule: 'EN-1', entries: GOOD, edit: { ...EDIT, complete: false }, verdict: 'incomplete' },
  { proves: ['A-250'], rule: 'EN-4', entries: GOOD, edit: { ...EDIT, confirmed: false }, verdict: 'unconfirmed' },
  { proves: ['E-085'], rule: 'EN-5', entries: GOOD, edit: { ...EDIT, number: 'continue' }, verdict: 'accepted' },
  { proves: ['E-086'], rule: 'EN-6', entries: GOOD, edit: { ...EDIT, number: 'closed' }, verdict: 'closed' },
  { proves: ['E-087'], rule: 'EN-7', entries: GOOD, edit: { ...EDIT, number: 'unregistered' }, verdict: 'unregistered' },
  { proves: ['A-004'], rule: 'EN-8', entries: GOOD, edit: { ...EDIT, number: 'continue', paid: true }, verdict: 'paid' },
]
