import {
  expectedDecisionDay,
  isAgencyNext,
  isStepBeforeDecision,
  type DetailedStatus,
  type WaitExpectation,
} from '#domain/application/next-step'
import type { ApplicationSituation } from '#domain/application/situation'
import { fillWithParticles } from '#domain/kernel/particles'
import { formatMonthDay, formatThirdOfMonth } from '#domain/kernel/written-dates'
import { daysLeftUntil, isPastDay } from '../../../parts/time/days-left.ts'
import { fill } from '../../../text/fill.ts'
import { COMPLETION_TEXTS } from '../../../text/ko/completion.ts'
import {
  RESULT_TEXTS as T,
  STATUS_SENTENCES,
  STEP_END_SENTENCES,
  STEP_PURPOSE_SENTENCES,
} from '../../../text/ko/result.ts'
import type { ResultView } from './result-view.ts'

/** Returns the sentence that says how the agency notifies the applicant; empty if the deployment does not say it. */
export const noticeWords = (by: string): readonly string[] =>
  by === '' ? [] : [fillWithParticles(T['result.noticeBy'], { by })]

/**
 * Returns further sentences about the wait, besides the one about its last day: that it takes longer than usual (if the
 * last day has passed), and how the agency notifies the applicant. If the deployment configures neither days nor
 * notification, returns `noFixedDay`. [D2-136] [D2-157]
 */
export const afterWaitWords = (expectation: WaitExpectation, noFixedDay: string): readonly string[] => {
  const { days, day, by } = expectation
  const notice = noticeWords(by)
  if (day !== null && isPastDay(day)) return [fill(T['result.overdue'], { days }), ...notice]
  return day === null && days === 0 && notice.length === 0 ? [noFixedDay] : notice
}

/** Returns the sentence about the day on which the step ends; null if the day is unknown or past. [D2-136] [D3-161] */
export const stepEndWords = (detailedStatus: DetailedStatus, expectation: WaitExpectation | null): string | null => {
  if (expectation === null || expectation.day === null || isPastDay(expectation.day)) return null
  return fill(STEP_END_SENTENCES[detailedStatus] ?? T['result.stepEnds'], { day: formatMonthDay(expectation.day) })
}

const DAYS_OF_WEEK = 7

/**
 * Returns the bold line of a wait for the decision: that there is nothing to do, and in how many weeks and in which
 * third of a month the agency usually decides. Null if the step takes longer than usual, or if the decision is made
 * already. [D3-250] [D3-270]
 */
export const decisionWaitWords = (
  detailedStatus: DetailedStatus,
  expectation: WaitExpectation | null,
): string | null => {
  const decided = expectation === null ? null : expectedDecisionDay(detailedStatus, expectation)
  if (decided === null || stepEndWords(detailedStatus, expectation) === null) return null
  const days = daysLeftUntil(decided)
  if (days === null) return T['result.nothingToDo']
  const weeks = Math.ceil(days / DAYS_OF_WEEK)
  return `${T['result.nothingToDo']}\n${fill(T['result.weeksToDecision'], { weeks, when: formatThirdOfMonth(decided) })}`
}

/**
 * Returns the line above a granted amount: on which day it is usually paid; null in any other step, and if the day or
 * the amount is unknown. [D2-469]
 */
export const expectedPaymentWords = ({
  situation: { detailedStatus },
  status: { expectation },
  money,
}: ResultView): string | null =>
  detailedStatus === 'approved' &&
  money.sum !== null &&
  expectation?.day &&
  stepEndWords(detailedStatus, expectation) !== null
    ? fill(T['result.dueToPayOn'], { day: formatMonthDay(expectation.day) })
    : null

/** If the page offers a further proof, the sentence says that nothing has to be done. [D3-252] */
const nothingToDoWords = ({ newProof }: ApplicationSituation): string =>
  newProof === 'possible' ? T['result.nothingRequired'] : T['result.nothingToDo']

/**
 * Returns the bold line for a step in which the agency acts: that there is nothing to do. Before the decision, it also
 * says how long the decision takes; later, on which day the step ends, unless the line above the amount says it.
 * [D2-136] [D2-469] [D2-548] [D3-161] [D3-270]
 */
export const waitStakeWords = (view: ResultView): string | null => {
  const { situation, status } = view
  const { detailedStatus } = situation
  if (!isAgencyNext(detailedStatus)) return null
  const ends = expectedPaymentWords(view) === null ? stepEndWords(detailedStatus, status.expectation) : null
  return (
    decisionWaitWords(detailedStatus, status.expectation) ??
    [nothingToDoWords(situation), ends].filter((line) => line !== null).join('\n')
  )
}

/**
 * Returns the plain lines about the wait for a step in which the agency acts: before the decision, what the step is
 * for; that there is nothing to do, unless the bold line says it; and how the agency notifies the applicant. `stake` is
 * the bold line about the money, or null. [D2-171] [D2-463] [D2-548]
 */
export const waitLines = (view: ResultView, stake: string | null): readonly string[] => {
  const { situation, status } = view
  const { detailedStatus } = situation
  const { expectation } = status
  if (!isAgencyNext(detailedStatus)) return []
  const after = expectation === null ? [] : afterWaitWords(expectation, T['result.noFixedDay'])
  if (stake !== null) return [[nothingToDoWords(situation), ...after].join(' ')]
  if (isStepBeforeDecision(detailedStatus) && decisionWaitWords(detailedStatus, expectation) !== null)
    return [[STEP_PURPOSE_SENTENCES[detailedStatus], ...after].join(' ')]
  return after.length === 0 ? [] : [after.join(' ')]
}

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
export const completionWaitWords = (expectation: WaitExpectation | null): ReceiptWait => {
  const none = STATUS_SENTENCES.next.applied
  const stake = decisionWaitWords('applied', expectation)
  const begins = stepEndWords('applied', expectation)
  const after = expectation === null ? null : afterWaitWords(expectation, COMPLETION_TEXTS['cmptn.noFixedDay'])
  return {
    stake: stake ?? T['result.nothingToDo'],
    next: begins === null || stake === null ? none : `${begins} ${COMPLETION_TEXTS['cmptn.afterLookup']}`,
    wait: after === null ? [] : [COMPLETION_TEXTS['cmptn.payDay'], ...after],
    steps:
      expectation === null || stake === null
        ? null
        : fill(COMPLETION_TEXTS['cmptn.stepDays'], { days: expectation.days }),
  }
}
