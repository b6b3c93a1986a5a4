import { Effect } from 'effect'
import { judgeOpinion, type OpinionVerdict, type Opinion } from '#domain/opinion/opinion'
import type { Reason } from '#domain/kernel/decide'
import type { Application } from '#domain/application/application'
import { LoadFailed, PersonNotVerified } from '../application/application.errors.ts'
import type { LoadApplication } from '../application/load-application.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { useCase } from '../token.ts'
import type { Opinions } from './opinions.port.ts'

/** The application, its opinions, and what may be done now. */
export type OpinionState = Reason<OpinionVerdict> & {
  readonly application: Application
  readonly opinions: readonly Opinion[]
}

/** What may be done with an application that has these opinions. [P-146] [P-154] [P-155] */
export const opinionState = (application: Application, opinions: readonly Opinion[]): OpinionState => {
  const { verdict, because } = judgeOpinion({ status: application.status, opinions })
  return { application, opinions, verdict, because }
}

const FORBIDDEN = 403

const isUnverified = (error: CallError): boolean =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && error.status === FORBIDDEN)

const told = ({ resetSession }: Ports, cause: CallError): PersonNotVerified | LoadFailed => {
  if (!isUnverified(cause)) return new LoadFailed({ message: null, cause })
  resetSession()
  return new PersonNotVerified()
}

type Ports = {
  readonly loadApplication: LoadApplication
  readonly opinions: Opinions
  readonly resetSession: () => void
}

/**
 * What the opinion page is about: the application of the verified person and the history of its opinions, one after the
 * other. [P-146] [P-149]
 * Fails: NoApplication, EmptyApplication and PersonNotVerified, after the session has been reset [P-164]; LoadFailed [P-306].
 */
export const makeLoadOpinions = (ports: Ports) => () =>
  Effect.gen(function* () {
    const application = yield* ports.loadApplication('edit')
    const opinions = yield* ports.opinions
      .ofApplication(application.number)
      .pipe(Effect.mapError((cause) => told(ports, cause)))
    return opinionState(application, opinions)
  })
export type LoadOpinions = ReturnType<typeof makeLoadOpinions>
export type LoadOpinionsError = Effect.Error<ReturnType<LoadOpinions>>
export const LoadOpinions = useCase<LoadOpinions>('LoadOpinions')
