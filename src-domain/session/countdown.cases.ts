import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { CountdownEvent, PageTimeFacts, PageTimeVerdict, RemainingTimeVerdict, TimeRequestVerdict } from './countdown.ts'

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
  { proves: ['E-150'], rule: 'RM-3', seconds: null, asked: 'running', verdict: 'continue' },
  { proves: ['E-148'], rule: 'RM-4', seconds: null, asked: 'atTheEnd', verdict: 'expire' },
] as const satisfies readonly DecisionCaseFrom<{ seconds: number | null; asked: 'running' | 'atTheEnd' }, RemainingTimeVerdict>[]

export const TIME_REQUEST_CASES: readonly DecisionCaseFrom<{ seconds: number; event: CountdownEvent; uncertain: boolean; asked: boolean }, TimeRequestVerdict>[] = [
  { proves: ['E-210'], rule: 'CA-1', seconds: 300, event: 'warn', uncertain: true, asked: false, verdict: 'first' },
  { proves: ['E-144', 'E-143'], rule: 'CA-6', seconds: 300, event: 'warn', uncertain: false, asked: false, verdict: 'none' },
  { proves: ['E-148'], rule: 'CA-2', seconds: 0, event: 'lastCheck', uncertain: true, asked: false, verdict: 'none' },
  { proves: ['E-148'], rule: 'CA-3', seconds: 0, event: 'expire', uncertain: true, asked: true, verdict: 'none' },
  { proves: ['E-210'], rule: 'CA-4', seconds: 1200, event: 'none', uncertain: true, asked: false, verdict: 'alongside' },
  { proves: ['E-148'], rule: 'CA-6', seconds: 7, event: 'none', uncertain: false, asked: false, verdict: 'none' },
  { proves: ['E-148'], rule: 'CA-5', seconds: 6, event: 'none', uncertain: false, asked: false, verdict: 'alongside' },
  { proves: ['E-148'], rule: 'CA-6', seconds: 5, event: 'none', uncertain: false, asked: true, verdict: 'none' },
]

export const PAGE_TIME_CASES: readonly DecisionCase<PageTimeFacts, PageTimeVerdict>[] = [
  { proves: ['E-149'], rule: 'PO-1', facts: { countdown: false, token: true, certificationPage: false }, verdict: 'none' },
  { proves: ['E-141'], rule: 'PO-2', facts: { countdown: true, token: true, certificationPage: false }, verdict: 'read' },
  { proves: ['E-141'], rule: 'PO-2', facts: { countdown: true, token: true, certificationPage: true }, verdict: 'read' },
  { proves: ['E-142'], rule: 'PO-3', facts: { countdown: true, token: false, certificationPage: true }, verdict: 'request' },
  { proves: ['E-142'], rule: 'PO-4', facts: { countdown: true, token: false, certificationPage: false }, verdict: 'none' },
]
