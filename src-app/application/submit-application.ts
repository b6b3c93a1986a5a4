import { Effect } from 'effect'
import { requestedDocuments, type DocumentKey, documentFileParts } from '#domain/application/form/required-documents'
import { type NewApplication, makeNewApplication } from '#domain/application/submit/new-application'
import { decideSameApplication } from '#domain/application/submit/stored-application'
import { type ApplicationSearchResult, decideSubmissionOutcome } from '#domain/application/submit/submission-outcome'
import type { SubmittableForm } from '#domain/application/submit/submit-checks'
import type { Won } from '#domain/kernel/won'
import type { EarlierSubmissionFacts } from '#domain/sending/same-submission'
import type { Instant } from '#domain/time/calendar'
import { Banks, type AccountRefused } from '../account/banks.port.ts'
import { ResaveUnansweredConsents } from '../consent/save-consents.ts'
import { CALL_FAILURE_TAGS, type CallError, type Refused, type SessionEnded } from '../kernel/call.errors.ts'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { Clock } from '../kernel/clock.port.ts'
import { isDefinitiveRefusal, lostCallVerdictOf, sendingFailureVerdictOf } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, type ServicesOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'
import {
  ApplicationNotSent,
  ApplicationRefused,
  DuplicateApplication,
  OtherApplicationStored,
  SubmissionOutcomeUnknown,
  SubmissionFailed,
} from './application.errors.ts'
import { Applications, type ApplicationWithFiles, type ApplicationUploadProgress } from './applications.port.ts'
import { isFailedLoad, requestOwnApplication } from './own-application.ts'
import {
  forgetRefusedSubmission,
  recordSubmission,
  compareWithSentApplications,
  type ComparedSubmission,
  SUBMISSION_RECORD_PORTS,
} from './submission-record.ts'

/** A submission: the confirmed form, its files, and the looked-up delivery total in won (null: none). */
export type ApplicationSubmission = {
  readonly form: SubmittableForm
  readonly files: Readonly<Partial<Record<DocumentKey, ChosenFile>>>
  readonly deliveryAmount: Won | null
}

/** The application is stored. `receivedAt` is kept in the session for the completion page. [D2-93] */
export type ReceivedApplication = { readonly receivedAt: Instant }

const PORTS = {
  ...SUBMISSION_RECORD_PORTS,
  applications: Applications,
  banks: Banks,
  confirmConsents: ResaveUnansweredConsents,
  session: SessionStore,
  settings: SettingsSource,
  records: RecordStore,
  clock: Clock,
}
type Ports = ServicesOf<typeof PORTS>

/**
 * Confirms the account, saves the consents again if an earlier save got no answer, sends the application with its
 * files, stores the time of receipt and deletes the stored drafts. If the answer is lost or unreadable, or refuses a
 * duplicate, looks for the application at the agency: if the stored application equals the one that was sent, it counts
 * as received. Interruption stops the submission and keeps all entries.
 */
export const SubmitApplication = useCase('SubmitApplication', PORTS, (ports) =>
  Effect.fnUntraced(
    function* (
      submission: ApplicationSubmission,
      onProgress: (progress: ApplicationUploadProgress) => void = () => undefined,
    ) {
      const sent = withFiles(ports, submission)
      const sending = yield* compareWithSentApplications(ports, sent)
      const after = (wasSent: boolean) => (error: StoppingError) =>
        afterFailure(ports, { sent: sent.application, sending, wasSent }, error)
      const prepare = Effect.andThen(
        confirmAccount(ports, submission.form.bank, sent.application),
        Effect.suspend(ports.confirmConsents),
      )
      const create = Effect.andThen(
        recordSubmission(ports, sending),
        Effect.suspend(() => ports.applications.create(sent, onProgress)),
      ).pipe(Effect.catch(after(true)))
      yield* Effect.matchEffect(prepare, { onFailure: after(false), onSuccess: () => create })
      return yield* recordReceipt(ports)
    },
    Effect.catchTag(CALL_FAILURE_TAGS, (cause) => Effect.fail(toSubmitError(cause))),
  ),
)
export type SubmitApplication = ServiceOf<typeof SubmitApplication>

const confirmAccount = (
  { banks }: Ports,
  chosenBank: SubmittableForm['bank'],
  { number, accountNumber, depositor }: NewApplication,
) =>
  banks
    .confirm({
      bankCode: chosenBank.code,
      bankName: chosenBank.name,
      accountNumber,
      accountHolder: depositor,
      applicationNumber: number,
    })
    // If the bank's service refuses the call, its message concerns the service, so it is not shown as a refusal of the
    // application.
    .pipe(Effect.catchTag('Refused', (cause) => Effect.fail(new SubmissionFailed({ cause }))))

