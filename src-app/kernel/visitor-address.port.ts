import type { Effect } from 'effect'
import { port } from '../token.ts'

/** The public one, as the configured services report it. [E-160] [D1-09] */
export interface VisitorAddress {
  /** The first usable answer; null if none arrives within the time limit. Never fails. */
  readonly lookUp: () => Effect.Effect<string | null>
}
export const VisitorAddress = port<VisitorAddress>('VisitorAddress')
