import { decisionFrom } from '../kernel/decide.ts'
import type { Instant } from '../time/calendar.ts'
import { MAINTENANCE_TIMINGS_MS } from './limits.ts'

/** Why the notices are requested: a page opens, or a page waits for the end of a maintenance window. */
export type NoticeRequestReason = 'navigation' | 'waiting'

/**
 * The facts about a request of the notices. `fresh`: the last answer is younger than five minutes. `waiting`: a waiting
 * page asks. `failedJustNow`: the last call failed less than thirty seconds ago.
 */
type NoticeRequestFacts = {
  readonly fresh: boolean
  readonly waiting: boolean
  readonly failedJustNow: boolean
}

/** Returns false for a moment in the future, because the clock was set back. `span` is in milliseconds. */
const isYounger = (moment: Instant | null, now: Instant, span: number): boolean =>
  moment !== null && now >= moment && now - moment < span

/**
 * 안내를 다시 읽음: decides whether the notices are requested again. Both times are null if there was no such answer.
 * [P-236] [D3-36]
 */
export const decideNoticeRequest = decisionFrom<
  [
    last: { readonly answeredAt: Instant | null; readonly failedAt: Instant | null },
    reason: NoticeRequestReason,
    now: Instant,
  ],
  NoticeRequestFacts,
  'keep' | 'request'
>(
  ({ answeredAt, failedAt }, reason, now) => ({
    fresh: isYounger(answeredAt, now, MAINTENANCE_TIMINGS_MS.cache),
    waiting: reason === 'waiting',
    failedJustNow: isYounger(failedAt, now, MAINTENANCE_TIMINGS_MS.retry),
  }),
  [
    { id: 'NR-1', when: { fresh: true }, then: 'keep', ref: 'P-236' },
    { id: 'NR-2', when: { waiting: true, failedJustNow: true }, then: 'keep', ref: 'D3-36' },
    { id: 'NR-3', when: {}, then: 'request', ref: 'P-236' },
  ],
)