const withFiles = (
  { session, settings }: Ports,
  { form, files, deliveryAmount }: ApplicationSubmission,
): ApplicationWithFiles => {
  const { ci, entityType, supportNumber } = session.read()
  const chosenSettings = settings.read()
  return {
    application: makeNewApplication(form, { ci, entityType, supportNumber }, deliveryAmount),
    parts: documentFileParts(requestedDocuments(form, chosenSettings), files, chosenSettings.fileParts).map(
      ({ part, document }) => ({
        part,
        file: document === null ? null : (files[document] ?? null),
      }),
    ),
  }
}

/** What stopped a submission. `SubmissionFailed`: the bank's service refused the call. */
type StoppingError = AccountRefused | SubmissionFailed | CallError

/** A failed submission. `wasSent` is true if the application was sent, false if only the account was checked. */
type FailedSubmission = {
  readonly sent: NewApplication
  readonly sending: ComparedSubmission
  readonly wasSent: boolean
}

const refusalOf = ({ message, because }: Refused) => ({ message, because })

/**
 * Looks for this application at the agency after a failure that may have stored it, and succeeds if the agency has it.
 * Otherwise fails. `OtherApplicationStored`: the agency has stored other values under this application number.
 * `DuplicateApplication`: it refused this application because of another one. `ApplicationNotSent`: the application was
 * never sent. `SubmissionOutcomeUnknown`: the agency cannot be reached, and may have received the application. In all
 * other cases, fails with the given error.
 *
 * Does what `sendOnce` does, but cannot use it: an earlier attempt is also searched after a call that came before the
 * sending (the bank, the consents), and the failure depends on what the search finds. [D2-108] [D2-630]
 */
const afterFailure = Effect.fnUntraced(function* (
  ports: Ports,
  { sent, sending, wasSent }: FailedSubmission,
  error: StoppingError,
) {
  if (error._tag === 'AccountRefused') return yield* error
  const isRefused = error._tag !== 'SubmissionFailed' && isDefinitiveRefusal(error)
  const next = error._tag === 'SubmissionFailed' ? 'search' : lostCallVerdictOf('application', error)
  if (isRefused && wasSent) yield* forgetRefusedSubmission(ports, sending)
  // The refusal says that other consents are stored, so the next attempt saves the consents again.
  if (wasSent && next === 'resave') ports.session.update((session) => ({ ...session, consentsUnanswered: true }))
  if (next !== 'search') return yield* error
  // A refused duplicate is not stored now, but may be this same application, sent before the page was reloaded.
  const mayBeStored = wasSent && !isRefused
  const { verdict, because } = decideSubmissionOutcome({
    found: yield* searchFor(ports, sent, { earlier: sending.earlier, mayBeStored }),
    answer: isRefused ? 'duplicate' : error._tag === 'NoAnswer' ? 'none' : 'broken',
    mayBeStored,
    sentEarlier: sending.earlier !== 'none',
  })
  switch (verdict) {
    case 'received':
      return
    case 'otherStored':
      return yield* new OtherApplicationStored({ verdict, because })
    case 'unknown':
      return yield* new SubmissionOutcomeUnknown({ cause: error })
    case 'notSent':
      return yield* new ApplicationNotSent({ cause: error })
    case 'duplicate':
      return yield* error._tag === 'Refused' ? new DuplicateApplication(refusalOf(error)) : error
    case 'failed':
      return yield* error
  }
})

/** Returns whether the agency has stored this application. Never fails. */
const searchFor = (
  ports: Ports,
  sent: NewApplication,
  earlierSubmission: EarlierSubmissionFacts,
): Effect.Effect<ApplicationSearchResult> =>
  Effect.map(requestOwnApplication(ports, { businessNumber: sent.businessNumber }), (answer) => {
    if (isFailedLoad(answer)) return 'unreachable'
    return answer.is === 'found' && answer.application.number === sent.number
      ? decideSameApplication(answer.application, sent, earlierSubmission).verdict
      : 'absent'
  })

/**
 * Maps a refusal to `ApplicationRefused` with the server's message, and any other failed call to `SubmissionFailed`.
 * [A-127] [A-128]
 */
const toSubmitError = (cause: Exclude<CallError, SessionEnded>) =>
  cause._tag === 'Refused' && sendingFailureVerdictOf('application', cause) === 'refused'
    ? new ApplicationRefused(refusalOf(cause))
    : new SubmissionFailed({ cause })

const recordReceipt = ({ session, clock, records }: Ports): Effect.Effect<ReceivedApplication> =>
  Effect.suspend(() => {
    const receivedAt = clock.now()
    session.update((currentSession) => ({ ...currentSession, receivedAt }))
    return Effect.as(records.deleteAfter('received'), { receivedAt })
  })
export type SubmitApplicationError = ErrorOf<typeof SubmitApplication>
