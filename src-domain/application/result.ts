import { partsOf } from '../kernel/cut-text.ts'
import type { CommonCode } from '../directory/common-code.ts'
import type { PaymentType } from '../business/payment-type.ts'
import { dayAfter, type Instant, type KstDate } from '../kernel/calendar.ts'
import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'
import { Won, type Won as WonType, formatWon } from '../kernel/won.ts'
import type { OpinionVerdict } from '../opinion/opinion.ts'
import type { SupportShares } from '../proof/support-shares.ts'
import type { Proof } from '../proof/proof.ts'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '../programme/parameters.ts'
import { NEXT_STEP_TABLE, type NextStepFacts, type NextStepVerdict } from './next-step.table.ts'
import {
  APPLICATION_STATUS,
  type ApplicationStatus,
  knownStatus,
  statusRow,
  type ReadStatus,
  type ProgressStep,
  type SupportStage,
} from '../status/application-status.table.ts'

/**
 * The facts that decide the next step, besides the status. A supplement request: whether the applicant can resolve it
 * only by telephone. A selected application: whether a supplement is due, whether the agency has a proof to review, and
 * how much is paid. An application on hold: its opinions.
 */
export type NextFacts = {
  /**
   * True if the applicant has to telephone, because no field of the business edit page can resolve the reasons for the
   * supplement. [D2-134] [D2-150]
   */
  readonly byTelephone: boolean
  readonly paymentType: PaymentType
  readonly newProofEnabled: boolean
  readonly supplementDue: boolean
  readonly proofAtAgency: boolean
  readonly lookup: NextStepFacts['lookup']
  /** The amount paid, and the amount that a new proof may add. [A-192] [D2-131] */
  readonly shares: Pick<SupportShares, 'ceiling' | 'paid' | 'remaining'>
  /** The verdict about another opinion. `opinions` is the number of submitted opinions. */
  readonly opinion: OpinionVerdict
  readonly opinions: number
}

/**
 * 다음 순서: the next step of an application. It is the status if only the status decides; otherwise it is the verdict
 * of `NEXT_STEP_TABLE`. [A-271] [D2-97]
 */
export type NextStep = ApplicationStatus | 'unknown' | Exclude<NextStepVerdict, 'byStatus'>

/** Returns which part of the support is paid, and whether enough is left. [D2-131] */
const supportLeft = ({ ceiling, paid, remaining }: NextFacts['shares']): NextStepFacts['support'] => {
  if (paid >= ceiling) return 'allPaid'
  if (remaining < SUPPORT_PER_CASE) return 'littleLeft'
  return paid > 0 ? 'partPaid' : 'open'
}

/** Returns the next step and who acts, as `NEXT_STEP_TABLE` decides. [A-271] [D2-112] [D2-131] */
export const nextStepOf = (status: ReadStatus, facts: NextFacts): NextStep => {
  const { verdict } = decide(NEXT_STEP_TABLE, {
    status: status === 'hold' || status === 'supplementRequest' || status === 'targetSelected' ? status : 'other',
    opinion: facts.opinions > 0 ? facts.opinion : 'none',
    byTelephone: facts.byTelephone,
    supplementDue: facts.supplementDue,
    proofAtAgency: facts.proofAtAgency,
    lookup: facts.lookup,
    support: supportLeft(facts.shares),
    newProofEnabled: facts.newProofEnabled,
    rapid: facts.paymentType === 'rapid',
  })
  return verdict === 'byStatus' ? knownStatus(status) : verdict
}

/**
 * The headline: a due task, a partial payment or a message about the next step; otherwise the status. [A-165] [D2-131]
 * [D2-132]
 */
export type Headline =
  | ApplicationStatus
  | 'unknown'
  | 'supplementDue'
  | 'somePaid'
  | 'lookupRunning'
  | 'lookupAnswered'
  | 'opinionWaiting'
  | 'answered'

/**
 * The steps that do not depend on the status alone: whether the agency acts, and the headline (null if there is none).
 * [D2-132] [D2-136]
 */
