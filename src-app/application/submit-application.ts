import { Effect } from 'effect'
import type { ApplicationForm } from '#domain/application/application-form'
import { composeApplication } from '#domain/application/application-payload'
import type { DocumentKey } from '#domain/application/documents.table'
import { askedDocuments, documentParts } from '#domain/application/required-documents'
import type { Instant } from '#domain/kernel/calendar'
import type { Won } from '#domain/kernel/won'
import { AccountRefused } from '../account/account.errors.ts'
import type { BankPort } from '../account/bank.port.ts'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { SettingsSource } from '../kernel/settings.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { ApplicationDetail } from './application-detail.ts'
import { ApplicationRefused, SubmissionFailed } from './application.errors.ts'
import type { Applications, ChosenFile, Progress } from './applications.port.ts'
import { backEndOf } from './back-end.ts'
import type { DraftStore } from './draft-store.port.ts'

/** What is submitted: the form as confirmed, its files, and the amount that the delivery call brought (null: none). */
export type Submission = {
  readonly form: ApplicationForm
  readonly files: Readonly<Partial<Record<DocumentKey, ChosenFile>>>
  readonly deliveryAmount: Won | null
}

/** The application is stored. `receivedAt` is kept in the session for the completion page. [D2-93] */
export type Received = { readonly receivedAt: Instant }

export type SubmitApplicationError = AccountRefused | ApplicationRefused | SubmissionFailed | SessionEnded

type Ports = {
  readonly applications: Applications
  readonly bank: BankPort
  readonly session: SessionStore
  readonly settings: SettingsSource
  readonly clock: Clock
  readonly drafts: DraftStore
}

/**
 * Confirms the account, sends the application with its files, and notes that it was received; the draft is deleted then.
 * An answer that is lost or cannot be read is not the end: the application is looked for before anything is reported, and
 * found under this number it counts as received. Interrupting stops the sending; everything on the form stays.
 * [A-124]
 * Fails: AccountRefused (nothing sent), ApplicationRefused, SubmissionFailed, SessionEnded.
 */
export const makeSubmitApplication =
  (ports: Ports) =>
  (
    submission: Submission,
    onProgress: (progress: Progress) => void = () => undefined,
  ): Effect.Effect<Received, SubmitApplicationError> =>
    Effect.gen(function* () {
      yield* confirmAccount(ports, submission.form)
      yield* ports.applications.create(newApplication(ports, submission), onProgress)
    }).pipe(
      Effect.catch((error) => {
        if (isDuplicate(error)) return lookFor(ports, submission.form, error, holds)
        return isAnswered(error) ? Effect.fail(error) : lookFor(ports, submission.form, error)
      }),
      Effect.mapError(asTold),
      Effect.map(() => noteReceived(ports)),
    )

const confirmAccount = ({ bank }: Ports, { bank: chosen, accountNumber, depositor, aplyNo }: ApplicationForm) =>
  chosen === null
    ? Effect.fail(new AccountRefused())
    : bank
        .confirm({
          bankCode: chosen.code,
          bankName: chosen.name,
          accountNumber,
          accountHolder: depositor.trim(),
          aplyNo,
        })
        // What the bank's service says about itself is no sentence about the application.
        .pipe(Effect.catchTag('Refused', (cause) => Effect.fail(new SubmissionFailed({ cause }))))

const newApplication = ({ session, settings }: Ports, { form, files, deliveryAmount }: Submission) => {
  const { onslfCert, mngFrGb, suptSn } = session.read()
  const chosen = settings.read()
  return {
    payload: composeApplication(form, { ci: onslfCert, mngFrGb, suptSn }, { deliveryAmount }),
    parts: documentParts(askedDocuments(form, chosen), files, chosen.fileParts).map(({ part, document }) => ({
      part,
      file: document === null ? null : (files[document] ?? null),
    })),
  }
}

type Failure = AccountRefused | SubmissionFailed | CallError

/** A no that could be read. What failed inside the server, or on the way, may have been stored all the same. */
const isAnswered = (error: Failure): boolean =>
  error._tag === 'AccountRefused' || error._tag === 'SessionEnded' || (error._tag === 'Refused' && error.status < 500)

/** A duplicate may be this very application: its answer was lost, and the page was loaded again before this press. */
const isDuplicate = (error: Failure): boolean =>
  error._tag === 'Refused' && error.errorCode !== null && error.errorCode.startsWith('APL_DUPLICATE')

/** Does the stored application hold what was entered? Only then a duplicate is this application and no other try. */
const holds = (stored: ApplicationDetail, form: ApplicationForm): boolean =>
  stored.corpNm === form.companyName.trim() &&
  stored.bankNm === form.bank?.name &&
  stored.acntNo === form.accountNumber &&
  stored.dpstrNm === form.depositor.trim()

/** Succeeds when the application is found under its number, and is as asked; otherwise the first failure stays. */
const lookFor = <E>(
  { applications, session }: Ports,
  form: ApplicationForm,
  error: E,
  isAsAsked: (stored: ApplicationDetail, form: ApplicationForm) => boolean = () => true,
): Effect.Effect<void, E> =>
  applications.ofOwner({ ci: session.read().onslfCert, brno: form.brNo }, backEndOf(session.read())).pipe(
    Effect.catch(() => Effect.succeed(null)),
    Effect.flatMap((answer) =>
      answer?.is === 'found' && answer.application.aplyNo === form.aplyNo && isAsAsked(answer.application, form)
        ? Effect.void
        : Effect.fail(error),
    ),
  )

/** A refusal is told in the server's sentence; everything else is a failure. */
const asTold = (error: Failure): SubmitApplicationError => {
  if (error._tag === 'NoAnswer' || error._tag === 'MalformedAnswer') return new SubmissionFailed({ cause: error })
  if (error._tag !== 'Refused') return error
  return error.status < 500
    ? new ApplicationRefused({ message: error.message })
    : new SubmissionFailed({ cause: error })
}

const noteReceived = ({ session, clock, drafts }: Ports): Received => {
  const receivedAt = clock.now()
  session.update((kept) => ({ ...kept, receivedAt }))
  drafts.remove()
  return { receivedAt }
}

export type SubmitApplication = ReturnType<typeof makeSubmitApplication>
export const SubmitApplication = useCase<SubmitApplication>('SubmitApplication')
