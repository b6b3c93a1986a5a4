import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import {
  type ApplicationLoadingFacts,
  decideApplicationLoading,
  resetsSession,
} from '#domain/application/form/application-loading'
import { decideObsoleteDraft } from '#domain/application/form/obsolete-draft'
import { toNotLoaded } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { ResetSession } from '../session/end-session.ts'
import { EmptyApplicationAnswer, NoApplication, PersonNotCertified } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { type OwnApplicationAnswer, requestOwnApplication } from './own-application.ts'

type Page = ApplicationLoadingFacts['page']

const toLoadingFailure = (answer: Exclude<OwnApplicationAnswer, { readonly is: 'found' }>) => {
  switch (answer.is) {
    case 'none':
      return new NoApplication({ because: null })
    case 'empty':
      return new EmptyApplicationAnswer({ message: answer.message })
    case 'notCertified':
      return new PersonNotCertified()
    case 'failed':
      return toNotLoaded(answer.cause)
  }
}

/**
 * Fails because a page has no application to show. Resets the session after the answers for which the rule says so; if
 * the server refused the person, the chosen files stay. [A-148] [D3-605]
 */
export const failLoading = (
  resetSession: ResetSession,
  page: Page,
  answer: Parameters<typeof toLoadingFailure>[0],
): Effect.Effect<never, ReturnType<typeof toLoadingFailure>> =>
  Effect.suspend(() => {
    if (resetsSession(decideApplicationLoading({ answer: answer.is, page }).verdict))
      resetSession(answer.is === 'notCertified' ? 'sessionOver' : 'reset')
    return Effect.fail(toLoadingFailure(answer))
  })

/**
 * Loads the application of the certified person and business, with all its proofs and opinions. Stores values that
 * later steps need (application number, payment type, kind of applicant, support number) in the session, and deletes
 * drafts that can no longer be sent. [A-143] [D2-149]
 */
export const LoadApplication = useCase(
  'LoadApplication',
  { applications: Applications, session: SessionStore, resetSession: ResetSession, tabDrafts: TabDrafts },
  (ports) =>
    Effect.fnUntraced(function* (page: Page) {
      if (ports.session.read().ci === '') return yield* new PersonNotCertified()
      const answer = yield* requestOwnApplication(ports)
      if (answer.is !== 'found') return yield* failLoading(ports.resetSession, page, answer)
      keepInSession(ports.session, answer.application)
      yield* discardObsoleteDrafts(ports.tabDrafts, answer.application)
      return answer.application
    }),
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
