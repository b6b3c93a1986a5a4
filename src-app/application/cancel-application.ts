import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { hasChangedSince } from '#domain/application/application-edit'
import { decideCancellation } from '#domain/application/transitions'
import { withoutVerification } from '#domain/session/session'
import { SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import { NotCancellable } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { findOwn } from './own-application.ts'

const PORTS = { applications: Applications, session: SessionStore }
type Ports = Served<typeof PORTS>

const decide = ({ status, proofs }: Application) =>
  decideCancellation({ status, proofs: proofs.map((proof) => proof.status) })

/**
 * Cancels the application that the result page shows; one that may not be cancelled sends nothing, nor one that could still
 * be cancelled, but is another than the page shows. What may be cancelled no more, the agency refuses; where that is because
 * an earlier press arrived, it answers that press again. [A-199] [A-200] [A-203] [D2-115]
 * Fails: NotCancellable, any failed call.
 */
export const makeCancelApplication = (ports: Ports) => (shown: Application) =>
  Effect.gen(function* () {
    const { verdict, because } = decide(shown)
    if (verdict !== 'allowed') return yield* new NotCancellable({ because })
    const stored = yield* findOwn(ports)
    if (stored !== null && hasChangedSince(shown, stored) && decide(stored).verdict === 'allowed')
      return yield* new NotCancellable({ because: null })
    return yield* ports.applications.cancel(shown.number)
  })
export type CancelApplication = ReturnType<typeof makeCancelApplication>
export type CancelApplicationError = Effect.Error<ReturnType<CancelApplication>>
export const CancelApplication = useCase('CancelApplication', makeCancelApplication, PORTS)

/**
 * Gives a deleted application up for a new one and answers the server's sentence, null when it gave none. The session
 * forgets the number and all that belonged to the earlier application, but its token, by which the next number finds the
 * cookie to remove. [A-206] [D2-06] [E-091] Fails: any failed call.
 */
export const makeReplaceApplication = (ports: Served<typeof PORTS>) => (applicationNumber: string) =>
  Effect.tap(ports.applications.reapply(applicationNumber), () =>
    Effect.sync(() => ports.session.update((session) => ({ ...withoutVerification(session), token: session.token }))),
  )
export type ReplaceApplication = ReturnType<typeof makeReplaceApplication>
export type ReplaceApplicationError = Effect.Error<ReturnType<ReplaceApplication>>
export const ReplaceApplication = useCase('ReplaceApplication', makeReplaceApplication, PORTS)
