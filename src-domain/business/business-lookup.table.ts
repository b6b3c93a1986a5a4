import type { Table } from '../kernel/decide.ts'
import type { EntityType } from './entity-type.table.ts'
import type { NumberKind } from './number-kind.ts'

/** Message keys of a lookup that is not made. `lookup.required` and `lookup.corporateNumberMissing` are the texts of. */
export type LookupRefusal =
  | 'lookup.required'
  | 'brno.invalid'
  | 'biz.corpNumber'
  | 'biz.indivNumber'
  | 'lookup.corporateNumberMissing'

/** Who applies, and whose number it is by its middle part. */
export type NumberFacts = { readonly entityType: EntityType; readonly kind: NumberKind }

export const NUMBER_KIND_TABLE: Table<
  NumberFacts,
  'fits' | Extract<LookupRefusal, 'brno.invalid' | 'biz.corpNumber' | 'biz.indivNumber'>
> = [
  { id: 'BL-1', when: { kind: 'neither' }, then: 'brno.invalid', ref: 'A-069' },
  { id: 'BL-2', when: { entityType: 'individual', kind: 'corporate' }, then: 'biz.corpNumber', ref: 'A-071' },
  { id: 'BL-3', when: { entityType: 'corporate', kind: 'individual' }, then: 'biz.indivNumber', ref: 'A-071' },
  { id: 'BL-4', when: {}, then: 'fits', ref: 'A-071' },
]

/** The parts of the lookup's answer that decide; null where the answer has none. `taxTypeCode` is `status.tax_type_cd`. [A-075] [D2-21] */
export type LookupAnswer = {
  readonly success: boolean
  readonly statusCode: string | null
  readonly valid: string | null
  readonly taxTypeCode: string | null
}

/** The registered business agrees; it does not; nobody could say. */
export type LookupVerdict = 'valid' | 'invalid' | 'outage'

export const LOOKUP_TABLE: Table<LookupAnswer, LookupVerdict> = [
  { id: 'BA-1', when: { success: true, statusCode: 'OK', valid: '01' }, then: 'valid', ref: 'A-075' },
  { id: 'BA-2', when: { success: true, statusCode: 'OK' }, then: 'invalid', ref: 'A-078' },
  { id: 'BA-3', when: {}, then: 'outage', ref: 'A-079' },
]

/** 과세유형: standard, simplified, VAT-exempt, or not known (no lookup, an outage, another code). [A-076] [D2-22] */
export type TaxpayerType = 'standard' | 'simplified' | 'exempt' | 'unknown'

export const TAXPAYER_TABLE: Table<{ readonly taxTypeCode: string | null }, TaxpayerType> = [
  { id: 'TP-1', when: { taxTypeCode: '01' }, then: 'standard', ref: 'A-076' },
  { id: 'TP-2', when: { taxTypeCode: '02' }, then: 'simplified', ref: 'A-076' },
  { id: 'TP-3', when: { taxTypeCode: '03' }, then: 'exempt', ref: 'A-076' },
  { id: 'TP-4', when: {}, then: 'unknown', ref: 'A-076' },
]
