import type { DecisionCase } from '../kernel/decide.ts'
import type { EntityTypeFacts, EntityTypeVerdict } from './entity-type.ts'

export const ENTITY_TYPE_CASES = [
  { proves: ['E-007', 'A-001'], rule: 'ET-1', facts: { code: 0 }, verdict: 'corporate' },
  { proves: ['E-007', 'A-001'], rule: 'ET-2', facts: { code: '0' }, verdict: 'corporate' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: 1 }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: '1' }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: ' ' }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: '00' }, verdict: 'individual' },
  { proves: ['A-145'], rule: 'ET-4', facts: { code: null }, verdict: 'unknown' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: false }, verdict: 'individual' },
] as const satisfies readonly DecisionCase<EntityTypeFacts, EntityTypeVerdict>[]
