import { type Table, decide } from '../kernel/decide.ts'
import type { CorporateParts } from './corporate-number.ts'
import type { NumberKind } from './registration-number.ts'

/** 관리구분, as the wire or the session has it. */
export type EntityFacts = { readonly code: unknown }

/** 법인사업자 (a corporation) or 개인사업자 (a person who runs a business). */
export type EntityType = 'corporate' | 'individual'

export const ENTITY_TYPE_TABLE: Table<EntityFacts, EntityType> = [
  { id: 'ET-1', when: { code: 0 }, then: 'corporate', ref: 'E-007' },
  { id: 'ET-2', when: { code: '0' }, then: 'corporate', ref: 'E-007' },
  { id: 'ET-3', when: {}, then: 'individual', ref: 'E-007' },
]

/** Corporation or person, by the code of 관리구분, as the wire or the session has it. [E-007] */
export const entityTypeOf = (code: unknown): EntityType => decide(ENTITY_TYPE_TABLE, { code }).verdict

/**
 * Everything that the product asks about one kind of applicant. `code`: its 관리구분, as session and agency write it and
 * the table above reads it. `namedAs`: what the name of its business is called. `numberKind`: whose registration number it
 * has. `corporateNumber`: it has a 법인등록번호. `settlementMonth`: it chooses its 결산월; else that is December. `sales`: by
 * what it shows its sales where it has to attach certificates. `account`: to whom the account belongs that is paid to.
 */
export type EntityTypeRow = {
  readonly ko: string
  readonly code: string
  readonly namedAs: 'corporateName' | 'businessName'
  readonly numberKind: Exclude<NumberKind, 'neither'>
  readonly corporateNumber: boolean
  readonly settlementMonth: boolean
  readonly sales: 'financialStatement' | 'vat'
  readonly account: 'business' | 'person'
  readonly ref: string
}

/** 관리구분: the kinds of applicants. [A-049] [A-071] */
export const ENTITY_TYPES = {
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
 * What pages ask about an applicant, also of one whose kind is unknown. An `optional` corporate number may stay empty; null
 * is what the kind alone would tell.
 */
export type EntityTraits = {
  readonly namedAs: EntityTypeRow['namedAs'] | 'anyName'
  readonly numberKind: EntityTypeRow['numberKind'] | null
  readonly corporateNumber: boolean | 'optional'
  readonly settlementMonth: boolean
  readonly sales: EntityTypeRow['sales'] | null
  readonly account: EntityTypeRow['account'] | null
}

/** Has what every kind has, under a name that fits each. */
const UNKNOWN_ENTITY: EntityTraits = {
  namedAs: 'anyName',
  numberKind: null,
  corporateNumber: 'optional',
  settlementMonth: true,
  sales: null,
  account: null,
}

/** The traits of a kind; null is an unknown kind, which has the entries of every kind. */
export const entityTraits = (type: EntityType | null): EntityTraits =>
  type === null ? UNKNOWN_ENTITY : ENTITY_TYPES[type]

/** True if the corporate number is required: an optional one is, as soon as a part of it is entered. */
export const isCorporateNumberAsked = (
  { corporateNumber }: EntityTraits,
  { corporateFront, corporateBack }: CorporateParts,
): boolean => (corporateNumber === 'optional' ? `${corporateFront}${corporateBack}` !== '' : corporateNumber)

/** The kind whose form an applicant fills in: the individual's where no kind came, as of every value but 0. */
export const formEntityType = (type: EntityType | null): EntityType => type ?? entityTypeOf(type)