const STEPS_APART = {
  unknown: { agency: false, headline: null },
  supplementByTelephone: { agency: false, headline: null },
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
  Exclude<NextStep, ApplicationStatus>,
  { readonly agency: boolean; readonly headline: Headline | null }
>

const isToldByStatus = (next: NextStep): next is ApplicationStatus => !(next in STEPS_APART)

/** Returns the headline of a next step. `paid` is the amount that a selected application was paid. [A-165] [D2-131] */
export const headlineOf = (status: ReadStatus, next: NextStep, paid: WonType): Headline => {
  const own = isToldByStatus(next) ? null : STEPS_APART[next].headline
  if (own === 'supplementDue') return own
  return status === 'targetSelected' && paid > 0 ? 'somePaid' : (own ?? knownStatus(status))
}

/** True if the agency acts next, so that the applicant only waits. */
export const agencyActs = (next: NextStep): boolean =>
  isToldByStatus(next) ? APPLICATION_STATUS[next].agency : STEPS_APART[next].agency

/**
 * The expectations of a waiting applicant: the usual days of the step (0 if unknown), the day on which they end, and
 * how the applicant is notified.
 */
export type Expectation = { readonly days: number; readonly day: KstDate | null; readonly by: string }

type Changed = { readonly updatedAt: Instant | null; readonly registeredAt: Instant | null }

/**
 * Returns when an application or one of its proofs last changed; null if unknown. A new proof starts a new wait.
 * [D2-136]
 */
export const lastChangeOf = (
  application: { readonly updatedAt: Instant | null },
  proofs: readonly Changed[],
): Instant | null => {
  const moments = [application.updatedAt, ...proofs.flatMap(({ updatedAt, registeredAt }) => [updatedAt, registeredAt])]
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : known.reduce((one, other) => (other > one ? other : one))
}

/**
 * 예상일: returns what an applicant who waits for the agency can expect. Counts the days of the step from the last
 * change. Null if the agency does not act next. [D2-136] [D2-157]
 */
export const expectationOf = (
  next: NextStep,
  changedAt: Instant | null,
  { usualStepDays: days, noticeBy: by }: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
): Expectation | null =>
  agencyActs(next) ? { days, by, day: days > 0 && changedAt !== null ? dayAfter(changedAt, days) : null } : null

export type StepState = 'done' | 'active' | 'pending'

/** One step of the progress bar: its number and state. */
export type ProgressBarStep = { readonly step: ProgressStep; readonly state: StepState }

const STEPS = [1, 2, 3, 4, 5] as const

const stateOf = (step: ProgressStep, active: ProgressStep | null): StepState =>
  active === null || step > active ? 'pending' : step === active ? 'active' : 'done'

/**
 * Returns the five steps for a status. If the application is cancelled, deleted or in an unknown status, no step is
 * active or done. to
 */
export const progressSteps = (status: ReadStatus): readonly ProgressBarStep[] => {
  const active = statusRow(status).step
  return STEPS.map((step) => ({ step, state: stateOf(step, active) }))
}

/**
 * Returns the last step that a cancelled application has certainly passed: submission, or selection if a proof is
 * registered. [A-164] [A-190] [D2-133]
 */
export const lastPassedOf = (proofs: readonly Pick<Proof, 'proofType'>[]): ProgressStep =>
  APPLICATION_STATUS[proofs.some(({ proofType }) => proofType !== 'rapid') ? 'targetSelected' : 'applied'].step

/**
 * 총 지원금액. `decided`: the total is decided. `paid`: no total is decided, but proofs are paid. `undecided`: nothing
 * is decided yet. `settling`: support is granted, but its amount is not decided. `none`: the application ended without
 * support. `unknown`: support was paid, but the amount is missing.
 */
export type TotalSupport =
  | { readonly is: 'decided' | 'paid'; readonly won: WonType }
  | { readonly is: 'undecided' | 'settling' | 'none' | 'unknown' }

/** The state of a total support whose amount is not known, by the progress of the support. */
const TOTAL_UNDECIDED = {
  beforeSelection: 'undecided',
  selected: 'undecided',
  paying: 'settling',
  paid: 'unknown',
  rejected: 'none',
  cancelled: 'none',
} as const satisfies Record<SupportStage, Exclude<TotalSupport['is'], 'decided' | 'paid'>>

/**
 * Returns the total support. `paid` is the sum of the paid proofs in won. A stored total of 0 is the initial value and
 * means that nothing is decided. [A-172] [D2-99] [D2-119]
 */
export const totalSupport = (status: ReadStatus, decided: number | null, paid: WonType): TotalSupport => {
  if (decided !== null && decided > 0) return { is: 'decided', won: Won(decided) }
  if (paid > 0) return { is: 'paid', won: paid }
  return { is: TOTAL_UNDECIDED[statusRow(status).stage] }
}

/**
 * Formats `299,999원`, or `300,000원 이상` from 300,000 on; only for looked-up amounts, never for decided amounts.
 * [A-187] [D2-45]
 */
export const formatLookedUpAmount = (amount: Won): string =>
  amount >= SUPPORT_CEILING ? `${formatWon(SUPPORT_CEILING)} 이상` : formatWon(amount)

/** The description of a reason. */
export type ReasonDescription = 'US01' | 'US02' | 'other' | 'noDescription'

/** A code in a remark, and whether the agency's list contains it; null if the list failed to load. */
export type ReasonFacts = { readonly code: 'US01' | 'US02' | 'other'; readonly listed: boolean | null }

/**
 * Two codes have a fixed description; the administrator describes every other reason on the list.
 * [A-169] [D2-49]
 */
export const REASON_DESCRIPTION_TABLE: Table<ReasonFacts, ReasonDescription> = [
  { id: 'RC-1', when: { listed: false }, then: 'noDescription', ref: 'A-169' },
  { id: 'RC-2', when: { code: 'US01' }, then: 'US01', ref: 'A-168' },
  { id: 'RC-3', when: { code: 'US02' }, then: 'US02', ref: 'A-168' },
  { id: 'RC-4', when: {}, then: 'other', ref: 'A-168' },
]

/**
 * One entry of the alert list. `title` is its name in the list; `unlisted` if the list does not contain the code, null
 * if the list failed to load. to
 */
export type StatusReason = {
  readonly code: string
  readonly title: { readonly text: string } | 'unlisted' | null
  readonly description: ReasonDescription
}

/**
 * True for a reason code that the applicant can resolve with a field of /result-modify-bizinfo (name, numbers, opening
 * date). No documented reason code is of this kind.
 */
const IS_EDITABLE_REASON = {
  US01: false,
  US02: false,
  other: false,
  noDescription: false,
} as const satisfies Record<ReasonDescription, boolean>

/**
 * True if there are reason codes and the applicant has to telephone, because no field of the business edit page can
 * resolve any of them. [D2-134] [D2-150]
 */
export const areOnlyResolvedByPhone = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => !IS_EDITABLE_REASON[decideReason(code, null).verdict])

