import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { BusinessEditContentFacts, BusinessEditContentVerdict, RevalidatedEntries, RevalidationVerdict } from './revalidation.ts'

export const REVALIDATION_TODAY = '2025-06-24'

const GOOD: RevalidatedEntries = {
  openingDate: '2021-04-05',
  companyName: '하늘분식',
  settlementMonth: '12',
  entityType: 'individual',
}
const CORPORATION: RevalidatedEntries = { ...GOOD, entityType: 'corporate' }
const EDIT = { complete: true, number: 'same', confirmed: true, kept: false } as const
const NAME = (letters: number) => '가'.repeat(letters)

export const REVALIDATION_CASES: readonly DecisionCaseFrom<{ entries: RevalidatedEntries }, RevalidationVerdict>[] = [
  { proves: ['A-246'], rule: 'EN-5', entries: GOOD, verdict: 'ok' },
  { proves: ['A-067'], rule: 'EN-5', entries: { ...GOOD, openingDate: '2025-06-24' }, verdict: 'ok' },
  { proves: ['A-067'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25' }, verdict: 'openingDate' },
  { proves: ['A-066'], rule: 'EN-5', entries: { ...GOOD, openingDate: '1000-01-01' }, verdict: 'ok' },
  { proves: ['A-066'], rule: 'EN-2', entries: { ...GOOD, openingDate: '0999-12-31' }, verdict: 'openingDate' },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...GOOD, companyName: NAME(30) }, verdict: 'ok' },
  { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, verdict: 'companyName' },
  { proves: ['A-005'], rule: 'EN-5', entries: { ...CORPORATION, settlementMonth: '3' }, verdict: 'ok' },
  { proves: ['A-005'], rule: 'EN-9', entries: { ...GOOD, settlementMonth: '3' }, verdict: 'settlementMonth' },
  { proves: ['A-005'], rule: 'EN-9', entries: { ...CORPORATION, settlementMonth: '4' }, verdict: 'settlementMonth' },
]

export const BUSINESS_EDIT_CONTENT_CASES: readonly DecisionCaseFrom<{ entries: RevalidatedEntries; edit: BusinessEditContentFacts }, BusinessEditContentVerdict>[] = [
  { proves: ['A-250'], rule: 'EN-5', entries: GOOD, edit: EDIT, verdict: 'ok' },
  { proves: ['A-250', 'A-071'], rule: 'EN-1', entries: GOOD, edit: { ...EDIT, complete: false }, verdict: 'incomplete' },
  { proves: ['A-250', 'A-218'], rule: 'EN-4', entries: GOOD, edit: { ...EDIT, confirmed: false }, verdict: 'unconfirmed' },
  { proves: ['E-085'], rule: 'EN-5', entries: GOOD, edit: { ...EDIT, number: 'ok' }, verdict: 'ok' },
  { proves: ['E-086'], rule: 'EN-6', entries: GOOD, edit: { ...EDIT, number: 'closed' }, verdict: 'closed' },
  { proves: ['E-087'], rule: 'EN-7', entries: GOOD, edit: { ...EDIT, number: 'unregistered' }, verdict: 'unregistered' },
  { proves: ['A-004', 'D2-611'], rule: 'EN-8', entries: GOOD, edit: { ...EDIT, number: 'ok', kept: true }, verdict: 'kept' },
  { proves: ['A-250'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25' }, edit: { ...EDIT, confirmed: false }, verdict: 'openingDate' },
  { proves: ['A-250'], rule: 'EN-1', entries: { ...GOOD, openingDate: '2025-06-25' }, edit: { ...EDIT, complete: false }, verdict: 'incomplete' },
  { proves: ['A-250'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25', companyName: NAME(31) }, edit: EDIT, verdict: 'openingDate' },
  { proves: ['A-250'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, edit: { ...EDIT, confirmed: false }, verdict: 'companyName' },
  { proves: ['A-250'], rule: 'EN-4', entries: GOOD, edit: { ...EDIT, confirmed: false, number: 'closed' }, verdict: 'unconfirmed' },
  { proves: ['E-087'], rule: 'EN-7', entries: GOOD, edit: { ...EDIT, number: 'unregistered', kept: true }, verdict: 'unregistered' },
  { proves: ['D2-611'], rule: 'EN-8', entries: { ...GOOD, settlementMonth: '3' }, edit: { ...EDIT, number: 'ok', kept: true }, verdict: 'kept' },
]
