import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import {
  type ApplicationEdit,
  type EditedApplication,
  applyEdit,
  decideEditSending,
  decideSameEdit,
} from '#domain/application/edit/application-edit'
import { parsedValueOrNull } from '#domain/kernel/parsed-or-text'
import { isStored, sendOnce } from '../kernel/send-once.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { ApplicationChanged } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { LoadApplication } from './load-application.ts'
import { findOwnApplication } from './own-application.ts'

const PORTS = { applications: Applications, session: SessionStore, loadApplication: LoadApplication }

/**
 * Stores an edited application. Reads the application again first, and stores nothing if the application was changed
 * elsewhere since the page loaded it. Stores an edited business number in the session, so that the result page finds
 * the application. If the answer of the update is lost, the update counts as done if the application has the new
 * values.
 */
export const EditApplication = useCase('EditApplication', PORTS, (ports) =>
  Effect.fnUntraced(function* (loadedApplication: Application, edit: ApplicationEdit) {
    const { ci } = ports.session.read()
    const editedApplication = applyEdit(loadedApplication, edit)
    const number = parsedValueOrNull(editedApplication.businessNumber)
    const now = yield* ports.loadApplication('edit')
    const { verdict, because } = decideEditSending(loadedApplication, now, editedApplication)
    if (verdict === 'changed') return yield* new ApplicationChanged({ verdict, because })
    if (verdict === 'send')
      yield* sendOnce({
        kind: 'edit',
        call: ports.applications.update(editedApplication, ci),
        ask: () => findOwnApplication(ports, { businessNumber: number }),
        isStoredIn: (application) => isEditStored(application, loadedApplication, editedApplication),
        toError: (error) => error,
      })
    if (number !== null) ports.session.update((session) => ({ ...session, businessNumber: number }))
  }),
)
export type EditApplicationError = ErrorOf<typeof EditApplication>

/** Returns whether the application has every value of the edit. Fails if it was changed in another way. [A-267] [D3-139] */
const isEditStored = (now: Application | null, loadedApplication: Application, editedApplication: EditedApplication) =>
  now === null
    ? Effect.succeed(false)
    : isStored(decideSameEdit(loadedApplication, now, editedApplication), (reason) => new ApplicationChanged(reason))
