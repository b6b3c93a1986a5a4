import { expectedDecisionDay, isAgencyNext, type NextStep, type WaitExpectation } from '#domain/application/next-step'
import type { ApplicationSituation } from '#domain/application/situation'
import { fillWithParticles } from '#domain/kernel/particles'
import { formatMonthDay, formatThirdOfMonth } from '#domain/kernel/written-dates'
import { daysLeftUntil, isPastDay } from '../../../parts/time/days-left.ts'
import { fill } from '../../../text/fill.ts'
import { COMPLETION_TEXTS } from '../../../text/ko/completion.ts'
import { RESULT_TEXTS as T, STATUS_SENTENCES, STEP_END_SENTENCES } from '../../../text/ko/result.ts'
import type { ResultView } from './result-view.ts'

/** Empty if the deployment does not say how the agency notifies. */
const noticeWords = ({ by }: WaitExpectation): readonly string[] =>
  by === '' ? [] : [fillWithParticles(T['result.noticeBy'], { by })]

/**
 * That it takes longer than usual (after the last day), and how the agency notifies. `noFixedDay` if neither days nor
 * notification are configured. [D2-136] [D2-157]
 */
export const afterWaitWords = (expectation: WaitExpectation, noFixedDay: string): readonly string[] => {
  const { days, day } = expectation
  const notice = noticeWords(expectation)
  if (day !== null && isPastDay(day)) return [fill(T['result.overdue'], { days }), ...notice]
  return day === null && days === 0 && notice.length === 0 ? [noFixedDay] : notice
}

/** Null if the day is unknown or past. [D2-136] [D3-161] */
export const stepEndWords = (next: NextStep, expectation: WaitExpectation | null): string | null => {
  if (expectation === null || expectation.day === null || isPastDay(expectation.day)) return null
  return fill(STEP_END_SENTENCES[next] ?? T['result.stepEnds'], { day: formatMonthDay(expectation.day) })
}

const DAYS_OF_WEEK = 7

/**
 * Bold: nothing to do, and when the agency usually decides. Null if it takes longer than usual, or after the decision.
 * [D3-250] [D3-270]
 */
export const decisionWaitWords = (next: NextStep, expectation: WaitExpectation | null): string | null => {
  const decided = expectation === null ? null : expectedDecisionDay(next, expectation)
  if (decided === null || stepEndWords(next, expectation) === null) return null
  const days = daysLeftUntil(decided)
  if (days === null) return T['result.nothingToDo']
  const weeks = Math.ceil(days / DAYS_OF_WEEK)
  return `${T['result.nothingToDo']}\n${fill(T['result.weeksToDecision'], { weeks, when: formatThirdOfMonth(decided) })}`
}

/** If the page offers a further proof, says that nothing has to be done. [D3-252] */
const nothingToDoWords = ({ newProof }: ApplicationSituation): string =>
  newProof === 'possible' ? T['result.nothingRequired'] : T['result.nothingToDo']

/**
 * Before the decision: nothing to do, and how long it takes; later, the day on which the step ends. [D2-136] [D3-161]
 * [D3-270]
 */
export const waitStakeWords = ({ situation, status: { expectation } }: ResultView): string | null => {
  const { next } = situation
  if (!isAgencyNext(next)) return null
  return decisionWaitWords(next, expectation) ?? stepEndWords(next, expectation) ?? nothingToDoWords(situation)
}

/**
 * Before the decision the day on which the step ends; that there is nothing to do, unless the bold line says it; how
 * the agency notifies. `stake`: the bold line about the money, or null. [D2-171]
 */
export const waitLines = (
  { situation, status: { expectation } }: ResultView,
  stake: string | null,
): readonly string[] => {
  const { next } = situation
  if (!isAgencyNext(next)) return []
  const after = expectation === null ? [] : afterWaitWords(expectation, T['result.noFixedDay'])
  const ends = stepEndWords(next, expectation)
  if (stake === null && ends === null) return after.length === 0 ? [] : [after.join(' ')]
  if (stake === null && decisionWaitWords(next, expectation) !== null) return [ends ?? '', ...after]
  return [[nothingToDoWords(situation), ...after].join(' ')]
}

type ReceiptWait = {
  readonly stake: string
  readonly next: string
  readonly wait: readonly string[]
  readonly steps: string | null
}

/** On the receipt. `steps` says why it takes this long; null if the days are unknown. [D3-250] [D3-270] */
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
