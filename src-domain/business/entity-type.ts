import { decide } from '../kernel/decide.ts'
import type { EntityType } from './entity-type.table.ts'
import { ENTITY_TYPE_TABLE } from './entity-type.table.ts'

export type { EntityType } from './entity-type.table.ts'

/** Corporation or person, by the value that the wire calls `mngFrGb`. [E-007] */
export const entityTypeOf = (mngFrGb: unknown): EntityType => decide(ENTITY_TYPE_TABLE, { mngFrGb }).verdict
