import { Effect, Result } from 'effect'
import { judgeRemaining, startTimer } from '#domain/session/countdown'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { CountdownTokens } from './countdown-token.port.ts'
import type { EndedSession, EndSession } from './end-session.ts'
import type { SessionCookie } from './session-cookie.port.ts'
import type { SessionStore } from './session-store.port.ts'

/** The token to ask about: that of the cookie where it is of the same application, else that of the session. [E-141] */
const tokenOf = (session: SessionStore, cookie: SessionCookie): string => {
  const { token, applicationNumber } = session.read()
  return applicationNumber !== '' && cookie.application() === applicationNumber ? (cookie.read() ?? token) : token
}

/**
 * Asks the server how long the session still lives and lets the countdown follow; a token that another tab has renewed is
 * from then on the token of this one too (D1-02). `atTheEnd` is the last question before
 * the end: without an answer the session then ends. Answers what an ended session leaves to tell, null while it goes on.
 * Never fails. [E-141] [E-148] [E-149] [E-150] [E-210]
 */
export const makeRefreshCountdown =
  (ports: {
    readonly tokens: CountdownTokens
    readonly session: SessionStore
    readonly cookie: SessionCookie
    readonly clock: Clock
    readonly endSession: EndSession
  }) =>
  (asked: 'running' | 'atTheEnd' = 'running'): Effect.Effect<EndedSession | null> =>
    Effect.gen(function* () {
      const before = ports.session.read().token
      if (before === '') return null
      const token = tokenOf(ports.session, ports.cookie)
      const answer = yield* Effect.result(ports.tokens.remaining(token))
      // An answer about a session that was extended, left or ended meanwhile says nothing about this one.
      if (ports.session.read().token !== before) return null
      const seconds = Result.isSuccess(answer) ? answer.success : null
      const { verdict } = judgeRemaining(seconds, asked)
      if (verdict === 'expire') return ports.endSession()
      if (verdict === 'restart' && seconds !== null) {
        ports.session.update((session) => ({ ...session, token, timer: startTimer(seconds, ports.clock.now()) }))
      }
      return null
    })
export type RefreshCountdown = ReturnType<typeof makeRefreshCountdown>
export const RefreshCountdown = useCase<RefreshCountdown>('RefreshCountdown')
