import type { DetailedStatus } from '#domain/application/next-step'
import type { ApplicationSituation } from '#domain/application/situation'
import type { KstDate } from '#domain/kernel/calendar'
import { formatWon, Won } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { PROGRESS_STEP_NAMES } from '#domain/application-status/progress-steps.table'
import type { ProgressTimelineStage } from './ProgressTimeline.tsx'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { COMPONENT_TEXTS } from '../../../text/ko/components.ts'
import type { ResultMoneyView, ResultStatusView, ResultView } from './result-view.ts'

/** What the progress bar says about one step. */
export type ProgressStage = Pick<ProgressTimelineStage, 'name' | 'state' | 'note' | 'mark' | 'place'> & {
  readonly day: KstDate | null
}

type StageWords = Pick<ProgressStage, 'state' | 'note' | 'mark'>

/** Index of the last step. */
const PAYMENT = Object.keys(PROGRESS_STEP_NAMES).length - 1

/**
 * What the payment of a selected application waits for. Each row has the mark and the note at the last step, and says
 * whether the applicant must act. [D2-143] [D3-160]
 */
const PAYMENT_WAITS: Readonly<
  Partial<Record<DetailedStatus, Omit<StageWords, 'state'> & { readonly isDue: boolean }>>
> = {
  targetSelected: { mark: T['mark.proof'], note: T['result.proofTurn'], isDue: false },
  selectedRapid: { mark: T['mark.records'], note: T['mark.records'], isDue: false },
  selectedWaiting: { mark: T['mark.proofCheck'], note: T['mark.proofCheck'], isDue: false },
  supplementDue: { mark: T['mark.proofSupplement'], note: T['result.supplementTurn'], isDue: true },
  lookupRunning: { mark: T['mark.lookup'], note: T['mark.lookup'], isDue: false },
  lookupAnswered: { mark: T['mark.records'], note: T['mark.records'], isDue: false },
  approved: { mark: T['mark.payment'], note: T['mark.payment'], isDue: false },
  transferError: { mark: T['mark.account'], note: T['result.waitsForAccount'], isDue: true },
  requestVerified: { mark: T['mark.accountCheck'], note: T['result.waitsForCheck'], isDue: false },
}

/** True if the current step is done, because the application is selected and the payment is open. [D3-160] */
const isPaymentOpen = ({ isSelected, stage }: ApplicationSituation): boolean => isSelected && stage !== 'paid'

/**
 * Returns the state of the current step: a warning if something is wrong or late; done if the application was received,
 * selected or paid; ended if it was not selected. [D2-37] [D3-160]
 */
const presentStage = (view: ResultView): StageWords => {
  const { detailedStatus, status, isEnded } = view.situation
  const { tone, word, steps } = view.status
  if (isPaymentOpen(view.situation)) {
    const isAfterTransfer = detailedStatus === 'transferError' || detailedStatus === 'requestVerified'
    return {
      state: 'arrived',
      note: isAfterTransfer ? T['result.decisionStands'] : COMPONENT_TEXTS['common.done'],
      mark: undefined,
    }
  }
  if (isEnded) return { state: 'ended', note: word, mark: word }
  if (tone === 'warning') return { state: 'warn', note: word, mark: statusMark(status) ?? word }
  // The names 신청완료 and 지급완료 and the day say enough, so there is no note and no mark.
  if ([steps[0], steps.at(-1)].some((step) => step?.state === 'active'))
    return { state: 'arrived', note: '', mark: undefined }
  const mark = statusMark(status)
  return { state: 'now', note: mark, mark }
}

/**
 * Returns the mark of a status that shares its step with other statuses; undefined if the name of the step is enough.
 */
const statusMark = (status: ApplicationSituation['status']): string | undefined => {
  if (status === 'supplementRequest') return T['mark.supplement']
  if (status === 'verification' || status === 'underReview' || status === 'deliberation') return T[`mark.${status}`]
  return undefined
}

/**
 * Returns the words of the payment step while the payment is open: what the payment waits for or, once a part is paid,
 * the paid amount, without the sign of a warning. [D2-131] [D3-160] [D3-320]
 */
