import { Effect } from 'effect'
import { judgeCancellation } from '#domain/application/cancellation'
import { useCase } from '../token.ts'
import type { Application } from '#domain/application/application'
import { NotCancellable } from './application.errors.ts'
import type { Applications } from './applications.port.ts'

/**
 * Cancels the application that the result page shows; one that may not be cancelled sends nothing.
 * Fails: NotCancellable, any failed call.
 */
export const makeCancelApplication = (ports: { applications: Applications }) => (application: Application) =>
  Effect.gen(function* () {
    const judged = judgeCancellation({
      status: application.status,
      proofs: application.proofs.map(({ status }) => status),
    })
    if (!judged.ok) return yield* new NotCancellable({ because: judged.code })
    return yield* ports.applications.cancel(application.number)
  })
export type CancelApplication = ReturnType<typeof makeCancelApplication>
export type CancelApplicationError = Effect.Error<ReturnType<CancelApplication>>
export const CancelApplication = useCase<CancelApplication>('CancelApplication')
