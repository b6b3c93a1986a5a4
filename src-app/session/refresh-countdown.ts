import { Effect, Result } from 'effect'
import { showsCountdown, type Route } from '#domain/pages/routes'
import { decidePageTime, decideRemainingTime } from '#domain/session/countdown'
import { startedTimer, SESSION_SECONDS } from '#domain/session/timer'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServicesOf, useCase } from '../kernel/token.ts'
import { CountdownTokens } from './countdown-tokens.port.ts'
import { type EndedSession, EndSession } from './end-session.ts'
import { SessionCookie } from './session-cookie.port.ts'

/**
 * Returns the token to check: the token in the cookie if it belongs to this applicant and application, otherwise the
 * token in the session. [E-141]
 */
const tokenOf = (session: SessionStore, cookie: SessionCookie): string => {
  const { token, applicationNumber } = session.read()
  const isOwn = applicationNumber !== '' && cookie.application() === applicationNumber && !cookie.isOfAnother(token)
  return isOwn ? (cookie.read() ?? token) : token
}

/**
 * Reads the remaining time from the server and sets the countdown. A token renewed by another tab becomes the token of
 * this session (D1-02). `occasion` is `atTheEnd` for the last check; if the server does not answer that check, the
 * session ends. Returns the data of the ended session, or null if the session continues. Never fails. [E-148] [E-150]
 */
export const RefreshCountdown = useCase(
  'RefreshCountdown',
  {
    tokens: CountdownTokens,
    session: SessionStore,
    cookie: SessionCookie,
    clock: Clock,
    endSession: EndSession,
  },
  (ports) =>
    Effect.fnUntraced(function* (occasion: 'running' | 'atTheEnd' = 'running'): Effect.fn.Return<EndedSession | null> {
      const before = ports.session.read().token
      if (before === '') return null
      const token = tokenOf(ports.session, ports.cookie)
      const answer = yield* Effect.result(ports.tokens.remaining(token))
      // The session was extended, left or ended during the call, so the answer no longer applies.
      if (ports.session.read().token !== before) return null
      const seconds = Result.isSuccess(answer) ? answer.success : null
      const { verdict } = decideRemainingTime(seconds, occasion)
      if (verdict === 'expire') return yield* ports.endSession()
      if (verdict === 'restart' && seconds !== null) {
        ports.session.update((session) => ({ ...session, token, timer: startedTimer(seconds, ports.clock.now()) }))
      }
      return null
    }),
)

/**
 * Requests a token if the session has an application number but no token. The token is used only for the countdown:
 * pages that need the cookie stay closed. Without a token, the page shows neither a countdown nor a message. [E-142]
 * [D1-02]
 */
const requestToken = ({ tokens, session, clock }: EnteringPorts): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { applicationNumber } = session.read()
    if (applicationNumber === '') return
    const token = yield* tokens.create(applicationNumber)
    if (session.read().applicationNumber !== applicationNumber) return
    session.update((currentSession) => ({
      ...currentSession,
      token,
      timer: startedTimer(SESSION_SECONDS, clock.now()),
    }))
  }).pipe(Effect.ignore)

const ENTER_COUNTDOWN_PORTS = {
  tokens: CountdownTokens,
  session: SessionStore,
  clock: Clock,
  refresh: RefreshCountdown,
}
type EnteringPorts = ServicesOf<typeof ENTER_COUNTDOWN_PORTS>

/**
 * Updates the countdown when a page opens, after the page's route guards. A page with a countdown requests the
 * remaining time from the server. If the session has no token yet, the certification page of an application requests
 * one. Returns the data of the ended session if the session has ended; otherwise null. [E-141] [E-142]
 */
export const RefreshCountdownOnPageOpen = useCase(
  'RefreshCountdownOnPageOpen',
  ENTER_COUNTDOWN_PORTS,
  (ports) =>
    (route: Route): Effect.Effect<EndedSession | null> =>
      Effect.suspend(() => {
        const { verdict } = decidePageTime({
          countdown: showsCountdown(route),
          token: ports.session.read().token !== '',
          certificationPage: route === '/onslf-check',
        })
        if (verdict === 'read') return ports.refresh('running')
        return verdict === 'request' ? Effect.as(requestToken(ports), null) : Effect.succeed(null)
      }),
)
