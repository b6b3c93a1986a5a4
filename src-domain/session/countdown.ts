import { type DecisionTable, decision, decisionFrom } from '../kernel/decide.ts'
import { type Instant, twoDigits } from '../time/calendar.ts'
import { SESSION_LAST_CHECK_SECONDS, SESSION_WARNING_SECONDS, secondsLeft } from './timer.ts'

/**
 * The earlier events of a countdown. `warned`: the warning has opened. `asked`: the last check before the end was made.
 */
export type PastCountdownEvents = { readonly warned: boolean; readonly asked: boolean }

/** The state of a running countdown. `over`: no seconds are left. `near`: the warning time has begun. */
type CountdownFacts = PastCountdownEvents & { readonly over: boolean; readonly near: boolean }

export type CountdownEvent = 'none' | 'warn' | 'lastCheck' | 'expire'

/**
 * The server's answer about the remaining time: seconds are left, none are left, or the call failed. `asked`: whether
 * the countdown was running or had ended when the answer was requested.
 */
type RemainingTimeFacts = { readonly answer: 'some' | 'none' | 'failed'; readonly asked: 'running' | 'atTheEnd' }

type RemainingTimeVerdict = 'restart' | 'continue' | 'expire'

/**
 * The state of a running countdown. `uncertain`: the remaining time may be wrong, because of another tab, the device's
 * clock or a long absence. `lastSeconds`: the time for the last check has begun. `asked`: the last check was already
 * made.
 */
type TimeRequestFacts = {
  readonly event: CountdownEvent
  readonly uncertain: boolean
  readonly lastSeconds: boolean
  readonly asked: boolean
}

/**
 * `first`: the server is asked for the remaining time, and the countdown continues after its answer. `alongside`: the
 * countdown does not wait for the answer.
 */
type TimeRequestVerdict = 'first' | 'alongside' | 'none'

/** 남은 시간 묻기: decides whether a running countdown asks the server for the remaining time. [E-148] [E-210] */
export const decideTimeRequest = decisionFrom(
  (seconds: number, { event, uncertain, asked }: Omit<TimeRequestFacts, 'lastSeconds'>): TimeRequestFacts => ({
    event,
    uncertain,
    lastSeconds: seconds <= SESSION_LAST_CHECK_SECONDS,
    asked,
  }),
  [
    { id: 'CA-1', when: { event: 'warn', uncertain: true }, then: 'first', ref: 'E-210' },
    { id: 'CA-2', when: { event: 'lastCheck' }, then: 'none', ref: 'E-148' },
    { id: 'CA-3', when: { event: 'expire' }, then: 'none', ref: 'E-148' },
    { id: 'CA-4', when: { uncertain: true }, then: 'alongside', ref: 'E-210' },
    { id: 'CA-5', when: { lastSeconds: true, asked: false }, then: 'alongside', ref: 'E-148' },
    { id: 'CA-6', when: {}, then: 'none', ref: 'E-143' },
  ] satisfies DecisionTable<TimeRequestFacts, TimeRequestVerdict>,
)

/** A page that opens. `countdown`: it shows a countdown. `token`: the session has the token of a countdown. */
type PageTimeFacts = {
  readonly countdown: boolean
  readonly token: boolean
  readonly certificationPage: boolean
}

/** `read`: the page asks for the remaining time. `request`: the page requests a token, which starts a countdown. */
type PageTimeVerdict = 'read' | 'request' | 'none'

/** 화면을 열 때의 남은 시간: decides what a page does about the countdown when it opens. [E-141] [E-142] [E-149] */
export const decidePageTime = decision<PageTimeFacts, PageTimeVerdict>([
  { id: 'PO-1', when: { countdown: false }, then: 'none', ref: 'E-149' },
  { id: 'PO-2', when: { token: true }, then: 'read', ref: 'E-141' },
  { id: 'PO-3', when: { certificationPage: true }, then: 'request', ref: 'E-142' },
  { id: 'PO-4', when: {}, then: 'none', ref: 'E-142' },
])

/** Formats seconds as `MM:SS`, two digits each: 3600 → `60:00`, 9 → `00:09`. [E-019] */
export const formatTimeLeft = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map(twoDigits).join(':')

type CountdownTick = { readonly secondsLeft: number; readonly event: CountdownEvent }

/**
 * Returns the seconds left and the event of a running countdown. `pastEvents`: what has happened since the last start
 * or extension, so that the warning opens only once per countdown. [E-144] [E-145] [E-148]
 */
export const countdownTickAt = (deadline: Instant, now: Instant, pastEvents: PastCountdownEvents): CountdownTick => {
  const seconds = secondsLeft(deadline, now)
  return { secondsLeft: seconds, event: decideCountdown(seconds, pastEvents).verdict }
}

export const decideCountdown = decisionFrom(
  (seconds: number, { warned, asked }: PastCountdownEvents): CountdownFacts => ({
    over: seconds <= 0,
    near: seconds <= SESSION_WARNING_SECONDS,
    warned,
    asked,
  }),
  [
    { id: 'CD-1', when: { over: true, asked: false }, then: 'lastCheck', ref: 'E-148' },
    { id: 'CD-2', when: { over: false, near: true, warned: false }, then: 'warn', ref: 'E-144' },
    { id: 'CD-4', when: { over: true }, then: 'expire', ref: 'E-148' },
    { id: 'CD-3', when: {}, then: 'none', ref: 'E-145' },
  ],
)

/**
 * Decides what the answer of `token/remaining` means. `seconds` comes from the server; null for a failed call.
 * `asked` is the state of the countdown when the call was made: it was running, or it had ended and this is the last
 * check. [E-148] [E-149] [E-150]
 */
export const decideRemainingTime = decisionFrom(
  (seconds: number | null, asked: 'running' | 'atTheEnd'): RemainingTimeFacts => ({
    answer: seconds === null ? 'failed' : seconds > 0 ? 'some' : 'none',
    asked,
  }),
  [
    { id: 'RM-1', when: { answer: 'some' }, then: 'restart', ref: 'E-148' },
    { id: 'RM-2', when: { answer: 'none' }, then: 'expire', ref: 'E-149' },
    { id: 'RM-3', when: { asked: 'running' }, then: 'continue', ref: 'E-150' },
    { id: 'RM-4', when: {}, then: 'expire', ref: 'E-148' },
  ] satisfies DecisionTable<RemainingTimeFacts, RemainingTimeVerdict>,
)
