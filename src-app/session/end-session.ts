import type { Route } from '#domain/session/routes'
import { Effect } from 'effect'
import type { KeptDraft } from '#domain/session/kept'
import { type Served, type ServiceOf, useCase } from '../token.ts'
import { type EntryPage, KeepEntries } from './keep-entries.ts'
import { KeepRecords } from './keep-records.ts'
import { SessionCookie, SessionStore, AdminToken } from './session-store.port.ts'

/** Removes the cookie where it holds the token of this session; another tab's stays. [D1-233] */
export const removeOwnCookie = (ports: { readonly session: SessionStore; readonly cookie: SessionCookie }): void => {
  const { token } = ports.session.read()
  if (token !== '' && ports.cookie.read() === token) ports.cookie.remove()
}

const RESET_SESSION_PORTS = {
  session: SessionStore,
  cookie: SessionCookie,
  adminToken: AdminToken,
  records: KeepRecords,
}

/** Returns the reset session. Other stored data are deleted in the background. */
const reset = (ports: Served<typeof RESET_SESSION_PORTS>, event: 'reset' | 'sessionOver') => {
  const ended = ports.session.read()
  if (event === 'sessionOver') ports.records.saveOpenForms()
  removeOwnCookie(ports)
  ports.adminToken.remove()
  ports.session.reset()
  Effect.runFork(ports.records.happened(event, ended))
  return ended
}

/** Resets the session: every field at its default, no administrator's token, no cookie of this session, and what `KEPT` says. [E-140] [D1-258] */
export const ResetSession = useCase(
  'ResetSession',
  RESET_SESSION_PORTS,
  (ports) => (): void => void reset(ports, 'reset'),
)

/** What is shown of an ended session: where it leads, and the draft that will come back to its person; null: none. */
export type EndedSession = { readonly next: Route; readonly draft: KeptDraft | null }

/**
 * Ends a session that the server does not know any more, for every `SessionEnded` without its own text: everything
 * is reset at once; drafts are kept. [E-176] [E-148] [E-151] [P-317] [D2-149]
 */
export const EndSession = useCase(
  'EndSession',
  RESET_SESSION_PORTS,
  (ports) => (): Effect.Effect<EndedSession> =>
    Effect.suspend(() =>
      Effect.map(ports.records.draftOf(reset(ports, 'sessionOver')), (draft) => ({ next: '/', draft }) as const),
    ),
)
export type EndSession = ServiceOf<typeof EndSession>

/**
 * Leaves an entry page: deletes what was typed there and, from a number page, what the flow stored before a
 * verification. The session of a verified person stays. [E-075] [E-202] [D1-37]
 */
export const LeaveEntry = useCase(
  'LeaveEntry',
  { session: SessionStore, entries: KeepEntries, resetSession: ResetSession },
  (ports) =>
    (page: EntryPage): void => {
      ports.entries.remove(page)
      if (page !== 'self-check' && ports.session.read().ci === '') ports.resetSession()
    },
)
