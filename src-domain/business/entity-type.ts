import { type Table, decide } from '../kernel/decide.ts'

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
 * Everything that the product asks about one kind of applicant. `namedAs`: what the name of its business is called.
 * `corporateNumber`: it has a 법인등록번호. `settlementMonth`: it chooses its 결산월; else that is December. `account`: to
 * whom the account belongs that is paid to.
 */
export type EntityTypeRow = {
  readonly ko: string
  readonly namedAs: 'corporateName' | 'businessName'
  readonly corporateNumber: boolean
  readonly settlementMonth: boolean
  readonly account: 'business' | 'person'
  readonly ref: string
}

/** 관리구분: the kinds of applicants. */
export const ENTITY_TYPES = {
  corporate: {
    ko: '법인사업자',
    namedAs: 'corporateName',
    corporateNumber: true,
    settlementMonth: true,
    account: 'business',
    ref: 'A-049',
  },
  individual: {
    ko: '개인사업자',
    namedAs: 'businessName',
    corporateNumber: false,
    settlementMonth: false,
    account: 'person',
    ref: 'A-049',
  },
} as const satisfies Record<EntityType, EntityTypeRow>
