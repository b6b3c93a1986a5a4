import type { Table } from '../kernel/decide.ts'

/** 관리구분 `mngFrGb`, as the wire or the session has it. */
export type EntityFacts = { readonly mngFrGb: unknown }

/** 법인사업자 (a corporation) or 개인사업자 (a person who runs a business). */
export type EntityType = 'corporate' | 'individual'

export const ENTITY_TYPE_TABLE: Table<EntityFacts, EntityType> = [
  { id: 'ET-1', when: { mngFrGb: 0 }, then: 'corporate', ref: 'E-007' },
  { id: 'ET-2', when: { mngFrGb: '0' }, then: 'corporate', ref: 'E-007' },
  { id: 'ET-3', when: {}, then: 'individual', ref: 'E-007' },
]
