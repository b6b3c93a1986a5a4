import type { Effect } from 'effect'
import type { Popup } from '#domain/notice/popup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The server's popups for visitors. [E-030] */
export interface Popups {
  readonly listActive: () => Effect.Effect<readonly Popup[], CallError>
}
export const Popups = port<Popups>('Popups')
