import type { PaymentType } from '../business/payment-type.ts'
import { Won, type Won as WonType, formatWon } from '../kernel/won.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import {
  type ApplicationStatus,
  knownStatus,
  statusRow,
  type ReadStatus,
  type ProgressStep,
  type SupportStage,
} from '../status/application-status.table.ts'

/** What the sentence of a selected application depends on: a supplement that is due, a proof that lies with the agency, all paid. */
export type NextFacts = {
  readonly paymentType: PaymentType
  readonly newProofEnabled: boolean
  readonly supplementDue: boolean
  readonly proofAtAgency: boolean
  /** All that may be paid has been paid. */
  readonly fullyPaid: boolean
}

/** 다음 순서: who acts next is told by the status, and to a selected applicant by his proofs. [A-271] [D2-97] [D2-112] */
export type NextStep = ApplicationStatus | 'unknown' | 'supplementDue' | 'selectedWaiting' | 'selectedRapid'

/**
 * What happens next and who acts. A selected applicant is asked for a supplement first, and
 * for proof only while a new one is possible and none lies with the agency; who has had all that may be paid waits for
 * nothing. [A-271] [D2-97] [D2-112]
 */
export const nextOf = (status: ReadStatus, facts: NextFacts): NextStep => {
  if (status !== 'targetSelected') return knownStatus(status)
  if (facts.supplementDue) return 'supplementDue'
  if (facts.fullyPaid && !facts.proofAtAgency) return 'paymentComplete'
  if (!facts.newProofEnabled || facts.proofAtAgency) return 'selectedWaiting'
  return facts.paymentType === 'rapid' ? 'selectedRapid' : 'targetSelected'
}

export type StepState = 'done' | 'active' | 'pending'

/** One step of the progress bar: its number, the key of its text, and where it stands. */
export type Step = { readonly step: ProgressStep; readonly label: `step.${ProgressStep}`; readonly state: StepState }

const STEPS = [1, 2, 3, 4, 5] as const

const stateOf = (step: ProgressStep, active: ProgressStep | null): StepState =>
  active === null || step > active ? 'pending' : step === active ? 'active' : 'done'

/** The five steps for a status. Cancelled, deleted and unknown applications have no active or done step. to */
export const progressOf = (status: ReadStatus): readonly Step[] => {
  const active = statusRow(status).step
  return STEPS.map((step) => ({ step, label: `step.${step}`, state: stateOf(step, active) }))
}

/** 총 지원금액: decided; not yet; none, because the application has ended without; `unknown`: paid, and not answered how much. */
export type TotalSupport =
  | { readonly is: 'decided'; readonly won: WonType }
  | { readonly is: 'undecided' }
  | { readonly is: 'none' }
  | { readonly is: 'unknown' }

/** What there is to say of the total where no amount is known, by how far the support has come. */
const TOTAL_UNDECIDED = {
  beforeSelection: 'undecided',
  selected: 'undecided',
  paying: 'undecided',
  paid: 'unknown',
  rejected: 'none',
  cancelled: 'none',
} as const satisfies Record<SupportStage, Exclude<TotalSupport['is'], 'decided'>>

/** What the total support of an application is. No amount is decided at its creation, which is stored as 0. [A-172] [D2-99] */
export const totalSupport = (status: ReadStatus, decided: number | null): TotalSupport => {
  if (decided !== null && decided > 0) return { is: 'decided', won: Won(decided) }
  return { is: TOTAL_UNDECIDED[statusRow(status).stage] }
}

/** A looked-up amount as it is shown: capped at the maximum support, `orMore` when it reaches it. */
export type LookedUpAmount = { readonly won: Won; readonly orMore: boolean }

/** The rule for looked-up amounts: the delivery total and the sums of the lookup lists, never decided amounts. [A-006] [D2-45] */
export const lookedUpAmount = (amount: Won): LookedUpAmount => {
  const ceiling = SUPPORT_CEILING.value
  return amount >= ceiling ? { won: ceiling, orMore: true } : { won: amount, orMore: false }
}

/** `299,999원`, or `300,000원 이상` from 300,000 on. */
export const formatLookedUpAmount = (amount: Won): string => {
  const { won, orMore } = lookedUpAmount(amount)
  return orMore ? `${formatWon(won)} 이상` : formatWon(won)
}

/** One entry of common code group `REAS_TYPE`. */
export type ReasonCode = { readonly codeValue: string; readonly codeName: string }

/** Texts that have their own key; every other listed reason is one for the administrator. [A-168] [D2-49] */
const OWN_TEXT = { US01: 'reason.US01', US02: 'reason.US02' } as const satisfies Record<string, string>

export type ReasonDescription = (typeof OWN_TEXT)[keyof typeof OWN_TEXT] | 'reason.other' | 'reason.noDescription'

/**
 * One entry of the alert list. `title` is the `codeName` as text, the key for a code that is not listed, or null when no
 * list could be loaded. `description` is a message key. to
 */
export type Reason = {
  readonly code: string
  readonly title: { readonly text: string } | { readonly key: 'reason.unknown' } | null
  readonly description: ReasonDescription
}

/** The codes of a stored remark: its parts between commas, trimmed, without empty parts; a repeated code stays repeated. */
export const reasonCodes = (remark: string | null | undefined): readonly string[] =>
  (remark ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const ownText = (code: string): ReasonDescription => {
  const known = (Object.keys(OWN_TEXT) as (keyof typeof OWN_TEXT)[]).find((key) => key === code.toUpperCase())
  return known === undefined ? 'reason.other' : OWN_TEXT[known]
}

/** The alert list of an application. `list` is null while or when the codes could not be loaded. to */
export const describeReasons = (codes: readonly string[], list: readonly ReasonCode[] | null): readonly Reason[] =>
  codes.map((code): Reason => {
    if (list === null) return { code, title: null, description: ownText(code) }
    const listed = list.find((entry) => entry.codeValue.toUpperCase() === code.toUpperCase())
    return listed === undefined
      ? { code, title: { key: 'reason.unknown' }, description: 'reason.noDescription' }
      : { code, title: { text: listed.codeName }, description: ownText(code) }
  })