/**
 * Returns the codes in a stored remark: splits it at commas, trims the parts and drops empty ones. Repeated codes are
 * kept.
 */
export const reasonCodes = (remark: string | null | undefined): readonly string[] => partsOf(remark ?? '')

const listedAs = (code: string, list: readonly CommonCode[] | null): CommonCode | undefined =>
  list?.find((entry) => entry.code.toUpperCase() === code.toUpperCase())

/** 사유: describes a reason code. `list` is null if the codes are loading or failed to load. */
export const decideReason = (code: string, list: readonly CommonCode[] | null): Decision<ReasonDescription> => {
  const known = code.toUpperCase()
  return decide(REASON_DESCRIPTION_TABLE, {
    code: known === 'US01' || known === 'US02' ? known : 'other',
    listed: list === null ? null : listedAs(code, list) !== undefined,
  })
}

/**
 * Returns the alert list of an application. `list` is null if the codes are loading or failed to load. to
 * [A-169]
 */
export const describeReasons = (
  codes: readonly string[],
  list: readonly CommonCode[] | null,
): readonly StatusReason[] =>
  codes.map((code): StatusReason => {
    const description = decideReason(code, list).verdict
    if (list === null) return { code, title: null, description }
    const listed = listedAs(code, list)
    return { code, title: listed === undefined ? 'unlisted' : { text: listed.name }, description }
  })
