import { Effect } from 'effect'
import { showsCountdown } from '#domain/session/route-flags.table'
import type { Route } from '#domain/session/routes'
import { useCase } from '../token.ts'
import type { EndedSession } from './end-session.ts'
import type { RefreshCountdown } from './refresh-countdown.ts'
import type { RequestCountdownToken } from './request-countdown-token.ts'
import type { SessionStore } from './session-store.port.ts'

/**
 * What opening a page means for the countdown, after its guard has let the visitor in: a page that shows it asks the
 * server anew; the certification page of an application gets a token first, if there is none. Answers what an ended
 * session leaves to tell, else null. [E-141] [E-142] [E-149]
 */
export const makeEnterCountdown =
  (ports: {
    readonly session: SessionStore
    readonly refresh: RefreshCountdown
    readonly request: RequestCountdownToken
  }) =>
  (route: Route): Effect.Effect<EndedSession | null> =>
    Effect.suspend(() => {
      if (!showsCountdown(route)) return Effect.succeed(null)
      if (ports.session.read().token !== '') return ports.refresh('running')
      return route === '/onslf-check' ? Effect.as(ports.request(), null) : Effect.succeed(null)
    })
export type EnterCountdown = ReturnType<typeof makeEnterCountdown>
export const EnterCountdown = useCase<EnterCountdown>('EnterCountdown')
