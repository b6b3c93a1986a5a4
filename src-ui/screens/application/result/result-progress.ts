import type { NextStep } from '#domain/application/next-step'
import type { KstDate } from '#domain/kernel/calendar'
import { formatWon } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { PROGRESS_STEPS } from '#domain/status/progress-steps.table'
import type { ProgressTimelineStage } from '../../../parts/design/ProgressTimeline.tsx'
import { fill } from '../../../text/fill.ts'
import { RESULT as T } from '../../../text/ko/result.ts'
import type { ResultView } from './result-view.ts'

/** The words of the progress bar about a step. `isClosed` is true if the bar ends before the step. */
export type ProgressStage = Pick<ProgressTimelineStage, 'name' | 'state' | 'note' | 'mark'> & {
  readonly day: KstDate | null
  readonly isClosed: boolean
}

/** Index of the last step. */
const PAYMENT = Object.keys(PROGRESS_STEPS).length - 1

/**
 * The notes after a failed transfer: the decision stays, and the payment waits for the new account or for its check.
 * [D2-143]
 */
const PAYMENT_WAITS: Readonly<Partial<Record<NextStep, string>>> = {
  transferError: T['result.waitsForAccount'],
  requestVerified: T['result.waitsForCheck'],
}

/**
 * Returns the state of the current step: a warning if something is wrong or late; done if the application was received
 * or paid. [D2-37]
 */
const presentStage = ({ next, tone, word, steps }: ResultView): Pick<ProgressTimelineStage, 'state' | 'note'> => {
  if (next === 'transferError') return { state: 'warn', note: T['result.decisionStands'] }
  if (next === 'requestVerified') return { state: 'now', note: T['result.decisionStands'] }
  if (next === 'supplementDue') return { state: 'warn', note: T['result.supplementTurn'] }
  if (next === 'targetSelected') return { state: 'now', note: T['result.proofTurn'] }
  if (tone === 'warning') return { state: 'warn', note: word }
  return { state: [steps[0], steps.at(-1)].some((step) => step?.state === 'active') ? 'arrived' : 'now' }
}

/**
 * Returns the state of a later step. The payment shows the amount paid; the next step is marked. An ended or unknown
 * application has no next step.
 */
const stageAhead = (view: ResultView, index: number): Pick<ProgressTimelineStage, 'state' | 'note'> => {
  const next = index === reachedStepIndex(view) + 1
  const waits = PAYMENT_WAITS[view.next]
  if (index === PAYMENT && waits !== undefined) return { state: 'ahead', note: waits }
  if (index === PAYMENT && view.shares !== null && view.shares.paid > 0) {
    const { paid, ceiling } = view.shares
    return {
      state: 'part',
      note: fill(T[paid < ceiling ? 'result.partPaid' : 'result.paid'], { amount: formatWon(paid) }),
    }
  }
  if (view.isEnded) return { state: 'closed' }
  if (reachedStepIndex(view) < 0) return { state: 'ahead', note: '' }
  return { state: 'ahead', note: next ? T['result.upNext'] : undefined }
}

/**
 * Returns the index of the current step; for a cancelled application, of the last step that it has passed; -1 if
 * unknown.
 */
export const reachedStepIndex = ({ steps, lastPassed }: ResultView): number =>
  lastPassed === null ? steps.findIndex(({ state }) => state === 'active') : lastPassed - 1

/**
 * Returns the word beside the name of a step: a task, a hold, an end, a partial payment, or the part of the third step.
 * [D2-164]
 */
const markAt = (view: ResultView, index: number): string | undefined => {
  const paid = view.shares?.paid ?? 0
  if (index === PAYMENT && reachedStepIndex(view) < PAYMENT && paid > 0 && paid < SUPPORT_CEILING)
    return T['mark.partPaid']
  if (index !== reachedStepIndex(view)) return undefined
  if (view.lastPassed !== null) return T['mark.cancelled']
  if (view.next === 'supplementDue' || view.status === 'supplementRequest') return T['mark.supplement']
  if (view.next === 'transferError') return T['mark.account']
  if (view.next === 'targetSelected') return T['mark.proof']
  const { status } = view
  if (status === 'verification' || status === 'underReview' || status === 'deliberation') return T[`mark.${status}`]
  return view.tone === 'warning' && view.next !== 'requestVerified' ? view.word : undefined
}

/** Returns the day of the last payment; null if there is none. [D2-158] */
const lastPaidOn = ({ payments }: ResultView): KstDate | null => payments.at(-1)?.day ?? null

/**
 * Returns the day of the current step. A supplement of a proof begins with its request, not with the last change of the
 * application. After a payment this day is left out, because it would be later than the day of the step that follows.
 * [D2-173]
 */
const presentDay = ({ supplement, since, payments }: ResultView, changed: KstDate | null): KstDate | null => {
  if (supplement === null) return changed
  return payments.length === 0 ? since.day : null
}

/**
 * Returns the steps of the progress bar. Only three steps have a day, because the back end sends no others: the current
 * step, the last step before a cancellation, and the payment. The bar of a cancelled application ends at the last step
 * that it reached. [D2-133] [D2-153] [D2-158]
 */
export const progressStages = (view: ResultView, changed: KstDate | null): readonly ProgressStage[] => {
  const dayHere = presentDay(view, changed)
  return view.steps.map(({ step, state }, index): ProgressStage => {
    const place = reachedStepIndex(view)
    const paid = index === PAYMENT && view.payments.length > 0
    const day = paid ? lastPaidOn(view) : dayHere
    const stage = {
      name: T[`step.${step}`],
      mark: markAt(view, index),
      isClosed: view.isEnded && index === place + 1,
      day: null,
    }
    if (state === 'active') return { ...stage, day, ...presentStage(view) }
    if (step === view.lastPassed) return { ...stage, day, state: 'done', note: T['mark.cancelled'] }
    if (index <= place) return { ...stage, state: 'done' }
    return { ...stage, ...stageAhead(view, index), day: paid ? day : null }
  })
}
