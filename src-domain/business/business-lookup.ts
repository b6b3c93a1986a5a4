import { type Decision, decisionFrom, decision } from '../kernel/decide.ts'
import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { isBlank } from '../text/characters.ts'
import { parseKstDate, type KstDate } from '../time/calendar.ts'
import {
  type NumberKind,
  decideNumberKind,
  type BusinessNumber,
  type BusinessNumberPart,
  type BusinessNumberParts,
  parseBusinessNumberParts,
  businessNumberOrNull,
} from './business-number.ts'
import {
  parseCorporateNumber,
  type CorporateNumberPart,
  type CorporateNumber,
  type CorporateNumberParts,
} from './corporate-number.ts'
import { type EntityTraits, type EntityType, entityTraits, isCorporateNumberRequired } from './entity-type.ts'

/**
 * Why a lookup is not made: an entry is missing, the opening date is impossible, the business number is invalid or
 * belongs to another kind of applicant, or the corporate number is missing. to
 */
type BusinessLookupRefusal =
  | 'entryMissing'
  | 'openingDateInvalid'
  | 'numberInvalid'
  | 'ofCorporation'
  | 'ofIndividual'
  | 'corporateNumberMissing'

/**
 * `wanted`: the kind of number that the applicant must have; null if the kind of the applicant is unknown. `kind`: the
 * kind that the middle digits show.
 */
export type NumberKindFitFacts = { readonly wanted: EntityTraits['numberKind']; readonly kind: NumberKind }

type NumberKindFit = 'ok' | Extract<BusinessLookupRefusal, 'numberInvalid' | 'ofCorporation' | 'ofIndividual'>

export const decideNumberKindFit = decision<NumberKindFitFacts, NumberKindFit>([
  { id: 'BL-1', when: { kind: 'neither' }, then: 'numberInvalid', ref: 'A-069' },
  { id: 'BL-2', when: { wanted: 'individual', kind: 'corporate' }, then: 'ofCorporation', ref: 'A-071' },
  { id: 'BL-3', when: { wanted: 'corporate', kind: 'individual' }, then: 'ofIndividual', ref: 'A-071' },
  { id: 'BL-4', when: {}, then: 'ok', ref: 'A-071' },
])

/**
 * The parts of the lookup's answer from which the rules decide; a part is null if the answer lacks it. [A-075] [D2-21]
 */
export type BusinessLookupAnswer = {
  readonly success: boolean
  readonly statusCode: string | null
  readonly valid: string | null
  readonly taxTypeCode: string | null
}

export type BusinessValidationVerdict = 'valid' | 'invalid' | 'outage'

export const decideLookupAnswer = decision<BusinessLookupAnswer, BusinessValidationVerdict>([
  { id: 'BA-1', when: { success: true, statusCode: 'OK', valid: '01' }, then: 'valid', ref: 'A-075' },
  { id: 'BA-2', when: { success: true, statusCode: 'OK' }, then: 'invalid', ref: 'A-078' },
  { id: 'BA-3', when: {}, then: 'outage', ref: 'A-079' },
])

/**
 * 과세유형: standard, simplified, VAT-exempt, or unknown (no lookup was made, it failed, or it returned another code).
 * [A-076] [D2-22]
 */
export type TaxpayerType = 'standard' | 'simplified' | 'exempt' | 'unknown'

export type BusinessLookupEntries = CorporateNumberParts & {
  readonly representative: string
  readonly companyName: string
  readonly openingDate: string
  readonly businessNumber: BusinessNumber | ''
  /**
   * Null if the kind of the applicant is unknown. The business number may then be of either kind, and the corporate
   * number is optional.
   */
  readonly entityType: EntityType | null
}

/**
 * A business that is complete enough for the lookup. `corporateNumber` is null for an individual; for an unknown kind
 * it is null if none was entered. [A-074] [D2-19]
 */
export type BusinessLookupInput = {
  readonly businessNumber: BusinessNumber
  readonly openingDate: KstDate
  readonly representative: string
  readonly companyName: string
  readonly corporateNumber: CorporateNumber | null
}

