import type { KstDate } from '#domain/kernel/calendar'
import { decideCallInTime } from '#domain/programme/call-in-time'
import { lastCallDay } from '#domain/programme/help-desk-availability'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { serverTime } from '../../../parts/services/signals.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { CALL_IN_TIME_TEXTS as T } from '../../../text/ko/help-desk.ts'

/**
 * Returns the sentence about calling for a supplement. `decideCallInTime` decides whether it says until when to call,
 * or that a late supplement is accepted. Null for any other verdict, and while `due` or the time is unknown. [D2-714]
 */
export const callInTimeWords = (due: KstDate | null): string | null => {
  const now = serverTime.peek()
  if (due === null || now === null) return null
  const { verdict } = decideCallInTime(due, now)
  if (verdict !== 'before') return verdict === 'late' ? T['call.late'] : null
  return fill(T['call.before'], { day: formatDayInSentence(lastCallDay(due)), hour: HELP_DESK_HOURS.until })
}
