import { PROGRESS_STEP_NAMES } from '#domain/application-status/progress-steps.table'
import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatWon } from '#domain/kernel/won'
import type { KstDate } from '#domain/time/calendar'
import { fill } from '#ui/text/fill.ts'
import { RESULT_STATES, type RoadLine } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { statusWord } from '../application-facts.tsx'
import type { ProgressTimelineStage } from './ProgressTimeline.tsx'

/** What the progress bar says about one step. */
export type ProgressStage = Pick<ProgressTimelineStage, 'name' | 'state' | 'note' | 'mark'> & {
  readonly day: KstDate | null
}

type StageWords = Pick<ProgressStage, 'state' | 'note' | 'mark'>

/** Index of the last step. */
const PAYMENT = Object.keys(PROGRESS_STEP_NAMES).length - 1

/** True if the current step is done, because the application is selected and the payment is open. [D3-160] */
const isPaymentOpen = ({ isSelected, stage }: ApplicationSituation): boolean => isSelected && stage !== 'paid'

/**
 * Returns the state of the current step: a warning if something is wrong or late; done if the application was received,
 * selected or paid; ended if it was not selected. [D2-37] [D3-160]
 */
const presentStage = (situation: ApplicationSituation): StageWords => {
  const { detailedStatus, isEnded, tone, steps } = situation
  if (isPaymentOpen(situation)) {
    return { state: 'arrived', note: COMPONENT_TEXTS['common.done'], mark: undefined }
  }
  const word = statusWord(situation.status)
  const words = RESULT_STATES[detailedStatus]
  const mark = 'mark' in words ? words.mark : undefined
  if (isEnded) return { state: 'ended', note: word, mark: word }
  if (tone === 'warning') return { state: 'warn', note: word, mark: mark ?? word }
  // The names 신청완료 and 지급완료 and the day say enough, so there is no note and no mark.
  if ([steps[0], steps.at(-1)].some((step) => step?.state === 'active'))
    return { state: 'arrived', note: '', mark: undefined }
  return { state: 'now', note: mark, mark }
}

/** The payment waits for a task of the applicant. [D3-160] */
const TASKS_BEFORE_PAYMENT: readonly DetailedStatus[] = ['supplementDue', 'transferError']

/**
 * Returns the words of the payment step while the payment is open: what the payment waits for. Once a part is paid,
 * returns the paid amount in every later status; the sign is that of a task, if there is one. [D3-751] [D2-873]
 */
const openPayment = (situation: ApplicationSituation): StageWords => {
  const { detailedStatus, shares, isAllPaid } = situation
  const words = RESULT_STATES[detailedStatus]
  const mark = isPaymentOpen(situation) && 'mark' in words ? words.mark : undefined
  const isDue = TASKS_BEFORE_PAYMENT.includes(detailedStatus)
  if (shares.paid === 0) return { state: isDue ? 'due' : 'now', note: mark, mark }
  const note = fill(T[isAllPaid ? 'result.paid' : 'result.partPaid'], { amount: formatWon(shares.paid) })
  if (isDue) return { state: 'due', note, mark }
  return { state: 'part', note, mark: isAllPaid ? undefined : T['mark.partPaid'] }
}

/**
 * Returns the words of a later step. The note of the next step says that it is next. An ended or unknown application
 * has no next step.
 */
const stageAhead = (situation: ApplicationSituation, index: number): StageWords => {
  const none = { note: undefined, mark: undefined }
  if (index === PAYMENT && (isPaymentOpen(situation) || situation.shares.paid > 0)) return openPayment(situation)
  if (situation.isEnded) return { ...none, state: 'closed' }
  const reached = reachedStepIndex(situation)
  if (reached < 0) return { ...none, state: 'ahead', note: '' }
  return { ...none, state: 'ahead', note: index === reached + 1 ? T['result.upNext'] : undefined }
}

/**
 * Returns the index of the current step. For a cancelled application, returns the index of the last step that it has
 * passed. -1 if unknown.
 */
export const reachedStepIndex = ({ steps, lastPassed }: ApplicationSituation): number =>
  lastPassed === null ? steps.findIndex(({ state }) => state === 'active') : lastPassed - 1

/**
 * Returns the day of the current step: the day of the last change. Returns null if that change is not the selection
 * (for example after an approval or a failed transfer, or a payment, which changes the application too). [D3-160]
 * [D2-792]
 */
const presentDay = (situation: ApplicationSituation, changed: KstDate | null): KstDate | null => {
  const { stage, payments } = situation
  if (stage === 'paying' || changed === null) return null
  const isPaidBefore = payments.some(({ day }) => day !== null && day <= changed)
  return isPaymentOpen(situation) && isPaidBefore ? null : changed
}

/**
 * Returns the steps of the progress bar. Only the current step, the cancellation and the payment have a day, because
 * the back end sends no other days. The bar of an application that is not selected ends at the decision. The bar of a
 * cancelled application has a cross, named 취소, after the last step that it has passed. [D2-153] [D3-211]
 */
export const progressStages = (situation: ApplicationSituation, changed: KstDate | null): readonly ProgressStage[] => {
  const { isAllPaid, steps, lastPassed, payments } = situation
  return steps.map(({ step, state }, index): ProgressStage => {
    const paid = index === PAYMENT && payments.length > 0
    // The day of the last payment is null if it is unknown. [D2-158]
    const day = paid ? (payments.at(-1)?.day ?? null) : presentDay(situation, changed)
    // The name 신청완료 already says that the first step is done.
    const name = index === PAYMENT && isAllPaid ? T['step.paid'] : T[`step.${step}`]
    const stage = { name, day: null, note: index === 0 ? '' : undefined }
    if (state === 'active') return { ...stage, day, ...presentStage(situation) }
    if (index <= reachedStepIndex(situation)) return { ...stage, state: 'done' }
    if (index === lastPassed) return { name: T['mark.cancelled'], day, state: 'ended', note: '' }
    return { ...stage, ...stageAhead(situation, index), day: paid ? day : null }
  })
}

/**
 * Returns the line below the progress bar: what the table of the statuses says, otherwise the next step. Null once all
 * is over and if the status is unknown. [D2-998]
 */
export const roadLineOf = (situation: ApplicationSituation): RoadLine | null => {
  const { detailedStatus, isClosed, isAllPaid, steps } = situation
  const words = RESULT_STATES[detailedStatus]
  if (isClosed || isAllPaid) return null
  if ('road' in words) return words.road
  const reached = reachedStepIndex(situation)
  const next = reached < 0 ? undefined : steps[reached + 1]
  return next === undefined ? null : { next: T[`step.${next.step}`] }
}
