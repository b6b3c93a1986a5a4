import { decision, decisionFrom } from '../../kernel/decide.ts'
import { earlierOf, type SameSubmissionVerdict } from '../../sending/same-submission.ts'
import { type Application, isLiveApplication } from '../application.ts'
import { decideSameAsDraft, type DraftedEntries, type StoredApplicationEntries } from './stored-application.ts'

/** The result of searching the agency's data for a sent application. `unreachable`: the agency gave no answer. */
export type ApplicationSearchResult = SameSubmissionVerdict | 'unreachable'

/**
 * The facts about an application whose submission failed, after the search for it. `answer`: the server refused it as a
 * duplicate, did not answer (`none`), or failed.
 */
type SubmissionOutcomeFacts = {
  readonly found: ApplicationSearchResult
  readonly answer: 'duplicate' | 'none' | 'broken'
  /** True if the application was sent and not refused as a duplicate. */
  readonly mayBeStored: boolean
  /** True if this browser sent an application under this application number before. */
  readonly sentEarlier: boolean
}

/**
 * `received`: exactly this application is stored. `otherStored`: an application with other entries is stored.
 * `duplicate`: the person or the business has another application. `unknown`: the application may be stored. `notSent`:
 * the connection failed before the application was sent. `failed`: it is not stored.
 */
type SubmissionOutcomeVerdict = 'received' | 'otherStored' | 'duplicate' | 'unknown' | 'notSent' | 'failed'

/** 신청서를 보낸 결과: decides the outcome of a failed submission after the search for it. */
export const decideSubmissionOutcome = decision<SubmissionOutcomeFacts, SubmissionOutcomeVerdict>([
  { id: 'SO-1', when: { found: 'same' }, then: 'received', ref: 'A-267' },
  { id: 'SO-2', when: { found: 'other' }, then: 'otherStored', ref: 'D2-108' },
  { id: 'SO-3', when: { answer: 'duplicate' }, then: 'duplicate', ref: 'D2-630' },
  { id: 'SO-4', when: { found: 'unreachable', mayBeStored: true }, then: 'unknown', ref: 'A-128' },
  { id: 'SO-5', when: { found: 'unreachable', sentEarlier: true }, then: 'unknown', ref: 'A-128' },
  { id: 'SO-6', when: { answer: 'none', mayBeStored: false }, then: 'notSent', ref: 'A-128' },
  { id: 'SO-7', when: {}, then: 'failed', ref: 'A-128' },
])

/**
 * The agency's answer after the page was reloaded during a submission. `reached`: the agency answered. `live`: it has
 * an application under this application number, submitted and not cancelled. `drafted`: this tab has the draft. `same`:
 * the application has the entries of the draft.
 */
type RecoveredSubmissionFacts = {
  readonly reached: boolean
  readonly live: boolean
  readonly drafted: boolean
  readonly same: boolean
}

/**
 * The outcome of an application that was being sent when its page was left. `otherReceived`: the agency has an
 * application with other entries than the draft. `unknown`: the agency could not be reached.
 */
export type RecoveredSubmission = 'received' | 'otherReceived' | 'notReceived' | 'unknown'

/**
 * A submission during which the page was reloaded. `answer`: this person's application as the agency returns it; null
 * if there is none; `unreachable` if the agency gave no answer. `drafted`: the entries of the draft in this tab; null if
 * there is no draft. `digests`: the digests of the contents that this browser sent under the application number.
 */
export type ReloadedSubmission = {
  readonly applicationNumber: string
  readonly answer: (StoredApplicationEntries & Pick<Application, 'status'>) | 'unreachable' | null
  readonly drafted: DraftedEntries | null
  readonly digests: readonly string[]
}

/**
 * 보내던 신청서: decides whether an application arrived, after its page was reloaded during the submission. Without a draft,
 * only what this browser sent is compared. [A-267] [D2-108]
 */
export const decideRecoveredSubmission = decisionFrom(
  ({ applicationNumber, answer, drafted, digests }: ReloadedSubmission): RecoveredSubmissionFacts => {
    const storedApplication = answer === 'unreachable' || answer?.number !== applicationNumber ? null : answer
    return {
      reached: answer !== 'unreachable',
      live: storedApplication !== null && isLiveApplication({ ...storedApplication, submitted: true }),
      drafted: drafted !== null,
      same:
        storedApplication !== null &&
        decideSameAsDraft(storedApplication, drafted ?? {}, { earlier: earlierOf(digests), mayBeStored: true })
          .verdict === 'same',
    }
  },
  [
    { id: 'RV-1', when: { reached: false }, then: 'unknown', ref: 'A-267' },
    { id: 'RV-2', when: { live: false, drafted: false }, then: 'none', ref: 'D3-521' },
    { id: 'RV-3', when: { live: false }, then: 'notReceived', ref: 'A-267' },
    { id: 'RV-4', when: { same: false }, then: 'otherReceived', ref: 'D2-108' },
    { id: 'RV-5', when: {}, then: 'received', ref: 'A-267' },
  ],
)
