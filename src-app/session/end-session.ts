import type { Route } from '#domain/session/routes'
import type { DraftStore } from '../application/draft-store.port.ts'
import { useCase } from '../token.ts'
import type { ResetSession } from './reset-session.ts'

/** What an ended session leaves to tell: where to go, and whether a draft lies ready for the next certification. */
export type EndedSession = { readonly next: Route; readonly draftKept: boolean }

/**
 * Ends a session that the server does not know any more, for every `SessionEnded` without a text of its own: everything
 * is reset, a draft of an application is kept. [E-176] [E-148] [E-151]
 */
export const makeEndSession =
  (ports: { readonly resetSession: ResetSession; readonly drafts: DraftStore }) => (): EndedSession => {
    ports.resetSession()
    return { next: '/', draftKept: ports.drafts.read() !== null }
  }
export type EndSession = ReturnType<typeof makeEndSession>
export const EndSession = useCase<EndSession>('EndSession')
