import { Effect } from 'effect'
import { decideRecoveredSubmission, type RecoveredSubmission } from '#domain/application/submit/submission-outcome'
import { SessionStore } from '../kernel/session-store.port.ts'
import { useCase } from '../kernel/token.ts'
import { isExpiredDraft, DraftStore } from '../records/draft-store.ts'
import { RecordStore } from '../records/record-store.ts'
import { Applications } from './applications.port.ts'
import { applicationOrNull, isFailedLoad, requestOwnApplication } from './own-application.ts'
import { SentApplicationStore } from './sent-application-store.ts'

/**
 * Recovers a sending whose answer was lost because the page was reloaded: asks the agency for the application, sends
 * nothing, and returns the outcome. Returns null if nothing was sent within the last day, or if the application is
 * neither at the agency nor in a draft. Deletes the stored data if the application was received as entered. Never
 * fails. [A-267] [D2-108]
 */
export const RecoverSubmission = useCase(
  'RecoverSubmission',
  {
    applications: Applications,
    sentApplications: SentApplicationStore,
    session: SessionStore,
    records: RecordStore,
    drafts: DraftStore,
  },
  (ports) =>
    Effect.fnUntraced(function* (): Effect.fn.Return<RecoveredSubmission | null> {
      const { applicationNumber } = ports.session.read()
      const digests = yield* ports.sentApplications.of(applicationNumber)
      if (digests.length === 0) return null
      const answer = yield* requestOwnApplication(ports)
      const application = applicationOrNull(answer)
      const draft = yield* ports.drafts.restore('application')
      const { verdict } = decideRecoveredSubmission({
        applicationNumber,
        answer: isFailedLoad(answer) ? 'unreachable' : application,
        drafted: draft === null || isExpiredDraft(draft) ? null : draft.entries,
        digests,
      })
      if (verdict === 'none') return null
      if (verdict !== 'received') return verdict
      ports.session.update((currentSession) => ({
        ...currentSession,
        receivedAt: currentSession.receivedAt ?? application?.updatedAt ?? null,
      }))
      yield* ports.records.deleteAfter('received')
      return verdict
    }),
)
