import type { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import { port } from '../token.ts'

/**
 * Digests of the applications that this browser has sent and that may have been stored, so that one found at the agency
 * is known again after a reload and in another tab. Nothing of what was sent can be read from them. Never fails: where
 * nothing can be kept they last as long as the page. [A-267] [D2-108]
 */
export interface SentApplications {
  /** Digests sent under this number at this instant or later. */
  readonly since: (aplyNo: string, from: Instant) => Effect.Effect<readonly string[]>
  readonly add: (aplyNo: string, digest: string, at: Instant) => Effect.Effect<void>
  /** This content was refused: it is not stored. */
  readonly remove: (aplyNo: string, digest: string) => Effect.Effect<void>
}
export const SentApplications = port<SentApplications>('SentApplications')
