import type { FunctionExample } from '../kernel/decide.ts'
import type { BusinessLookupEntries, BusinessLookupRefusal, BusinessLookupField } from './business-lookup.ts'
import type { EntityType } from './entity-type.ts'
import { businessNumberOrThrow } from './testing/business-number-or-throw.ts'

const individual: BusinessLookupEntries = {
  representative: '김서준',
  companyName: '한빛분식',
  openingDate: '2020-01-31',
  businessNumber: businessNumberOrThrow('1000100001'),
  entityType: 'individual',
  corporateFront: '',
  corporateBack: '',
}

const corporate: BusinessLookupEntries = {
  ...individual,
  businessNumber: businessNumberOrThrow('1008100001'),
  entityType: 'corporate',
  corporateFront: '110111',
  corporateBack: '1234567',
}

/** Entries that prevent the lookup, and the one failure that is reported. */
export const BUSINESS_LOOKUP_ENTRY_CASES: readonly FunctionExample<{ entry: BusinessLookupEntries; code: BusinessLookupRefusal; at: BusinessLookupField }>[] = [
  { proves: ['A-070'], entry: { ...individual, representative: '' }, code: 'entryMissing', at: 'name' },
  { proves: ['A-070'], entry: { ...individual, representative: ' ' }, code: 'entryMissing', at: 'name' },
  { proves: ['A-070'], entry: { ...individual, companyName: ' ' }, code: 'entryMissing', at: 'companyName' },
  { proves: ['A-070'], entry: { ...individual, representative: '\u200B' }, code: 'entryMissing', at: 'name' },
  { proves: ['A-070'], entry: { ...individual, companyName: '\u3164' }, code: 'entryMissing', at: 'companyName' },
  { proves: ['A-070'], entry: { ...individual, openingDate: '' }, code: 'entryMissing', at: 'openingDate' },
  { proves: ['A-068', 'D2-103'], entry: { ...individual, openingDate: '2023-02-29' }, code: 'openingDateInvalid', at: 'openingDate' },
  { proves: ['A-070', 'A-073'], entry: { ...individual, companyName: '', openingDate: '2020-30-02' }, code: 'entryMissing', at: 'companyName' },
  { proves: ['A-070'], entry: { ...individual, businessNumber: '' }, code: 'entryMissing', at: 'businessNumber' },
  { proves: ['A-069'], entry: { ...individual, businessNumber: businessNumberOrThrow('1000000001') }, code: 'numberInvalid', at: 'businessNumber' },
  { proves: ['A-069'], entry: { ...corporate, businessNumber: businessNumberOrThrow('1000000001') }, code: 'numberInvalid', at: 'businessNumber' },
  { proves: ['A-071'], entry: { ...individual, businessNumber: businessNumberOrThrow('1008100001') }, code: 'ofCorporation', at: 'businessNumber' },
  { proves: ['A-071'], entry: { ...corporate, businessNumber: businessNumberOrThrow('1009000001') }, code: 'ofIndividual', at: 'businessNumber' },
  { proves: ['A-072'], entry: { ...corporate, corporateFront: '' }, code: 'corporateNumberMissing', at: 'corporateFront' },
  { proves: ['A-072'], entry: { ...corporate, corporateBack: '123456' }, code: 'corporateNumberMissing', at: 'corporateBack' },
  { proves: ['A-073'], entry: { ...corporate, companyName: '', businessNumber: businessNumberOrThrow('1000100001'), corporateFront: '' }, code: 'entryMissing', at: 'companyName' },
  { proves: ['A-073'], entry: { ...corporate, businessNumber: businessNumberOrThrow('1000100001'), corporateFront: '' }, code: 'ofIndividual', at: 'businessNumber' },
]

export const COMPLETE_LOOKUP_ENTRIES = { individual, corporate } as const satisfies Record<EntityType, BusinessLookupEntries>
