import { decide } from '../kernel/decide.ts'
import type { EntityType } from './entity-type.table.ts'
import { ENTITY_TYPE_TABLE } from './entity-type.table.ts'

export type { EntityType } from './entity-type.table.ts'

/** Corporation or person, by the code of 관리구분, as the wire or the session has it. [E-007] */
export const entityTypeOf = (code: unknown): EntityType => decide(ENTITY_TYPE_TABLE, { code }).verdict
