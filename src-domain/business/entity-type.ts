import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import type { NumberKind } from './business-number.ts'
import type { CorporateNumberParts } from './corporate-number.ts'

type EntityTypeFacts = { readonly code: unknown }

/** 법인사업자 (a corporation) or 개인사업자 (a person who runs a business). */
export type EntityType = 'corporate' | 'individual'

/** `unknown`: the agency sent no 관리구분. */
type EntityTypeVerdict = EntityType | 'unknown'

/** Decides between corporation and individual by the 관리구분 of the API or the session. [E-007] */
export const decideEntityType = decisionFrom(
  (code: unknown): EntityTypeFacts => ({ code: code === undefined || code === '' ? null : code }),
  [
    { id: 'ET-1', when: { code: 0 }, then: 'corporate', ref: 'E-007' },
    { id: 'ET-2', when: { code: '0' }, then: 'corporate', ref: 'E-007' },
    { id: 'ET-4', when: { code: null }, then: 'unknown', ref: 'A-145' },
    { id: 'ET-3', when: {}, then: 'individual', ref: 'E-007' },
  ] satisfies DecisionTable<EntityTypeFacts, EntityTypeVerdict>,
)

/** Returns the kind of applicant for a 관리구분; null if it is missing. */
export const entityTypeOfCode = (code: unknown): EntityType | null => {
  const { verdict } = decideEntityType(code)
  return verdict === 'unknown' ? null : verdict
}

/** The traits of one kind of applicant. */
type EntityTypeRow = {
  readonly ko: string
  /** Its 관리구분 in session and agency data. */
  readonly code: string
  /** The label of its business name. */
  readonly namedAs: 'corporateName' | 'businessName'
  readonly numberKind: Exclude<NumberKind, 'neither'>
  /** True if it has a 법인등록번호. */
  readonly corporateNumber: boolean
  /** True if it chooses its 결산월; false if its 결산월 is always December. */
  readonly settlementMonth: boolean
  /** How it proves its sales if certificates are required. */
  readonly sales: 'financialStatement' | 'vat'
  /** Who owns the payout account. */
  readonly account: 'business' | 'person'
  readonly ref: string
}

/** 관리구분: the kinds of applicants. [A-071] */
export const ENTITY_TYPE_ROWS = {
  corporate: {
    ko: '법인사업자',
    code: '0',
    namedAs: 'corporateName',
    numberKind: 'corporate',
    corporateNumber: true,
    settlementMonth: true,
    sales: 'financialStatement',
    account: 'business',
    ref: 'A-049',
  },
  individual: {
    ko: '개인사업자',
    code: '1',
    namedAs: 'businessName',
    numberKind: 'individual',
    corporateNumber: false,
    settlementMonth: false,
    sales: 'vat',
    account: 'person',
    ref: 'A-049',
  },
} as const satisfies Record<EntityType, EntityTypeRow>

/**
 * The traits that pages read, even for an applicant of unknown kind. The corporate number may stay empty if it is
 * `optional`. Number kind, sales and account are null if the kind is unknown.
 */
export type EntityTraits = {
  readonly namedAs: EntityTypeRow['namedAs'] | 'anyName'
  readonly numberKind: EntityTypeRow['numberKind'] | null
  readonly corporateNumber: boolean | 'optional'
  readonly settlementMonth: boolean
  readonly sales: EntityTypeRow['sales'] | null
  readonly account: EntityTypeRow['account'] | null
}

/** The traits of an applicant of unknown kind: the entries of every kind, and a label that fits every kind. */
export const UNKNOWN_ENTITY_TRAITS: EntityTraits = {
  namedAs: 'anyName',
  numberKind: null,
  corporateNumber: 'optional',
  settlementMonth: true,
  sales: null,
  account: null,
}

/**
 * Returns the traits of a kind. For an unknown kind (null), the form offers the entries of every kind.
 */
export const entityTraits = (type: EntityType | null): EntityTraits =>
  type === null ? UNKNOWN_ENTITY_TRAITS : ENTITY_TYPE_ROWS[type]

/** True if the corporate number is required. An optional one is required when a part of it is entered. */
export const isCorporateNumberRequired = (
  { corporateNumber }: EntityTraits,
  { corporateFront, corporateBack }: CorporateNumberParts,
): boolean => (corporateNumber === 'optional' ? `${corporateFront}${corporateBack}` !== '' : corporateNumber)

/** Returns the kind of applicant whose form is shown; individual if the kind is unknown. */
export const entityTypeOrIndividual = (type: EntityType | null): EntityType => type ?? 'individual'
