import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import type { Instant, KstDate } from '../time/calendar.ts'
import { daysUntil } from '../time/day-arithmetic.ts'
import { endOfCalls, lastCallDay } from './help-desk-availability.ts'

/** The facts about a supplement that only a call can settle. `endedCalls`: no call is answered any more in time. */
type CallInTimeFacts = { readonly past: boolean; readonly endedCalls: boolean; readonly closedDay: boolean }

/**
 * `before`: the last day has no calls, so the applicant must call on an earlier day. `late`: no call before the end of
 * the last day is possible any more. `any`: neither.
 */
type CallInTime = 'before' | 'late' | 'any'

/** 전화로 하는 보완의 기한: decides what is said about the time to call, by the last day of the supplement. [D2-714] */
export const decideCallInTime = decisionFrom(
  (due: KstDate, now: Instant): CallInTimeFacts => {
    const last = lastCallDay(due)
    return {
      past: daysUntil(due, now) < 0,
      endedCalls: now >= endOfCalls(last),
      closedDay: last !== due,
    }
  },
  [
    { id: 'CB-1', when: { past: true }, then: 'any', ref: 'D2-714' },
    { id: 'CB-2', when: { endedCalls: true }, then: 'late', ref: 'D2-714' },
    { id: 'CB-3', when: { closedDay: true }, then: 'before', ref: 'D2-714' },
    { id: 'CB-4', when: {}, then: 'any', ref: 'P-262' },
  ] satisfies DecisionTable<CallInTimeFacts, CallInTime>,
)
