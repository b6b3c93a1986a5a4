import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { CountdownEvent, RemainingTimeVerdict } from './countdown.ts'

/** `left` is the time before the deadline in milliseconds; `seconds` is the value that is shown. */
export const COUNTDOWN_CASES: readonly DecisionCaseFrom<{
  left: number
  warned: boolean
  asked?: boolean
  seconds: number
}, CountdownEvent>[] = [
  { proves: ['E-144'], rule: 'CD-3', left: 301_000, warned: false, seconds: 301, verdict: 'none' },
  { proves: ['E-144'], rule: 'CD-3', left: 300_001, warned: false, seconds: 301, verdict: 'none' },
  { proves: ['E-144'], rule: 'CD-2', left: 300_000, warned: false, seconds: 300, verdict: 'warn' },
  { proves: ['E-145'], rule: 'CD-3', left: 299_000, warned: true, seconds: 299, verdict: 'none' },
  { proves: ['E-145'], rule: 'CD-2', left: 120_000, warned: false, seconds: 120, verdict: 'warn' },
  { proves: ['E-145'], rule: 'CD-3', left: 3_600_000, warned: false, seconds: 3600, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-3', left: 1000, warned: true, seconds: 1, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-3', left: 1, warned: true, seconds: 1, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-1', left: 0, warned: true, seconds: 0, verdict: 'lastCheck' },
  { proves: ['E-148'], rule: 'CD-4', left: 0, warned: true, asked: true, seconds: 0, verdict: 'expire' },
  { proves: ['E-148'], rule: 'CD-4', left: 0, warned: false, asked: true, seconds: 0, verdict: 'expire' },
  { proves: ['E-143', 'E-148'], rule: 'CD-1', left: -7_200_000, warned: false, seconds: 0, verdict: 'lastCheck' },
]

/** `seconds` is the number of seconds in the server's answer; null for a failed call. */
export const REMAINING_TIME_CASES = [
  { proves: ['E-148'], rule: 'RM-1', seconds: 1, asked: 'atTheEnd', verdict: 'restart' },
  { proves: ['E-148'], rule: 'RM-1', seconds: 3600, asked: 'running', verdict: 'restart' },
  { proves: ['E-149'], rule: 'RM-2', seconds: 0, asked: 'running', verdict: 'expire' },
  { proves: ['E-149'], rule: 'RM-2', seconds: -1, asked: 'atTheEnd', verdict: 'expire' },
  { proves: ['E-150'], rule: 'RM-3', seconds: null, asked: 'running', verdict: 'goOn' },
  { proves: ['E-148'], rule: 'RM-4', seconds: null, asked: 'atTheEnd', verdict: 'expire' },
] as const satisfies readonly DecisionCaseFrom<{ seconds: number | null; asked: 'running' | 'atTheEnd' }, RemainingTimeVerdict>[]
