import { Effect } from 'effect'
import { SESSION_SECONDS, startTimer } from '#domain/session/countdown'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { CountdownTokens } from './countdown-token.port.ts'
import type { SessionStore } from './session-store.port.ts'

/**
 * A token for a session that has an application number and none yet. It runs the countdown and opens no page that asks
 * for the cookie. Where none is given there is no countdown; nobody is told. [E-142] [D1-02]
 */
export const makeRequestCountdownToken =
  (ports: { readonly tokens: CountdownTokens; readonly session: SessionStore; readonly clock: Clock }) =>
  (): Effect.Effect<void> =>
    Effect.gen(function* () {
      const { applicationNumber, token } = ports.session.read()
      if (applicationNumber === '' || token !== '') return
      const made = yield* ports.tokens.create(applicationNumber)
      ports.session.update((session) => ({
        ...session,
        token: made,
        timer: startTimer(SESSION_SECONDS, ports.clock.now()),
      }))
    }).pipe(Effect.ignore)
export type RequestCountdownToken = ReturnType<typeof makeRequestCountdownToken>
export const RequestCountdownToken = useCase<RequestCountdownToken>('RequestCountdownToken')
