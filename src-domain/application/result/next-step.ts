import {
  applicationStatusKeyOrUnknown,
  type ApplicationStatusOrText,
} from '../../application-status/application-status.table.ts'
import { isCancelledOrDeletedProofStatus, type ProofStatusOrText } from '../../proof/proof-status.table.ts'
import type { Settings } from '../../settings/settings.ts'
import { kstInstant, type Instant, type KstDate } from '../../time/calendar.ts'
import { kstDateAfterDays, weekdayOnOrAfter } from '../../time/day-arithmetic.ts'
import { DETAILED_STATUS_ROWS, type DetailedStatus, isStepBeforeDecision } from './detailed-status.table.ts'
import { decideNextStep, type NextStepFacts } from './next-step.table.ts'

/** Returns the detailed status, as `decideNextStep` decides. [A-271] [D2-112] [D2-131] */
export const detailedStatusOf = (
  status: ApplicationStatusOrText,
  facts: Omit<NextStepFacts, 'status'>,
): DetailedStatus => {
  const { verdict } = decideNextStep({
    ...facts,
    status: status === 'hold' || status === 'supplementRequest' || status === 'targetSelected' ? status : 'other',
  })
  return verdict === 'byStatus' ? applicationStatusKeyOrUnknown(status) : verdict
}

/**
 * The expectations of a waiting applicant: the usual days of the step (0 if unknown), the day on which they end, and
 * how the applicant is notified.
 */
export type WaitExpectation = { readonly days: number; readonly day: KstDate | null; readonly by: string }

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
    : kstDateAfterDays(kstInstant(day), days * DETAILED_STATUS_ROWS[detailedStatus].stepsLeft)

type Changed = { readonly updatedAt: Instant | null; readonly registeredAt: Instant | null }

/** Returns the latest of the moments; null if none is known. */
export const latestOf = (moments: readonly (Instant | null)[]): Instant | null => {
  const instants = moments.filter((moment) => moment !== null)
  return instants.length === 0 ? null : Math.max(...instants)
}

/**
 * Returns when an application or one of its proofs last changed; null if unknown. A new proof starts a new wait.
 * [D2-136]
 */
export const lastChangedAt = (
  application: { readonly updatedAt: Instant | null },
  proofs: readonly Changed[],
): Instant | null =>
  latestOf([application.updatedAt, ...proofs.flatMap(({ updatedAt, registeredAt }) => [updatedAt, registeredAt])])

/**
 * Returns when the wait for the agency began; null if unknown. A cancelled or refused proof starts no new wait.
 * [D2-136] [D2-560] [D2-713]
 */
export const waitBeganAt = (
  application: { readonly updatedAt: Instant | null },
  proofs: readonly (Changed & { readonly status: ProofStatusOrText })[],
): Instant | null =>
  lastChangedAt(
    application,
    proofs.filter(({ status }) => status !== 'notSelected' && !isCancelledOrDeletedProofStatus(status)),
  )

/**
 * 예상일: returns what an applicant who waits can expect; null if the applicant does not wait. The expected day is the day
 * on which the wait began plus the usual number of days of this step; if that is a weekend, the Monday after it. A
 * carrier lookup has its own last day, so only the way of notification is expected from the agency. [D2-136] [D2-157]
 * [D2-922]
 */
export const waitExpectationOf = (
  detailedStatus: DetailedStatus,
  beganAt: Instant | null,
  { usualStepDays: days, noticeBy: by }: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
): WaitExpectation | null => {
  const { turn } = DETAILED_STATUS_ROWS[detailedStatus]
  if (turn === 'carriers') return by === '' ? null : { days: 0, day: null, by }
  return turn === 'agency'
    ? { days, by, day: days > 0 && beganAt !== null ? weekdayOnOrAfter(kstDateAfterDays(beganAt, days)) : null }
    : null
}
