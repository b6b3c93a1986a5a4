import { Effect } from 'effect'
import { SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import { Consents } from './consents.port.ts'

/** The provider of a phone verification that records the step by itself. */
const NOTED_BY_CERTIFICATION = 'NICE'

const PORTS = { consents: Consents, session: SessionStore }

/**
 * On entry of the consents: may this person apply? Only after a yes the step is recorded in the application's history,
 * by a call that nobody waits for and whose failure is only logged. Fails: AlreadyApplied, any
 * failed call.
 */
export const makeCheckDuplicate = (ports: Served<typeof PORTS>) => () =>
  Effect.gen(function* () {
    const { ci, applicationNumber, certifiedBy } = ports.session.read()
    yield* ports.consents.checkApplicant(ci)
    if (certifiedBy === NOTED_BY_CERTIFICATION) return
    yield* ports.consents.saveStepHistory(applicationNumber).pipe(
      Effect.catch((error) => Effect.logWarning(`step history was not saved: ${error._tag}`)),
      Effect.forkDetach({ startImmediately: true }),
    )
  })
export type CheckDuplicate = ReturnType<typeof makeCheckDuplicate>
export type CheckDuplicateError = Effect.Error<ReturnType<CheckDuplicate>>
export const CheckDuplicate = useCase('CheckDuplicate', makeCheckDuplicate, PORTS)
