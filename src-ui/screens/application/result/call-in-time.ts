import type { KstDate } from '#domain/kernel/calendar'
import { decideCallInTime } from '#domain/programme/call-in-time'
import { lastCallDay } from '#domain/programme/help-desk-availability'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { serverTime } from '../../../parts/services/signals.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { CALL_IN_TIME_TEXTS as T } from '../../../text/ko/help-desk.ts'
import { withDaysLeft } from '../../proof/supplement-words.ts'

const verdictOf = (due: KstDate | null) => {
  const now = serverTime.peek()
  return due === null || now === null ? null : decideCallInTime(due, now).verdict
}

/**
 * Returns until when to call for a supplement, if that is before its last day, with the days left. Null in any other
 * case. [D2-714] [D2-925]
 */
export const callByWords = (due: KstDate | null): string | null => {
  if (due === null || verdictOf(due) !== 'before') return null
  const day = lastCallDay(due)
  return withDaysLeft(fill(T['call.by'], { day: formatDayInSentence(day), hour: HELP_DESK_HOURS.until }), day)
}

/** Returns that a late supplement is accepted, if no call before its last day is possible any more. [D2-714] */
export const lateCallWords = (due: KstDate | null): string | null => (verdictOf(due) === 'late' ? T['call.late'] : null)
