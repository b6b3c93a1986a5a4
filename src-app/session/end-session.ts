import type { Route } from '#domain/session/routes'
import type { DraftStore } from '../application/draft-store.port.ts'
import type { ProofDraftStore } from '../proof/proof-draft-store.port.ts'
import { useCase } from '../token.ts'
import type { ResetSession } from './reset-session.ts'

/** What an ended session leaves to tell: where to go, and whether a draft lies ready for the next certification. */
export type EndedSession = { readonly next: Route; readonly draftKept: boolean }

/**
 * Ends a session that the server does not know any more, for every `SessionEnded` without a text of its own: everything
 * is reset, drafts of an application and of proof forms are kept. [E-176] [E-148] [E-151] [P-317]
 */
export const makeEndSession =
  (ports: {
    readonly resetSession: ResetSession
    readonly drafts: DraftStore
    readonly proofDrafts: ProofDraftStore
  }) =>
  (): EndedSession => {
    ports.resetSession()
    const draftKept = ports.drafts.read() !== null || Object.keys(ports.proofDrafts.read()).length > 0
    return { next: '/', draftKept }
  }
export type EndSession = ReturnType<typeof makeEndSession>
export const EndSession = useCase<EndSession>('EndSession')
