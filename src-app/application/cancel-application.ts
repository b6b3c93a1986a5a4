import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { decideCancellation } from '#domain/application/transitions'
import { withoutVerification } from '#domain/session/session'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import { NotCancellable } from './application.errors.ts'
import type { Applications } from './applications.port.ts'

/**
 * Cancels the application that the result page shows; one that may not be cancelled sends nothing.
 * Fails: NotCancellable, any failed call.
 */
export const makeCancelApplication = (ports: { applications: Applications }) => (application: Application) =>
  Effect.gen(function* () {
    const { verdict, because } = decideCancellation({
      status: application.status,
      proofs: application.proofs.map(({ status }) => status),
    })
    if (verdict !== 'allowed') return yield* new NotCancellable({ because })
    return yield* ports.applications.cancel(application.number)
  })
export type CancelApplication = ReturnType<typeof makeCancelApplication>
export type CancelApplicationError = Effect.Error<ReturnType<CancelApplication>>
export const CancelApplication = useCase<CancelApplication>('CancelApplication')

/**
 * Gives a deleted application up for a new one and answers the server's sentence, null when it gave none. The session
 * forgets the number and all that belonged to the earlier application, but its token, by which the next number finds the
 * cookie to remove. [A-206] [D2-06] [E-091] Fails: any failed call.
 */
export const makeReapply = (ports: { applications: Applications; session: SessionStore }) => (aplyNo: string) =>
  Effect.tap(ports.applications.reapply(aplyNo), () =>
    Effect.sync(() => ports.session.update((session) => ({ ...withoutVerification(session), token: session.token }))),
  )
export type Reapply = ReturnType<typeof makeReapply>
export type ReapplyError = Effect.Error<ReturnType<Reapply>>
export const Reapply = useCase<Reapply>('Reapply')
