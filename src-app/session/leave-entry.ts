import { useCase } from '../token.ts'
import type { EntryDraftPage, EntryDrafts } from './entry-drafts.port.ts'
import type { ResetSession } from './reset-session.ts'
import type { SessionStore } from './session-store.port.ts'

/**
 * Gives up an entry page: what was typed there goes, and with a number page what the flow stored before a verification.
 * Somebody who is verified already keeps his session. [E-075] [E-202] [D1-37]
 */
export const makeLeaveEntry =
  (ports: { readonly session: SessionStore; readonly drafts: EntryDrafts; readonly resetSession: ResetSession }) =>
  (page: EntryDraftPage): void => {
    ports.drafts.drop(page)
    if (page !== 'self-check' && ports.session.read().ci === '') ports.resetSession()
  }
export type LeaveEntry = ReturnType<typeof makeLeaveEntry>
export const LeaveEntry = useCase<LeaveEntry>('LeaveEntry')
