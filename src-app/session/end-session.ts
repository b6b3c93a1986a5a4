import type { Route } from '#domain/session/routes'
import { useCase } from '../token.ts'
import type { KeptDrafts } from './kept-drafts.port.ts'
import type { ResetSession } from './reset-session.ts'

/** What an ended session leaves to tell: where to go, and whether a draft lies ready for the next certification. */
export type EndedSession = { readonly next: Route; readonly draftKept: boolean }

/**
 * Ends a session that the server does not know any more, for every `SessionEnded` without a text of its own: everything
 * is reset, drafts of an application and of proof forms are kept. [E-176] [E-148] [E-151] [P-317]
 */
export const makeEndSession =
  (ports: { readonly resetSession: ResetSession; readonly keptDrafts: KeptDrafts }) => (): EndedSession => {
    ports.resetSession()
    return { next: '/', draftKept: ports.keptDrafts.any() }
  }
export type EndSession = ReturnType<typeof makeEndSession>
export const EndSession = useCase<EndSession>('EndSession')
