import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { RefusalReason } from '#domain/kernel/decide'
import { decideOpinionSubmission, type OpinionSubmissionVerdict, type Opinion } from '#domain/opinion/opinion'
import { failLoading, LoadApplication } from '../application/load-application.ts'
import { toFailedLoad } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { ResetSession } from '../session/end-session.ts'
import { Opinions } from './opinions.port.ts'

export type OpinionPageState = RefusalReason<OpinionSubmissionVerdict> & {
  readonly application: Application
  readonly opinions: readonly Opinion[]
}

/** Returns the state of the opinion page for an application with these opinions. [P-146] [P-154] */
export const opinionPageState = (application: Application, opinions: readonly Opinion[]): OpinionPageState => {
  const { verdict, because } = decideOpinionSubmission({ status: application.status, opinions })
  return { application, opinions, verdict, because }
}

const PORTS = {
  loadApplication: LoadApplication,
  opinions: Opinions,
  session: SessionStore,
  resetSession: ResetSession,
}

/**
 * Loads the data of the opinion page: the application of the certified person and the history of its opinions. If the
 * session has an application number, the history is read in parallel, and used only if the loaded application has the
 * same number. [P-149] Resets the session if the application is missing, empty or of another person. [P-164]
 */
export const LoadOpinionPage = useCase('LoadOpinionPage', PORTS, (ports) =>
  Effect.fnUntraced(function* () {
    const applicationNumber = ports.session.read().applicationNumber
    const [application, earlyHistory] = yield* Effect.all(
      [
        ports.loadApplication('edit'),
        applicationNumber === '' ? Effect.succeed(null) : Effect.exit(ports.opinions.ofApplication(applicationNumber)),
      ],
      { concurrency: 'unbounded' },
    )
    const history =
      earlyHistory === null || applicationNumber !== application.number
        ? ports.opinions.ofApplication(application.number)
        : earlyHistory
    const opinions = yield* history.pipe(
      Effect.catch((cause) => failLoading(ports.resetSession, 'edit', toFailedLoad(cause))),
    )
    return opinionPageState(application, opinions)
  }),
)
export type LoadOpinionPageError = ErrorOf<typeof LoadOpinionPage>
