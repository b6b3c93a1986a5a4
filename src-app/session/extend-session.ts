import { Data, Effect, Result } from 'effect'
import { decideExtensionAnswer, decideSessionExtension } from '#domain/session/session-extension'
import { SESSION_EXTENSION_SECONDS, startedTimer } from '#domain/session/timer'
import { type CallError, SessionEnded } from '../kernel/call.errors.ts'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { CountdownTokens } from './countdown-tokens.port.ts'
import { SessionCookie } from './session-cookie.port.ts'

/**
 * The server sent no new token or did not renew the login, or the session has no application. The countdown continues.
 * [E-147] [D1-670]
 */
export class SessionExtensionRefused extends Data.TaggedError('SessionExtensionRefused') {}

/** The extension call failed. The countdown continues. [E-147] */
export class SessionExtensionFailed extends Data.TaggedError('SessionExtensionFailed')<{ readonly cause: unknown }> {}

/** The failures with which the server refuses an extension. */
const REFUSALS: readonly CallError['_tag'][] = ['Refused', 'SessionEnded']

/** `over`: the session ended before the answer arrived, and stays ended. */
export type SessionExtensionResult = 'extended' | 'over'

/**
 * Extends the session by an hour. Fails with `SessionEnded` if the person is certified and the cookie now belongs to
 * another applicant, because another tab has replaced it. Before a certification there is no cookie to compare. If the
 * session ends during the call, removes the cookie that the late answer renewed. [E-146] [E-209]
 */
export const ExtendSession = useCase(
  'ExtendSession',
  { tokens: CountdownTokens, session: SessionStore, cookie: SessionCookie, clock: Clock },
  (ports) =>
    Effect.fnUntraced(function* (): Effect.fn.Return<
      SessionExtensionResult,
      SessionExtensionRefused | SessionExtensionFailed | SessionEnded
    > {
      const { applicationNumber, ci, token: before } = ports.session.read()
      const { verdict } = decideSessionExtension({
        certified: ci !== '',
        otherLogin: ports.cookie.isOfAnother(before),
        application: applicationNumber !== '',
      })
      if (verdict === 'over') return yield* new SessionEnded({ call: 'token/create' })
      if (verdict === 'refused') return yield* new SessionExtensionRefused()
      const answer = yield* Effect.result(ports.tokens.create(applicationNumber))
      const loginRenewed = Result.isSuccess(answer) && ports.cookie.read() === answer.success
      const outcome = decideExtensionAnswer({
        ended: ports.session.read().applicationNumber !== applicationNumber,
        answer: Result.isSuccess(answer) ? 'token' : REFUSALS.includes(answer.failure._tag) ? 'refused' : 'none',
        certified: ci !== '',
        loginRenewed,
      }).verdict
      if (outcome === 'over') {
        if (loginRenewed) ports.cookie.remove()
        return 'over' as const
      }
      if (outcome === 'refused') return yield* new SessionExtensionRefused()
      const token = yield* Effect.mapError(Effect.fromResult(answer), (cause) => new SessionExtensionFailed({ cause }))
      const timer = startedTimer(SESSION_EXTENSION_SECONDS, ports.clock.now())
      ports.session.update((session) => ({ ...session, token, timer }))
      return 'extended' as const
    }),
)
export type ExtendSessionError = ErrorOf<typeof ExtendSession>
