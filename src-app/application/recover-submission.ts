import { Effect } from 'effect'
import { isLiveApplication } from '#domain/application/application'
import { decideSameAsDraft } from '#domain/application/stored-application'
import { RecordStore } from '../records/record-store.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import { Applications } from './applications.port.ts'
import { isExpiredDraft, DraftStore } from '../records/draft-store.ts'
import { requestOwnApplication } from './own-application.ts'
import { SentApplicationStore } from './sent-application-store.ts'

/**
 * The outcome of an application that was being sent when its page was left. `otherReceived`: the agency has an
 * application with other entries than the draft. `unknown`: the agency could not be reached.
 */
export type SubmissionOutcome = 'received' | 'otherReceived' | 'notReceived' | 'unknown'

/**
 * Returns the outcome of an application that this session sent within the last day, and whose answer was lost in a
 * reload of the page; null if there is none. Queries the agency and sends nothing. Deletes the stored data if the
 * application was received as entered. Never fails. [A-265] [A-267] [D2-108] [D3-139]
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
    Effect.fnUntraced(function* (): Effect.fn.Return<SubmissionOutcome | null> {
      const { applicationNumber } = ports.session.read()
      const sent = yield* ports.sentApplications.of(applicationNumber)
      if (sent.length === 0) return null
      const answer = yield* requestOwnApplication(ports).pipe(Effect.orElseSucceed(() => null))
      if (answer === null) return 'unknown'
      if (answer.is !== 'found' || answer.application.number !== applicationNumber) return 'notReceived'
      const { number, status, updatedAt } = answer.application
      if (!isLiveApplication({ number, status, submitted: true })) return 'notReceived'
      const draft = yield* ports.drafts.restore('application')
      const drafted = draft === null || isExpiredDraft(draft) ? {} : draft.entries
      const earlier = new Set(sent).size === 1 ? 'same' : 'other'
      const { verdict } = decideSameAsDraft(answer.application, drafted, { earlier, mayBeStored: true })
      if (verdict !== 'same') return 'otherReceived'
      ports.session.update((kept) => ({ ...kept, receivedAt: kept.receivedAt ?? updatedAt }))
      yield* ports.records.happened('received')
      return 'received'
    }),
)
