import { Effect } from 'effect'
import { isLive } from '#domain/application/application'
import { DRAFT_LIFE_MS } from '#domain/application/draft'
import { decideRecoveredApplication } from '#domain/application/stored-application'
import { Clock } from '../kernel/clock.port.ts'
import { DraftStore, SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import { Applications, SentApplications } from './applications.port.ts'
import { askOwn } from './own-application.ts'

/**
 * What became of an application whose page was left while it was sent; `otherReceived`: one with other entries than the
 * draft's is there; `unknown`: the agency could not be asked.
 */
export type SubmissionOutcome = 'received' | 'otherReceived' | 'notReceived' | 'unknown'

const PORTS = {
  applications: Applications,
  sentApplications: SentApplications,
  session: SessionStore,
  drafts: DraftStore,
  clock: Clock,
}

/**
 * Answers what became of the application that this session sent within a day and whose answer was not read, because the
 * page was loaded again; null where none was sent. Asks the agency and sends nothing; deletes the draft of one that was
 * received as it was entered. Never fails. [A-265] [A-267] [D2-108] [D3-139]
 */
export const makeRecoverSubmission = (ports: Served<typeof PORTS>) => (): Effect.Effect<SubmissionOutcome | null> =>
  Effect.gen(function* () {
    const { applicationNumber } = ports.session.read()
    const sent = yield* ports.sentApplications.since(applicationNumber, ports.clock.now() - DRAFT_LIFE_MS)
    if (sent.length === 0) return null
    const answer = yield* askOwn(ports).pipe(Effect.orElseSucceed(() => null))
    if (answer === null) return 'unknown'
    if (answer.is !== 'found' || answer.application.number !== applicationNumber) return 'notReceived'
    const { number, status, updatedAt } = answer.application
    if (!isLive({ number, status, submitted: true })) return 'notReceived'
    const drafted = ports.drafts.read('application')?.entries ?? {}
    const earlier = new Set(sent).size === 1 ? 'same' : 'other'
    const { verdict } = decideRecoveredApplication(answer.application, drafted, { earlier, mayBeStored: true })
    if (verdict !== 'same') return 'otherReceived'
    ports.session.update((kept) => ({ ...kept, receivedAt: kept.receivedAt ?? updatedAt }))
    ports.drafts.remove('application')
    return 'received'
  })
export type RecoverSubmission = ReturnType<typeof makeRecoverSubmission>
export const RecoverSubmission = useCase('RecoverSubmission', makeRecoverSubmission, PORTS)
