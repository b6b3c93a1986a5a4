import { decideCallInTime } from '#domain/help-desk/call-in-time'
import { lastCallDay } from '#domain/help-desk/help-desk-availability'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import type { KstDate } from '#domain/time/calendar'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { serverTime } from '../services/signals.ts'
import { daysLeftUntil, isPastDay } from '../time/days-left.ts'
import { formatDayInSentence } from '../time/format-day.ts'

/** Returns the number of days until `day`, in words; null if the day is over or the time is unknown. */
const daysLeftWords = (day: KstDate | null): string | null => {
  const days = (day && daysLeftUntil(day)) ?? -1
  if (days < 0) return null
  return days === 0 ? RESULT_TEXTS['due.today'] : fill(RESULT_TEXTS['due.daysLeft'], { n: days })
}

/** Returns the words about a day, followed by the number of days until then. */
const withDaysLeft = (words: string, day: KstDate): string =>
  [words, daysLeftWords(day)].filter(Boolean).join('\u00a0· ')

/**
 * Returns the last day, followed by the number of days until then: `12월 2일(수)까지 · 6일 남음`. With `due.toSupplement`,
 * it says what must be done by that day. [D2-112] [D3-271]
 */
export const dueWords = (
  day: KstDate,
  key: 'due.until' | 'due.toSupplement' | 'due.ofProof' | 'due.ofApplication' = 'due.until',
): string => withDaysLeft(fill(RESULT_TEXTS[key], { date: formatDayInSentence(day) }), day)

/** Returns whether a call can settle a supplement before its last day; null if the day or the time is unknown. */
export const callVerdictOf = (due: KstDate | null) => {
  const now = serverTime.peek()
  return due === null || now === null ? null : decideCallInTime(due, now).verdict
}

/**
 * Returns until when to call for a supplement, if that is before its last day, with the days left. Null in any other
 * case. [D2-714] [D2-925]
 */
export const callByWords = (due: KstDate | null, words: string): string | null => {
  if (due === null || callVerdictOf(due) !== 'before') return null
  const day = lastCallDay(due)
  return withDaysLeft(fill<string>(words, { day: formatDayInSentence(day), hour: HELP_DESK_HOURS.until }), day)
}

/**
 * Returns the sentence that asks the applicant to correct a proof in status 보완요청. The sentence gives the last day, and
 * whether it is over; if the last day is unknown, it gives the number of days that the rule allows. [D2-137] [D2-726]
 */
export const supplementRequestSentence = (due: KstDate | null): string => {
  if (due === null) return fill(T['proof.needsSupplementInDays'])
  const key = isPastDay(due) ? 'proof.needsSupplementLate' : 'proof.needsSupplement'
  return fill(T[key], { date: formatDayInSentence(due) })
}
