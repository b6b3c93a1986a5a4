// The time of a session in stored and displayed form; its rules are in `countdown.ts`.
import { SESSION_SECONDS } from '../entry-limits.ts'
import type { Instant } from '../kernel/calendar.ts'

/** The countdown: remaining seconds follow from the deadline while it runs, and stand at 3600 otherwise. [P-270] */
export type KeptTimer = { readonly deadline: Instant | null; readonly isRunning: boolean }

export { SESSION_SECONDS, WARNING_SECONDS } from '../entry-limits.ts'

/** The instant at which a countdown of so many seconds, started now, comes to its end. [E-143] */
export const deadlineAfter = (seconds: number, now: Instant): Instant => now + seconds * 1000

/**
 * Seconds until a deadline, rounded up, from 0 to those of a whole session: a deadline further away comes from a clock that
 * was wrong. By the clock alone, so that it is right after a pause too. [E-143] [D1-260]
 */
export const secondsLeft = (deadline: Instant, now: Instant): number =>
  Math.min(SESSION_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)))

/** The countdown that a session keeps, started now with so many seconds, those of a whole session at most. [P-270] [D1-260] */
export const startTimer = (seconds: number, now: Instant): KeptTimer => ({
  deadline: deadlineAfter(Math.min(seconds, SESSION_SECONDS), now),
  isRunning: true,
})

/** Remaining seconds of a kept countdown; one that does not run stands at its full length. [P-270] */
export const timerSecondsLeft = (timer: KeptTimer, now: Instant): number =>
  timer.isRunning && timer.deadline !== null ? secondsLeft(timer.deadline, now) : SESSION_SECONDS
