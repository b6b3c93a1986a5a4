import { Effect } from 'effect'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { CountdownTokens } from '../session/countdown-tokens.port.ts'
import { EndSession } from '../session/end-session.ts'
import { RefreshCountdown } from '../session/refresh-countdown.ts'
import { fakePort } from './fake-port.ts'
import { inMemoryAdminToken } from './in-memory-admin-token.ts'
import { inMemoryCookie } from './in-memory-cookie.ts'
import { inMemoryRecords } from './in-memory-records.ts'
import { inMemorySession } from './in-memory-session.ts'
import { stoppedClock } from './stopped-clock.ts'

/** The back end's answers about tokens; each call is logged. */
export type TokenAnswers = {
  remaining?: number | CallError
  created?: string | CallError
}

/** Makes a session with a countdown, a clock stopped at 0, and a back end that gives the answers in `answers`. */
export const countdownWorld = (
  sessionValues: Partial<Session> = {},
  answers: TokenAnswers = {},
  cookie = inMemoryCookie('cookie-token', 'APL-1'),
) => {
  const calls: string[] = []
  const answerCall = <T>(call: string, answer: T | CallError | undefined): Effect.Effect<T, CallError> =>
    Effect.suspend(() => {
      calls.push(call)
      if (answer === undefined) return Effect.die(new Error(`${call} was not expected`))
      return answer instanceof Error ? Effect.fail(answer as CallError) : Effect.succeed(answer)
    })
  const tokens = fakePort(CountdownTokens, {
    remaining: (token) => answerCall(`remaining ${token}`, answers.remaining),
    create: (applicationNumber) => answerCall(`create ${applicationNumber}`, answers.created),
  })
  const clock = stoppedClock(0)
  const session = inMemorySession(sessionValues)
  const records = inMemoryRecords({ session, clock })
  const endSession = EndSession.make({ session, cookie, adminToken: inMemoryAdminToken(), records, tabDrafts: records })
  const refresh = RefreshCountdown.make({ tokens, session, cookie, clock, endSession })
  return { calls, answers, tokens, clock, session, cookie, endSession, refresh }
}
