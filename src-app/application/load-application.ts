import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import {
  type ApplicationLoadingFacts,
  decideApplicationLoading,
  resetsSession,
} from '#domain/application/form/application-loading'
import { decideObsoleteDraft } from '#domain/application/form/obsolete-draft'
import type { NotLoaded } from '../kernel/call.errors.ts'
import { isNotCertifiedError, toNotLoaded } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { ResetSession } from '../session/end-session.ts'
import { EmptyApplicationAnswer, NoApplication, PersonNotCertified } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { requestOwnApplication } from './own-application.ts'

type LoadingFailure = NoApplication | EmptyApplicationAnswer | PersonNotCertified | NotLoaded

/**
 * Loads the application of the certified person and business, with all its proofs and opinions. Stores values that
 * later steps need (application number, payment type, kind of applicant, support number) in the session, and deletes
 * drafts that can no longer be sent. [A-143] [D2-149]
 */
export const LoadApplication = useCase(
  'LoadApplication',
  { applications: Applications, session: SessionStore, resetSession: ResetSession, tabDrafts: TabDrafts },
  (ports) => (page: ApplicationLoadingFacts['page']) => {
    const failIn = (answer: ApplicationLoadingFacts['answer'], error: LoadingFailure) =>
      Effect.andThen(
        Effect.sync(() => {
          if (resetsSession(decideApplicationLoading({ answer, page }).verdict)) ports.resetSession()
        }),
        Effect.fail(error),
      )
    return Effect.gen(function* () {
      if (ports.session.read().ci === '') return yield* new PersonNotCertified()
      const answer = yield* requestOwnApplication(ports).pipe(
        Effect.catch((cause) =>
          isNotCertifiedError(cause)
            ? failIn('notCertified', new PersonNotCertified())
            : failIn('failed', toNotLoaded(cause)),
        ),
      )
      if (answer.is === 'none') return yield* failIn('none', new NoApplication({ because: null }))
      if (answer.is === 'empty') return yield* failIn('empty', new EmptyApplicationAnswer({ message: answer.message }))
      keepInSession(ports.session, answer.application)
      yield* discardObsoleteDrafts(ports.tabDrafts, answer.application)
      return answer.application
    })
  },
)
export type LoadApplication = ServiceOf<typeof LoadApplication>
export type LoadApplicationError = ErrorOf<typeof LoadApplication>

/** Deletes drafts that cannot be sent for this application, so that no page offers them. [D2-149] */
const discardObsoleteDrafts = (tabDrafts: TabDrafts, application: Application) =>
  tabDrafts.discardDrafts((form) => decideObsoleteDraft(form, application).verdict === 'obsolete')

/**
 * Stores the current support number in the session, and adds other values that are missing there. An application number
 * in the session is kept: after a re-application it is the number of the new application, although the page shows the
 * old one.
 */
const keepInSession = (session: SessionStore, application: Application) =>
  session.update((currentSession) => ({
    ...currentSession,
    applicationNumber: currentSession.applicationNumber || application.number,
    paymentType: currentSession.paymentType ?? application.paymentType,
    entityType: currentSession.entityType ?? application.entityType,
    supportNumber: application.supportNumber ?? currentSession.supportNumber,
  }))
