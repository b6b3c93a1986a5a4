import { Effect } from 'effect'
import { hasChangedSince } from '#domain/application/edit-permission'
import type { AccountEdit, BusinessEdit, UpdatePayload } from '#domain/application/update-payload'
import { composeAccountUpdate, composeBusinessUpdate } from '#domain/application/update-payload'
import { wireDate } from '#domain/application/application-payload'
import type { CallError } from '../kernel/call.errors.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Application } from '#domain/application/application'
import { ApplicationChanged } from './application.errors.ts'
import type { Applications } from './applications.port.ts'
import { backEndOf } from './back-end.ts'
import type { LoadApplication } from './load-application.ts'

/** An edit of the account, or of the business data, as its page has them. */
export type ApplicationEdit =
  | { readonly of: 'account'; readonly entries: AccountEdit }
  | { readonly of: 'business'; readonly entries: BusinessEdit }

type Ports = {
  readonly applications: Applications
  readonly session: SessionStore
  readonly loadApplication: LoadApplication
}

/**
 * Stores an edit of the application as the page had loaded it. It is read again first: one that was changed elsewhere is
 * not touched. Afterwards the session follows a new business number, so that the result page finds the application. An
 * update whose answer is lost counts as done when the application shows it.
 * Fails: ApplicationChanged, the failures of loading, any failed call.
 */
export const makeEditApplication = (ports: Ports) => (loaded: Application, edit: ApplicationEdit) =>
  Effect.gen(function* () {
    const { ci } = ports.session.read()
    const update =
      edit.of === 'account'
        ? composeAccountUpdate(loaded, edit.entries, ci)
        : composeBusinessUpdate(loaded, edit.entries, ci)
    const now = yield* ports.loadApplication('edit')
    if (hasChangedSince(loaded, now)) {
      if (!shows(now, update)) return yield* new ApplicationChanged()
    } else {
      yield* ports.applications
        .update(update)
        .pipe(Effect.catch((error) => (isAnswered(error) ? Effect.fail(error) : lookFor(ports, update, error))))
    }
    ports.session.update((session) => ({ ...session, registrationNumber: update.brno }))
  })

/** A no that could be read; after anything else the edit may have been stored all the same. */
const isAnswered = (error: CallError) =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && error.status < 500)

const lookFor = (
  { applications, session }: Ports,
  update: UpdatePayload,
  error: CallError,
): Effect.Effect<void, CallError> =>
  applications.ofOwner({ ci: update.ci, brno: update.brno }, backEndOf(session.read())).pipe(
    Effect.catch(() => Effect.succeed(null)),
    Effect.flatMap((answer) =>
      answer?.is === 'found' && shows(answer.application, update) ? Effect.void : Effect.fail(error),
    ),
  )

const SHOWN = ['aplyNo', 'prcsStts', 'brno', 'corpNm', 'crpno', 'soaMm', 'bankNm', 'acntNo', 'dpstrNm'] as const

/** Does the application hold what this update stores? */
const shows = (application: Application, update: UpdatePayload): boolean =>
  SHOWN.every((field) => (application[field] ?? '') === update[field]) &&
  wireDate(application.opbzDt ?? '') === update.opbzDt

export type EditApplication = ReturnType<typeof makeEditApplication>
export type EditApplicationError = Effect.Error<ReturnType<EditApplication>>
export const EditApplication = useCase<EditApplication>('EditApplication')
