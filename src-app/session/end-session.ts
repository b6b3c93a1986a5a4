import type { Route } from '#domain/session/routes'
import { type Served, useCase } from '../token.ts'
import {
  DraftStore,
  type EntryDraftPage,
  EntryDrafts,
  SessionCookie,
  SessionStore,
  AdminToken,
} from './session-store.port.ts'

/** Removes the cookie where it holds the token of this session; another tab's stays. [D1-233] */
export const removeOwnCookie = (ports: { readonly session: SessionStore; readonly cookie: SessionCookie }): void => {
  const { token } = ports.session.read()
  if (token !== '' && ports.cookie.read() === token) ports.cookie.remove()
}

const RESET_SESSION_PORTS = { session: SessionStore, cookie: SessionCookie, adminToken: AdminToken }

/**
 * Resets the session: every field at its default, no administrator's token, no cookie of this session. Popup hide dates
 * and drafts stay. [E-140]
 */
export const makeResetSession = (ports: Served<typeof RESET_SESSION_PORTS>) => (): void => {
  removeOwnCookie(ports)
  ports.adminToken.remove()
  ports.session.reset()
}
export type ResetSession = ReturnType<typeof makeResetSession>
export const ResetSession = useCase('ResetSession', makeResetSession, RESET_SESSION_PORTS)

/** What is shown of an ended session: where it leads, and whether a draft is kept for the next certification. */
export type EndedSession = { readonly next: Route; readonly draftKept: boolean }

const END_SESSION_PORTS = { resetSession: ResetSession, drafts: DraftStore }

/**
 * Ends a session that the server does not know any more, for every `SessionEnded` without a text of its own: everything
 * is reset, drafts of an application and of proof forms are kept. [E-176] [E-148] [E-151] [P-317]
 */
export const makeEndSession = (ports: Served<typeof END_SESSION_PORTS>) => (): EndedSession => {
  ports.resetSession()
  return { next: '/', draftKept: Object.keys(ports.drafts.all()).length > 0 }
}
export type EndSession = ReturnType<typeof makeEndSession>
export const EndSession = useCase('EndSession', makeEndSession, END_SESSION_PORTS)

const LEAVE_ENTRY_PORTS = { session: SessionStore, drafts: EntryDrafts, resetSession: ResetSession }

/**
 * Leaves an entry page: deletes what was typed there and, from a number page, what the flow stored before a
 * verification. The session of a verified person stays. [E-075] [E-202] [D1-37]
 */
export const makeLeaveEntry =
  (ports: Served<typeof LEAVE_ENTRY_PORTS>) =>
  (page: EntryDraftPage): void => {
    ports.drafts.remove(page)
    if (page !== 'self-check' && ports.session.read().ci === '') ports.resetSession()
  }
export type LeaveEntry = ReturnType<typeof makeLeaveEntry>
export const LeaveEntry = useCase('LeaveEntry', makeLeaveEntry, LEAVE_ENTRY_PORTS)
