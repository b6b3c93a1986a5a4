import type { Effect } from 'effect'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** Reads the landing notices, in the order of the answer. If there are none, the list is empty. [P-231] */
export interface Landings {
  readonly read: () => Effect.Effect<readonly LandingNotice[], CallError>
}
export const Landings = port<Landings>('Landings')
