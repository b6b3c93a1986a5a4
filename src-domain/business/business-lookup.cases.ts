import type { DecisionCase, DecisionCaseFrom, FunctionExample } from '../kernel/decide.ts'
import { businessNumberOrThrow } from './testing/business-number-or-throw.ts'
import type { EntityType } from './entity-type.ts'
import type {
  BusinessLookupAnswer,
  BusinessLookupRefusal,
  BusinessValidationVerdict,
  NumberKindFitFacts,
  NumberKindFit,
  TaxpayerType,
  BusinessLookupEntries,
  BusinessLookupField,
} from './business-lookup.ts'

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

/** Kinds of applicants and kinds of business numbers, and whether an applicant of the kind may have such a number. */
export const NUMBER_KIND_FIT_CASES: readonly DecisionCase<NumberKindFitFacts, NumberKindFit>[] = [
  { proves: ['A-069'], rule: 'BL-1', facts: { wanted: 'individual', kind: 'neither' }, verdict: 'numberInvalid' },
  { proves: ['A-069'], rule: 'BL-1', facts: { wanted: 'corporate', kind: 'neither' }, verdict: 'numberInvalid' },
  { proves: ['A-071'], rule: 'BL-2', facts: { wanted: 'individual', kind: 'corporate' }, verdict: 'ofCorporation' },
  { proves: ['A-071'], rule: 'BL-3', facts: { wanted: 'corporate', kind: 'individual' }, verdict: 'ofIndividual' },
  { proves: ['A-071'], rule: 'BL-4', facts: { wanted: 'individual', kind: 'individual' }, verdict: 'ok' },
  { proves: ['A-071'], rule: 'BL-4', facts: { wanted: 'corporate', kind: 'corporate' }, verdict: 'ok' },
]

/** For each type of taxpayer, the id of the one row of table TP that gives it. */
export const TAXPAYER_TYPE_RULE_IDS: Readonly<Record<TaxpayerType, string>> = {
  standard: 'TP-1',
  simplified: 'TP-2',
  exempt: 'TP-3',
  unknown: 'TP-4',
}

export const BUSINESS_VALIDATION_CASES: readonly DecisionCaseFrom<{ answer: BusinessLookupAnswer; taxpayerType: TaxpayerType }, BusinessValidationVerdict>[] = [
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '01' }, verdict: 'valid', taxpayerType: 'standard' },
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '02' }, verdict: 'valid', taxpayerType: 'simplified' },
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '03' }, verdict: 'valid', taxpayerType: 'exempt' },
  { proves: ['A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '04' }, verdict: 'valid', taxpayerType: 'unknown' },
  { proves: ['A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: null }, verdict: 'valid', taxpayerType: 'unknown' },
  { proves: ['A-075', 'A-078'], rule: 'BA-2', answer: { success: true, statusCode: 'OK', valid: '02', taxTypeCode: '01' }, verdict: 'invalid', taxpayerType: 'standard' },
  { proves: ['A-075'], rule: 'BA-2', answer: { success: true, statusCode: 'OK', valid: null, taxTypeCode: null }, verdict: 'invalid', taxpayerType: 'unknown' },
  { proves: ['A-075', 'A-079'], rule: 'BA-3', answer: { success: false, statusCode: 'OK', valid: '01', taxTypeCode: '01' }, verdict: 'outage', taxpayerType: 'unknown' },
  { proves: ['A-075'], rule: 'BA-3', answer: { success: true, statusCode: 'TOO_LARGE', valid: '01', taxTypeCode: '01' }, verdict: 'outage', taxpayerType: 'unknown' },
  { proves: ['A-075'], rule: 'BA-3', answer: { success: true, statusCode: null, valid: '01', taxTypeCode: null }, verdict: 'outage', taxpayerType: 'unknown' },
]
