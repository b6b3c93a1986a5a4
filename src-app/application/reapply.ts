import { Effect } from 'effect'
import { withoutVerification } from '#domain/session/session'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Applications } from './applications.port.ts'

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
