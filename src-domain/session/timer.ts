// The countdown of a session in stored and displayed form. The rules of the countdown are in `countdown.ts`.
import type { Instant } from '../kernel/calendar.ts'

/** [E-001] */
export const SESSION_SECONDS = 3600
export const SESSION_EXTENSION_SECONDS = 3600

/** [E-001] [E-144] */
export const SESSION_WARNING_SECONDS = 300

/** Long enough that a time-out of the last call to the server does not delay the end. [E-148] */
export const SESSION_LAST_CHECK_SECONDS = 6

/** The remaining seconds follow from the deadline; while stopped, they are 3600. [P-270] */
export type StoredTimer = { readonly deadline: Instant | null; readonly isRunning: boolean }

/** [E-143] */
export const deadlineAfter = (seconds: number, now: Instant): Instant => now + seconds * 1000

/** By the clock, so that a pause does not matter. Rounded up, 0 to a whole session. [E-143] [D1-260] */
export const secondsLeft = (deadline: Instant, now: Instant): number =>
  Math.min(SESSION_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)))

/** At most a whole session. [P-270] [D1-260] */
export const startedTimer = (seconds: number, now: Instant): StoredTimer => ({
  deadline: deadlineAfter(Math.min(seconds, SESSION_SECONDS), now),
  isRunning: true,
})

/** [P-270] */
export const secondsLeftOrFullSession = (timer: StoredTimer, now: Instant): number =>
  timer.isRunning && timer.deadline !== null ? secondsLeft(timer.deadline, now) : SESSION_SECONDS
