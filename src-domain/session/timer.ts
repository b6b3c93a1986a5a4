// The countdown of a session in stored and displayed form. The rules of the countdown are in `countdown.ts`.
import type { Instant } from '../time/calendar.ts'

/** Session lifetime and the length of one extension, in seconds. [E-001] */
export const SESSION_SECONDS = 3600
export const SESSION_EXTENSION_SECONDS = 3600

/** The shortest extension that the server accepts, in seconds. [E-187] [D1-714] */
export const SHORTEST_EXTENSION_SECONDS = 1

/**
 * What a new token does for a person who is logged in. `own`: the call names this person's application, and the token
 * renews the login. `foreign`: the call names another application, and the token only counts the time. [E-187] [D1-670]
 */
export const TOKEN_USES = { own: 'login', foreign: 'countdown' } as const satisfies Readonly<
  Record<string, 'login' | 'countdown'>
>

/** Seconds left when the warning opens. [E-001] [E-144] */
export const SESSION_WARNING_SECONDS = 300

/**
 * The time before the end, in seconds, at which the last call to the server is made. It is long enough that a time-out
 * of the call does not delay the end. [E-148]
 */
export const SESSION_LAST_CHECK_SECONDS = 6

/** A page that was hidden for this time or longer requests the remaining time from the server. [E-210] */
export const SESSION_LONG_AWAY_MS = 60_000

/**
 * The stored countdown. The remaining seconds of a running countdown follow from its deadline; a countdown that does
 * not run has a full session left. [P-270]
 */
export type StoredTimer = { readonly deadline: Instant | null; readonly isRunning: boolean }

/** Returns the instant at which a countdown of `seconds` seconds ends if it starts now. [E-143] */
export const deadlineAfter = (seconds: number, now: Instant): Instant => now + seconds * 1000

/**
 * Returns the seconds until a deadline, rounded up, between 0 and the length of a session. (Only a wrong clock causes a
 * later deadline.) The result is computed from the clock, so that it is correct even after a pause. [E-143] [D1-260]
 */
export const secondsLeft = (deadline: Instant, now: Instant): number =>
  Math.min(SESSION_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)))

/** Returns the stored countdown that starts now with `seconds` seconds, at most a whole session. [P-270] [D1-260] */
export const startedTimer = (seconds: number, now: Instant): StoredTimer => ({
  deadline: deadlineAfter(Math.min(seconds, SESSION_SECONDS), now),
  isRunning: true,
})

/** Returns the remaining seconds of a stored countdown; the full length if it is not running. [P-270] */
export const secondsLeftOrFullSession = (timer: StoredTimer, now: Instant): number =>
  timer.isRunning && timer.deadline !== null ? secondsLeft(timer.deadline, now) : SESSION_SECONDS
