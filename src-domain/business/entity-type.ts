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
