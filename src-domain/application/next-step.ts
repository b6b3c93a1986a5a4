import { kstDateAfterDays, kstInstant, type Instant, type KstDate } from '../kernel/calendar.ts'
import { decide } from '../kernel/decide.ts'
import { isCancelledOrDeletedProofStatus, type ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { Settings } from '../settings/settings.ts'
import type { Won } from '../kernel/won.ts'
import { NEXT_STEP_TABLE, type NextStepFacts, type NextStepVerdict } from './next-step.table.ts'
import {
  APPLICATION_STATUS_ROWS,
  type ApplicationStatus,
  applicationStatusKeyOrUnknown,
  type ApplicationStatusOrText,
} from '../application-status/application-status.table.ts'

/**
 * 다음 순서: the status of an application in detail, which decides what happens next and who acts. It is the agency's
 * status if only that status decides; otherwise it is the verdict of `NEXT_STEP_TABLE`. [A-271] [D2-97]
 */
export type DetailedStatus = ApplicationStatus | 'unknown' | Exclude<NextStepVerdict, 'byStatus'>

/** Returns the detailed status, as `NEXT_STEP_TABLE` decides. [A-271] [D2-112] [D2-131] */
export const detailedStatusOf = (
  status: ApplicationStatusOrText,
  facts: Omit<NextStepFacts, 'status'>,
): DetailedStatus => {
  const { verdict } = decide(NEXT_STEP_TABLE, {
    ...facts,
    status: status === 'hold' || status === 'supplementRequest' || status === 'targetSelected' ? status : 'other',
  })
  return verdict === 'byStatus' ? applicationStatusKeyOrUnknown(status) : verdict
}

/**
 * The headline: a due task, a partial payment or a message about the next step; otherwise the status. [A-165] [D2-131]
 * [D2-132]
 */
export type Headline =
  | ApplicationStatus
  | 'unknown'
  | 'supplementByTelephone'
  | 'supplementDue'
  | 'somePaid'
  | 'lookupRunning'
  | 'lookupAnswered'
  | 'opinionWaiting'
  | 'answered'

/**
 * The detailed statuses that only the portal knows: whether it is the agency's turn, and the headline (null if there is
 * none). [D2-132] [D2-136]
 */
const DETAILED_ROWS = {
  unknown: { agency: false, headline: null },
  supplementByTelephone: { agency: false, headline: 'supplementByTelephone' },
  supplementDue: { agency: false, headline: 'supplementDue' },
  lookupRunning: { agency: true, headline: 'lookupRunning' },
  lookupAnswered: { agency: true, headline: 'lookupAnswered' },
  selectedWaiting: { agency: true, headline: null },
  selectedRapid: { agency: false, headline: null },
  somePaid: { agency: false, headline: null },
  littleLeft: { agency: false, headline: null },
  opinionWaiting: { agency: true, headline: 'opinionWaiting' },
  answered: { agency: false, headline: 'answered' },
  answeredLast: { agency: false, headline: 'answered' },
} as const satisfies Record<
  Exclude<DetailedStatus, ApplicationStatus>,
  { readonly agency: boolean; readonly headline: Headline | null }
>

const isPlainStatus = (detailedStatus: DetailedStatus): detailedStatus is ApplicationStatus =>
  !(detailedStatus in DETAILED_ROWS)

/**
 * Returns the headline for a detailed status. `paid` is the amount that a selected application was paid.
 * [D2-131]
 */
export const headlineOf = (status: ApplicationStatusOrText, detailedStatus: DetailedStatus, paid: Won): Headline => {
  const own = isPlainStatus(detailedStatus) ? null : DETAILED_ROWS[detailedStatus].headline
  if (own === 'supplementDue') return own
  return status === 'targetSelected' && paid > 0 ? 'somePaid' : (own ?? applicationStatusKeyOrUnknown(status))
}

/** True if the agency acts next and the applicant only waits. */
export const isAgencyNext = (detailedStatus: DetailedStatus): boolean =>
  isPlainStatus(detailedStatus) ? APPLICATION_STATUS_ROWS[detailedStatus].agency : DETAILED_ROWS[detailedStatus].agency

/**
 * The expectations of a waiting applicant: the usual days of the step (0 if unknown), the day on which they end, and
 * how the applicant is notified.
 */
export type WaitExpectation = { readonly days: number; readonly day: KstDate | null; readonly by: string }

/** A step in which the agency acts before its decision: its status has a number of steps left. [D3-250] */
export type StepBeforeDecision = {
  [status in ApplicationStatus]: (typeof APPLICATION_STATUS_ROWS)[status]['stepsLeft'] extends null ? never : status
}[ApplicationStatus]

export const isStepBeforeDecision = (detailedStatus: DetailedStatus): detailedStatus is StepBeforeDecision =>
  isPlainStatus(detailedStatus) && APPLICATION_STATUS_ROWS[detailedStatus].stepsLeft !== null

/**
 * Returns the day on which the agency usually decides: the end of this step, and the usual days of each step that
 * follows. Null if the end of this step is unknown, or if no decision follows. [D3-250]
 */
export const expectedDecisionDay = (
  detailedStatus: DetailedStatus,
  { day, days }: Pick<WaitExpectation, 'day' | 'days'>,
) =>
  day === null || !isStepBeforeDecision(detailedStatus)
    ? null
    : kstDateAfterDays(kstInstant(day), days * APPLICATION_STATUS_ROWS[detailedStatus].stepsLeft)

type Changed = { readonly updatedAt: Instant | null; readonly registeredAt: Instant | null }

/**
 * Returns when an application or one of its proofs last changed; null if unknown. A new proof starts a new wait.
 * [D2-136]
 */
export const lastChangedAt = (
  application: { readonly updatedAt: Instant | null },
  proofs: readonly Changed[],
): Instant | null => {
  const moments = [application.updatedAt, ...proofs.flatMap(({ updatedAt, registeredAt }) => [updatedAt, registeredAt])]
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : known.reduce((one, other) => (other > one ? other : one))
}

/** Returns when the wait for the agency began; null if unknown. A cancelled proof starts no new wait. [D2-136] [D2-560] */
export const waitBeganAt = (
  application: { readonly updatedAt: Instant | null },
  proofs: readonly (Changed & { readonly status: ProofStatusOrText })[],
): Instant | null =>
  lastChangedAt(
    application,
    proofs.filter(({ status }) => !isCancelledOrDeletedProofStatus(status)),
  )

/**
 * 예상일: returns what an applicant who waits for the agency can expect; null if the agency does not act next. The
 * expected day is the day on which the wait began plus the usual number of days of this step. [D2-136] [D2-157]
 */
export const waitExpectationOf = (
  detailedStatus: DetailedStatus,
  beganAt: Instant | null,
  { usualStepDays: days, noticeBy: by }: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
): WaitExpectation | null =>
  isAgencyNext(detailedStatus)
    ? { days, by, day: days > 0 && beganAt !== null ? kstDateAfterDays(beganAt, days) : null }
    : null
