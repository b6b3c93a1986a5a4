import type { KstDate } from '#domain/time/calendar'
import { fill } from '../../text/fill.ts'
import { RESULT_TEXTS } from '../../text/ko/application/result.ts'
import { PROOF_LIST_TEXTS as T } from '../../text/ko/proof/proof.ts'
import { daysLeftUntil, isPastDay } from '../time/days-left.ts'
import { formatDayInSentence } from '../time/format-day.ts'

/** Returns the number of days until `day`, in words; null if the day is over or the time is unknown. */
const daysLeftWords = (day: KstDate | null): string | null => {
  const days = (day && daysLeftUntil(day)) ?? -1
  if (days < 0) return null
  return days === 0 ? RESULT_TEXTS['due.today'] : fill(RESULT_TEXTS['due.daysLeft'], { n: days })
}

/** Returns the words about a day, followed by the number of days until then. */
export const withDaysLeft = (words: string, day: KstDate): string =>
  [words, daysLeftWords(day)].filter(Boolean).join('\u00a0· ')

/**
 * Returns the last day, followed by the number of days until then: `12월 2일(수)까지 · 6일 남음`. With `due.toSupplement`,
 * it says what must be done by that day. [D2-112] [D3-271]
 */
export const dueWords = (
  day: KstDate,
  key: 'due.until' | 'due.toSupplement' | 'due.ofProof' | 'due.ofApplication' = 'due.until',
): string => withDaysLeft(fill(RESULT_TEXTS[key], { date: formatDayInSentence(day) }), day)

/**
 * Returns the sentence that asks the applicant to correct a proof in status 보완요청. The sentence gives the last day, and
 * whether it is over; if the last day is unknown, it gives the number of days that the rule allows. [D2-137] [D2-726]
 */
export const supplementRequestSentence = (due: KstDate | null): string => {
  if (due === null) return fill(T['proof.needsSupplementInDays'])
  const key = isPastDay(due) ? 'proof.needsSupplementLate' : 'proof.needsSupplement'
  return fill(T[key], { date: formatDayInSentence(due) })
}
