import type { Effect } from 'effect'
import type { Landing } from '#domain/notice/maintenance-window'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the office has set of maintenance, in the order of the answer; none where it has set nothing. [P-231] */
export interface Landings {
  readonly read: () => Effect.Effect<readonly Landing[], CallError>
}

export const Landings = port<Landings>('Landings')
