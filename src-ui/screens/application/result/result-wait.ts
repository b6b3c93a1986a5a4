import { isStepBeforeDecision } from '#domain/application/result/detailed-status.table'
import { expectedDecisionDay, waitExpectationOf, type WaitExpectation } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { type Instant, type KstDate, kstDateOf } from '#domain/time/calendar'
import { daysUntil, kstDateAfterDays } from '#domain/time/day-arithmetic'
import { formatDayWithoutYear, formatThirdOfMonth } from '#domain/time/written-dates'
import { serverTime } from '#ui/parts/services/signals.ts'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { fill } from '#ui/text/fill.ts'
import { COMPLETION_TEXTS as C } from '#ui/text/ko/application/completion.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'

type Waiting = Pick<ApplicationSituation, 'expectation'>

/** Returns the day on which this step usually ends; null if it is unknown or over. [D2-136] [D3-161] */
export const stepEnd = ({ expectation }: Waiting): KstDate | null => {
  const day = expectation?.day ?? null
  return day === null || isPastDay(day) ? null : day
}

/** Returns the day on which this step usually ends, if it is over; otherwise null. [D2-136] [D2-793] */
export const overdueStepEnd = ({ expectation }: Waiting): KstDate | null => {
  const day = expectation?.day ?? null
  return day !== null && isPastDay(day) ? day : null
}

/** Returns the sentence that says how the agency notifies the applicant; null if the deployment does not say it. */
const noticeWords = (by: string): string | null => (by === '' ? null : fillWithParticles(T['result.noticeBy'], { by }))

/**
 * Returns that the wait takes longer than usual, if its last day has passed, and how the agency notifies the applicant.
 * If the deployment configures neither days nor notification, returns `noFixedDay`. [D2-136] [D2-157]
 */
const waitWords = ({ days, day, by }: WaitExpectation, noFixedDay: string): string | null => {
  const notice = noticeWords(by)
  if (day !== null && isPastDay(day)) return [fill(T['result.overdue'], { days }), notice].filter(Boolean).join(' ')
  return day === null && days === 0 ? (notice ?? noFixedDay) : notice
}

const DAYS_OF_WEEK = 7

/**
 * Returns in which third of a month the agency usually decides, and in how many weeks. The number of weeks is rounded
 * so that they end in that third; null if less than a week is left. Null if the day is unknown, and on the day itself.
 * [D3-270] [D3-650]
 */
export const decisionTime = (
  decided: KstDate | null,
): { readonly when: string; readonly weeks: number | null } | null => {
  const now = serverTime.peek()
  if (decided === null || now === null) return null
  const days = daysUntil(decided, now)
  if (days < 1) return null
  const thirdOfMonth = (date: KstDate): string => formatThirdOfMonth(kstDateOf(now), date)
  const when = thirdOfMonth(decided)
  const exact = days / DAYS_OF_WEEK
  const isInThird = (weeks: number): boolean =>
    weeks > 0 && thirdOfMonth(kstDateAfterDays(now, weeks * DAYS_OF_WEEK)) === when
  return { when, weeks: [Math.round(exact), Math.floor(exact), Math.ceil(exact)].find(isInThird) ?? null }
}

/**
 * Returns that there is nothing to do or, if the page offers a further proof, that nothing has to be done; null if a
 * proof has to be supplemented. [D3-252] [D2-727]
 */
export const nothingToDo = ({ newProof, supplement }: ApplicationSituation): string | null => {
  if (supplement !== null) return null
  return newProof === 'possible' ? T['result.nothingRequired'] : T['result.nothingToDo']
}

/** Returns that there is nothing to do, and on which day this step usually ends. [D2-136] [D2-548] */
export const nothingToDoUntil = (situation: ApplicationSituation): string | null => {
  const words = RESULT_STATES[situation.detailedStatus]
  const end = stepEnd(situation)
  const ends = end === null || !('ends' in words) ? null : fill(words.ends, { day: formatDayWithoutYear(end) })
  return [nothingToDo(situation), ends].filter(Boolean).join('\n') || null
}

/** Returns the plain line of a wait: that it takes longer than usual, and how the agency notifies. [D2-136] [D2-157] */
export const notification = ({ expectation }: Waiting): string | null =>
  expectation && waitWords(expectation, T['result.noFixedDay'])

/** Returns the plain line of a payment that is due. Once its day is over, only the bold line says so. [D2-793] */
export const paymentNotification = (situation: ApplicationSituation): string | null =>
  situation.expectation !== null && overdueStepEnd(situation) !== null
    ? noticeWords(situation.expectation.by)
    : notification(situation)

/**
 * Returns how many days a step before the decision usually takes, and on which day it ends; null if this is unknown or
 * over. It is in a closed row, because the applicant waits for the decision and not for this day. [D2-136] [D2-660]
 */
export const stepLengthWords = (situation: ApplicationSituation): string | null => {
  const { detailedStatus, expectation } = situation
  const end = stepEnd(situation)
  if (expectation === null || end === null || !isStepBeforeDecision(detailedStatus)) return null
  const what = fill(RESULT_STATES[detailedStatus].stepEnd, { day: formatDayWithoutYear(end) })
  return fill(T['result.stepLength'], { days: expectation.days, what })
}

/**
 * Returns what the receipt says about the wait: the bold line about the decision, when the next step begins, when the
 * day of the payment is known, and how the agency notifies the applicant. `steps` says why it takes this long; null if
 * the days are unknown. [D3-250] [D3-270] [D3-340]
 */
export const completionWaitWords = (
  beganAt: Instant | null,
  settings: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
) => {
  const expectation = waitExpectationOf('applied', beganAt, settings)
  const begins = stepEnd({ expectation })
  const isAhead = expectation !== null && begins !== null
  const time = isAhead ? decisionTime(expectedDecisionDay('applied', expectation)) : null
  const decision =
    time &&
    (time.weeks === null
      ? T['result.withinWeek']
      : fill(T['result.weeksToDecision'], { weeks: time.weeks, when: time.when }))
  const wait = expectation && [C['cmptn.payDay'], waitWords(expectation, C['cmptn.noFixedDay'])]
  return {
    stake: [T['result.nothingToDo'], decision].filter(Boolean).join('\n'),
    next:
      begins === null
        ? RESULT_STATES.applied.next
        : `${fill(C['cmptn.lookupBegins'], { day: formatDayWithoutYear(begins) })} ${C['cmptn.afterLookup']}`,
    wait: wait?.filter(Boolean).join(' ') ?? '',
    steps: isAhead ? fill(C['cmptn.stepDays'], { days: expectation.days }) : null,
  }
}
