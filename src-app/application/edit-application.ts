import { Effect } from 'effect'
import {
  type ApplicationEdit,
  type EditedApplication,
  editedApplication,
  hasChangedSince,
  showsEdit,
} from '#domain/application/application-edit'
import { knownIn } from '#domain/kernel/stated'
import type { CallError } from '../kernel/call.errors.ts'
import { isDefinitiveRefusal } from '../kernel/failed-call.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import type { Application } from '#domain/application/application'
import { ApplicationChanged } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { findOwn } from './own-application.ts'
import { LoadApplication } from './load-application.ts'

const PORTS = { applications: Applications, session: SessionStore, loadApplication: LoadApplication }
type Ports = Served<typeof PORTS>

/**
 * Stores an edit of the application as the page had loaded it. It is read again first: one that was changed elsewhere is
 * not touched. Afterwards the session follows a new business number, so that the result page finds the application. An
 * update whose answer is lost counts as done when the application shows it.
 * Fails: ApplicationChanged, the failures of loading, any failed call.
 */
export const makeEditApplication = (ports: Ports) => (loaded: Application, edit: ApplicationEdit) =>
  Effect.gen(function* () {
    const { ci } = ports.session.read()
    const edited = editedApplication(loaded, edit)
    const now = yield* ports.loadApplication('edit')
    if (hasChangedSince(loaded, now)) {
      if (!showsEdit(now, edited)) return yield* new ApplicationChanged()
    } else {
      yield* ports.applications
        .update(edited, ci)
        .pipe(
          Effect.catch((error) => (isDefinitiveRefusal(error) ? Effect.fail(error) : lookFor(ports, edited, error))),
        )
    }
    const number = knownIn(edited.registrationNumber)
    if (number !== null) ports.session.update((session) => ({ ...session, registrationNumber: number }))
  })

const lookFor = (ports: Ports, edited: EditedApplication, error: CallError): Effect.Effect<void, CallError> =>
  Effect.flatMap(findOwn(ports, { registrationNumber: knownIn(edited.registrationNumber) }), (found) =>
    found !== null && showsEdit(found, edited) ? Effect.void : Effect.fail(error),
  )

export type EditApplication = ReturnType<typeof makeEditApplication>
export type EditApplicationError = Effect.Error<ReturnType<EditApplication>>
export const EditApplication = useCase('EditApplication', makeEditApplication, PORTS)
