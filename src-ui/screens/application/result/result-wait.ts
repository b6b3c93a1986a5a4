import { isStepBeforeDecision } from '#domain/application/result/detailed-status.table'
import { expectedDecisionDay, waitExpectationOf, type WaitExpectation } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { kstInstant, type Instant, type KstDate } from '#domain/time/calendar'
import { kstDateAfterDays } from '#domain/time/day-arithmetic'
import { formatDayWithoutYear, formatThirdOfMonth } from '#domain/time/written-dates'
import { daysLeftUntil, isPastDay } from '../../../parts/time/days-left.ts'
import { fill } from '../../../text/fill.ts'
import { COMPLETION_TEXTS } from '../../../text/ko/application/completion.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'

/** Returns the day on which the wait usually ends; null if it is unknown or over. [D2-136] */
const dayAhead = (expectation: WaitExpectation | null): KstDate | null =>
  expectation === null || expectation.day === null || isPastDay(expectation.day) ? null : expectation.day

/** Returns the day on which this step usually ends; null if it is unknown or over. [D2-136] [D3-161] */
export const stepEnd = ({ expectation }: Pick<ApplicationSituation, 'expectation'>): KstDate | null =>
  dayAhead(expectation)

/** Returns the day on which this step usually ends, if it is over; otherwise null. [D2-136] [D2-793] */
export const overdueStepEnd = ({ expectation }: Pick<ApplicationSituation, 'expectation'>): KstDate | null =>
  expectation !== null && expectation.day !== null && isPastDay(expectation.day) ? expectation.day : null

/** Returns the sentence that says how the agency notifies the applicant; none if the deployment does not say it. */
const noticeWords = (by: string): readonly string[] =>
  by === '' ? [] : [fillWithParticles(T['result.noticeBy'], { by })]

/**
 * Returns that the wait takes longer than usual, if its last day has passed, and how the agency notifies the applicant.
 * If the deployment configures neither days nor notification, returns `noFixedDay`. [D2-136] [D2-157]
 */
const afterWaitWords = ({ days, day, by }: WaitExpectation, noFixedDay: string): readonly string[] => {
  const notice = noticeWords(by)
  if (day !== null && isPastDay(day)) return [fill(T['result.overdue'], { days }), ...notice]
  return day === null && days === 0 && notice.length === 0 ? [noFixedDay] : notice
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
  const days = decided === null ? null : daysLeftUntil(decided)
  if (decided === null || days === null || days < 1) return null
  const when = formatThirdOfMonth(decided)
  const exact = days / DAYS_OF_WEEK
  const isInThird = (weeks: number): boolean =>
    weeks > 0 && formatThirdOfMonth(kstDateAfterDays(kstInstant(decided), weeks * DAYS_OF_WEEK - days)) === when
  return { when, weeks: [Math.round(exact), Math.floor(exact), Math.ceil(exact)].find(isInThird) ?? null }
}

const lines = (...all: readonly (string | null)[]): string => all.filter((line) => line !== null).join('\n')

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
  return lines(nothingToDo(situation), ends) || null
}

/** Returns the plain line of a wait: that it takes longer than usual, and how the agency notifies. [D2-136] [D2-157] */
export const notification = ({ expectation }: ApplicationSituation): string | null =>
  (expectation === null ? [] : afterWaitWords(expectation, T['result.noFixedDay'])).join(' ') || null

/** Returns the plain line of a payment that is due. Once its day is over, only the bold line says so. [D2-793] */
export const paymentNotification = (situation: ApplicationSituation): string | null => {
  const { expectation } = situation
  return expectation !== null && overdueStepEnd(situation) !== null
    ? noticeWords(expectation.by).join(' ') || null
    : notification(situation)
}

/**
 * Returns how many days a step before the decision usually takes, and on which day it ends; null if this is unknown or
 * over. It is in a closed row, because the applicant waits for the decision and not for this day. [D2-136] [D2-660]
 */
export const stepLengthWords = ({ detailedStatus, expectation }: ApplicationSituation): string | null => {
  const end = dayAhead(expectation)
  if (expectation === null || end === null || !isStepBeforeDecision(detailedStatus)) return null
  const what = fill(RESULT_STATES[detailedStatus].stepEnd, { day: formatDayWithoutYear(end) })
  return fill(T['result.stepLength'], { days: expectation.days, what })
}

/** Returns the sentence of the receipt about the time of the decision. [D3-250] [D3-340] */
const receiptWords = ({ when, weeks }: NonNullable<ReturnType<typeof decisionTime>>): string =>
  weeks === null ? T['result.withinWeek'] : fill(T['result.weeksToDecision'], { weeks, when })

type ReceiptWait = {
  readonly stake: string
  readonly next: string
  readonly wait: readonly string[]
  readonly steps: string | null
}

/**
 * Returns what the receipt says about the wait: the bold line, when the next step begins, when the day of the payment
 * is known, and how the agency notifies the applicant. `steps` says why it takes this long; null if the days are
 * unknown. [D3-250] [D3-270]
 */
export const completionWaitWords = (
  beganAt: Instant | null,
  settings: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
): ReceiptWait => {
  const expectation = waitExpectationOf('applied', beganAt, settings)
  const begins = dayAhead(expectation)
  const isAhead = expectation !== null && begins !== null
  const time = isAhead ? decisionTime(expectedDecisionDay('applied', expectation)) : null
  const after = expectation === null ? null : afterWaitWords(expectation, COMPLETION_TEXTS['cmptn.noFixedDay'])
  return {
    stake: lines(T['result.nothingToDo'], time && receiptWords(time)),
    next:
      begins === null
        ? RESULT_STATES.applied.next
        : `${fill(COMPLETION_TEXTS['cmptn.lookupBegins'], { day: formatDayWithoutYear(begins) })} ${COMPLETION_TEXTS['cmptn.afterLookup']}`,
    wait: after === null ? [] : [COMPLETION_TEXTS['cmptn.payDay'], ...after],
    steps: isAhead ? fill(COMPLETION_TEXTS['cmptn.stepDays'], { days: expectation.days }) : null,
  }
}
