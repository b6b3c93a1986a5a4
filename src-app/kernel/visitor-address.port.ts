import type { Effect } from 'effect'
import { port } from './token.ts'

/** The visitor's public IP address, as the configured services report it. [E-160] [D1-09] */
export interface VisitorAddress {
  /** Returns the first usable answer of the services; null if no answer arrives within the time limit. Never fails. */
  readonly lookUp: () => Effect.Effect<string | null>
}
export const VisitorAddress = port<VisitorAddress>('VisitorAddress')
