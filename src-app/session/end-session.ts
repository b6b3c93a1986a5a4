import { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { Route } from '#domain/pages/routes'
import type { KeptDraft } from '#domain/records/kept-records'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServicesOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { type UncertifiedEntryPage, UncertifiedEntryStore } from '../records/uncertified-entry-store.ts'
import { AdminTokenStorage } from './admin-token.port.ts'
import { SessionCookie } from './session-cookie.port.ts'

/** Removes the cookie if it has the token of this session; keeps it if it belongs to another tab. [E-140] [D1-233] */
export const removeOwnSessionCookie = (ports: {
  readonly session: SessionStore
  readonly cookie: SessionCookie
}): void => {
  const { token } = ports.session.read()
  if (token !== '' && ports.cookie.read() === token) ports.cookie.remove()
}

const RESET_SESSION_PORTS = {
  session: SessionStore,
  cookie: SessionCookie,
  adminToken: AdminTokenStorage,
  records: RecordStore,
}

type ResetEvent = 'reset' | 'sessionOver'

/** Returns the reset session. Saves open forms first, and deletes other stored data in the background. */
const reset = (ports: ServicesOf<typeof RESET_SESSION_PORTS>, event: ResetEvent) => {
  const endedSession = ports.session.read()
  ports.records.saveOpenForms()
  removeOwnSessionCookie(ports)
  ports.adminToken.remove()
  ports.session.reset()
  Effect.runFork(ports.records.deleteAfter(event, endedSession))
  return endedSession
}

/**
 * Resets the session: sets every field to its default, removes the administrator's token, this session's cookie, and
 * the records that `KEPT_RECORDS` lists for it. A person on a shared device who ends the session resets it, too, so
 * that no chosen file stays there. After the event `sessionOver`, chosen files stay for the same person. [E-140] [D3-605]
 */
export const ResetSession = useCase(
  'ResetSession',
  RESET_SESSION_PORTS,
  (ports) =>
    (event: ResetEvent = 'reset'): void =>
      void reset(ports, event),
)
export type ResetSession = ServiceOf<typeof ResetSession>

export type EndedSession = {
  readonly next: Route
  /** The draft that the person can restore, or null. */
  readonly draft: KeptDraft | null
  /** The draft that was deleted because it was too old, or null. */
  readonly lostDraft: KeptDraft | null
  /** The flow of the session: the result flow if its application was received. */
  readonly flow: Flow | null
  /** Whether the person's session was replaced: another applicant has been certified in another tab. [D1-938] */
  readonly isReplaced: boolean
}

/**
 * Ends a session that the server no longer knows. Used for every `SessionEnded` for which the screen has no separate
 * message. Resets the session immediately and keeps drafts and chosen files. [E-148] [E-176]
 */
export const EndSession = useCase('EndSession', { ...RESET_SESSION_PORTS, tabDrafts: TabDrafts }, (ports) =>
  Effect.fnUntraced(function* (): Effect.fn.Return<EndedSession> {
    const endedSession = reset(ports, 'sessionOver')
    const isReplaced = endedSession.ci !== '' && ports.cookie.isOfAnother(endedSession.token)
    const draft = yield* ports.tabDrafts.draftOf(endedSession)
    const lostDraft = draft === null ? yield* ports.tabDrafts.deleteExpiredDrafts(endedSession) : null
    return {
      next: '/',
      draft,
      lostDraft,
      flow: endedSession.receivedAt === null ? endedSession.flow : 'result',
      isReplaced,
    }
  }),
)
export type EndSession = ServiceOf<typeof EndSession>

/**
 * Leaves a page that is filled in before the certification: deletes the entries typed on it. On a page for the business
 * number, also resets the session if no person is certified. [E-202] [D1-37]
 */
export const LeaveUncertifiedEntryPage = useCase(
  'LeaveUncertifiedEntryPage',
  { session: SessionStore, entries: UncertifiedEntryStore, resetSession: ResetSession },
  (ports) =>
    (page: UncertifiedEntryPage): void => {
      ports.entries.remove(page)
      if (page !== 'self-check' && ports.session.read().ci === '') ports.resetSession()
    },
)