const openPayment = (view: ResultView): StageWords => {
  const waits = PAYMENT_WAITS[view.situation.detailedStatus]
  const { paid, ceiling } = view.money.shares ?? { paid: 0, ceiling: SUPPORT_CEILING }
  const isDue = waits?.isDue === true
  if (paid === 0) return { state: isDue ? 'due' : 'ahead', note: waits?.note ?? T['result.upNext'], mark: waits?.mark }
  const isPart = paid < ceiling
  const note = fill(T[isPart ? 'result.partPaid' : 'result.paid'], { amount: formatWon(Won(paid)) })
  return { state: 'part', note, mark: isDue ? waits?.mark : isPart ? T['mark.partPaid'] : undefined }
}

/**
 * Returns the words of a later step. The note of the next step says that it is next. An ended or unknown application
 * has no next step.
 */
const stageAhead = (view: ResultView, index: number): StageWords => {
  const none = { note: undefined, mark: undefined }
  if (index === PAYMENT && isPaymentOpen(view.situation)) return openPayment(view)
  if (view.situation.isEnded) return { ...none, state: 'closed' }
  if (reachedStepIndex(view.status) < 0) return { ...none, state: 'ahead', note: '' }
  return { ...none, state: 'ahead', note: index === reachedStepIndex(view.status) + 1 ? T['result.upNext'] : undefined }
}

/**
 * Returns the index of the current step. For a cancelled application, returns the index of the last step that it has
 * passed. -1 if unknown.
 */
export const reachedStepIndex = ({ steps, lastPassed }: ResultStatusView): number =>
  lastPassed === null ? steps.findIndex(({ state }) => state === 'active') : lastPassed - 1

/** Returns the day of the last payment; null if there is none. [D2-158] */
const lastPaidOn = ({ payments }: ResultMoneyView): KstDate | null => payments.at(-1)?.day ?? null

/** The detailed statuses in which the application has changed again after the selection. */
const CHANGED_SINCE_SELECTION: readonly DetailedStatus[] = ['approved', 'transferError', 'requestVerified']

/**
 * Returns the day of the current step: the day of the last change. Returns null if that change is not the selection
 * (for example after an approval or a failed transfer). Also returns null if the change is later than a payment,
 * because the next step would then seem to be earlier. [D2-173] [D3-160] [D3-253]
 */
const presentDay = (view: ResultView, changed: KstDate | null): KstDate | null => {
  if (CHANGED_SINCE_SELECTION.includes(view.situation.detailedStatus)) return null
  const paidOn = lastPaidOn(view.money)
  return isPaymentOpen(view.situation) && paidOn !== null && changed !== null && changed > paidOn ? null : changed
}

/**
 * Returns the steps of the progress bar. Only the current step, the cancellation and the payment have a day, because
 * the back end sends no other days. The bar of an application that is not selected ends at the decision. The bar of a
 * cancelled application has a cross, named 취소, after the last step that it has passed. [D2-153] [D3-211]
 */
export const progressStages = (view: ResultView, changed: KstDate | null): readonly ProgressStage[] =>
  view.status.steps.map(({ step, state }, index): ProgressStage => {
    const paid = index === PAYMENT && view.money.payments.length > 0
    const day = paid ? lastPaidOn(view.money) : presentDay(view, changed)
    // The name 신청완료 already says that the first step is done.
    const stage = { name: T[`step.${step}`], day: null, note: index === 0 ? '' : undefined }
    if (state === 'active') return { ...stage, day, ...presentStage(view) }
    if (step === view.status.lastPassed)
      return { ...stage, state: 'done', place: fill(T['mark.cancelledAfter'], { step: stage.name }) }
    if (index <= reachedStepIndex(view.status)) return { ...stage, state: 'done' }
    if (index === view.status.lastPassed) return { name: T['mark.cancelled'], day, state: 'ended', note: '' }
    return { ...stage, ...stageAhead(view, index), day: paid ? day : null }
  })