export type BusinessLookupField = 'name' | 'companyName' | 'openingDate' | 'businessNumber' | CorporateNumberPart

/**
 * Checks the entries of a lookup in order: required values, number type, corporate number. Only the first failure is
 * reported, and nothing is sent. An impossible date is reported at the same point in the order as a missing date.
 * to [A-073] [D2-19]
 */
export const parseBusinessLookupEntries = (
  entry: BusinessLookupEntries,
): ParseResult<BusinessLookupInput, BusinessLookupRefusal, BusinessLookupField> => {
  const openingDate = parseKstDate(entry.openingDate)
  const { businessNumber } = entry
  if (isBlank(entry.representative)) return refused('entryMissing', { at: 'name' })
  if (isBlank(entry.companyName)) return refused('entryMissing', { at: 'companyName' })
  if (openingDate === null)
    return refused(entry.openingDate.trim() === '' ? 'entryMissing' : 'openingDateInvalid', { at: 'openingDate' })
  if (businessNumber === '') return refused('entryMissing', { at: 'businessNumber' })
  const traits = entityTraits(entry.entityType)
  const numberRefusal = decideNumberKindFit({
    wanted: traits.numberKind,
    kind: decideNumberKind(businessNumber).verdict,
  }).verdict
  if (numberRefusal !== 'ok') return refused(numberRefusal, { at: 'businessNumber' })
  const corporate = isCorporateNumberRequired(traits, entry) ? parseCorporateNumber(entry) : accepted(null)
  if (!corporate.ok) return refused('corporateNumberMissing', { at: corporate.at ?? 'corporateFront' })
  return accepted({
    businessNumber,
    openingDate,
    representative: entry.representative.trim(),
    companyName: entry.companyName.trim(),
    corporateNumber: corporate.value,
  })
}

export type EditBusinessLookupRefusal = BusinessLookupRefusal | `${BusinessNumberPart}Missing`

export type EditBusinessLookupField = BusinessLookupField | BusinessNumberPart

/**
 * Checks the lookup on the business edit page. This page also requires the three parts of the business number, and
 * checks them first, in order.
 */
export const parseEditBusinessLookupEntries = (
  entry: Omit<BusinessLookupEntries, 'businessNumber'> & { readonly parts: BusinessNumberParts },
): ParseResult<BusinessLookupInput, EditBusinessLookupRefusal, EditBusinessLookupField> => {
  const { parts } = entry
  const number = parseBusinessNumberParts(parts)
  if (!number.ok && number.at !== undefined) return refused(`${number.at}Missing`, { at: number.at })
  return parseBusinessLookupEntries({
    ...entry,
    businessNumber: businessNumberOrNull(`${parts.area}${parts.kind}${parts.serial}`) ?? '',
  })
}

/** Decides what the lookup's answer means, and returns the taxpayer type, unknown after a failed lookup. */
export const decideBusinessValidation = (
  answer: BusinessLookupAnswer,
): Decision<BusinessValidationVerdict> & { readonly taxpayerType: TaxpayerType } => ({
  ...decideLookupAnswer(answer),
  taxpayerType: decideTaxpayerType(answer).verdict,
})

/**
 * 과세유형: returns how the business is taxed according to the answer of a lookup; `unknown` if the answer is not usable.
 * [A-076]
 */
export const decideTaxpayerType = decisionFrom(
  (answer: BusinessLookupAnswer): { readonly taxTypeCode: string | null } => ({
    taxTypeCode: decideLookupAnswer(answer).verdict === 'outage' ? null : answer.taxTypeCode,
  }),
  [
    { id: 'TP-1', when: { taxTypeCode: '01' }, then: 'standard', ref: 'A-076' },
    { id: 'TP-2', when: { taxTypeCode: '02' }, then: 'simplified', ref: 'A-076' },
    { id: 'TP-3', when: { taxTypeCode: '03' }, then: 'exempt', ref: 'A-076' },
    { id: 'TP-4', when: {}, then: 'unknown', ref: 'A-076' },
  ],
)
