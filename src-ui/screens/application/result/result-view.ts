import { type WrongAccountAdvice, decideWrongAccountAdvice } from '#domain/application/wrong-account-advice'
import type { Application } from '#domain/application/application'
import { type Payment, paymentsByDay } from '#domain/application/payments'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { itemsOfProof, sumOfDeliveryFees } from '#domain/proof/documents'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { sortLatestFirst } from '#domain/proof/proof-display'
import {
  isAgencyNext,
  type WaitExpectation,
  waitExpectationOf,
  type Headline,
  headlineOf,
  lastChangeOf,
  type NextStep,
  nextStepOf,
} from '#domain/application/next-step'
import { lastStepBeforeCancellation, progressSteps, type ProgressBarStep } from '#domain/application/progress'
import { areOnlyResolvedByPhone } from '#domain/application/reasons'
import { type TotalSupport, totalSupport } from '#domain/application/total-support'
import { decideCancellation, canEditAccount, canEditBusiness, canReapply } from '#domain/application/transitions'
import {
  statusKeyOrUnknown,
  type ProgressStep,
  type ApplicationStatusOrText,
  statusRow,
  type StatusTone,
  statusName,
  type SupportStage,
} from '#domain/application-status/application-status.table'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import type { Settings } from '#domain/settings/settings'
import type { Won } from '#domain/kernel/won'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import { isLookupRunning, lastLookupDay } from '#domain/proof/carrier-request'
import { decideNewProofEligibility } from '#domain/proof/new-proof-eligibility'
import { isUndecidedProof } from '#domain/proof/proof-status.table'
import {
  type ShortfallReason,
  shortfallReasonOf,
  type SupportShares,
  supportShares,
} from '#domain/proof/support-shares'
import type { Route } from '#domain/session/routes'
import type { LAST_CHANGE_DAY_NAMES } from '../../../text/ko/result.ts'
import { supplementDueDayOf } from '../../../parts/proof/due-day.ts'
import { sentBackItems } from '../../../parts/proof/sent-back-items.ts'
import { viewableFilesOf } from '../../../parts/proof/viewable-files.ts'

/** An action that the applicant can take now. `words` is a key of RESULT. */
export type OfferedAction = {
  readonly words: OfferTextKey
  /** True if the agency asks for the action. All other actions are optional. */
  readonly isRequested: boolean
} & (
  | { readonly is: 'link'; readonly to: Route }
  /** `insteadOf`: the key of the words that say in which case to call instead of the main action. [D3-165] */
  | { readonly is: 'call'; readonly desk: 'application' | 'proof'; readonly insteadOf?: 'call.hold' | 'call.answered' }
  | { readonly is: 'reapply' }
)
export type OfferTextKey =
  | 'result.opinion'
  | 'result.answer'
  | 'result.opinionAgain'
  | 'result.opinionHistory'
  | 'result.editAccount'
  | 'result.editBiz'
  | 'result.call'
  | 'result.objection'
  | 'result.callObjection'
  | 'result.reapply'
  | 'result.applyAnew'

/**
 * The key of a note: that the carriers need time, that a rapid payment needs no proof, that the reasons should be read
 * before a new application, or that a new application starts on the first page. [A-276] [D2-133]
 */
export type NoteTextKey =
  `result.${'carriersAsked' | 'carriersAskedUntil' | 'rapidNeedsNoProof' | 'reasonsFirst' | 'mayApplyAnew'}`

/** A sent-back file with its reason; `reason` is null if the agency gives none. */
export type SentBackFile = { readonly name: string | null; readonly reason: string | null }

/** The content of the result page: the status of the application, what it means, and the next step. */
export type ResultView = {
  readonly status: ApplicationStatusOrText
  /** The status for display. An unknown status is unchanged. */
  readonly word: string
  readonly tone: StatusTone
  /** True if no step follows the current one, because the application is refused, cancelled or deleted. */
  readonly isEnded: boolean
  /**
   * True if the application has ended or is paid in full. The page then does not show actions that can never become
   * possible again. [D2-116]
   */
  readonly isClosed: boolean
  /** The key of the headline. */
  readonly headline: Headline
  /** True if the applicant can act on the reasons, because the agency is not acting and no decision is final. */
  readonly reasonsAsk: boolean
  readonly next: NextStep
  /** The day of the last change, and the label of this day. The day is null if the agency sends none. */
  readonly since: { readonly name: keyof typeof LAST_CHANGE_DAY_NAMES; readonly day: KstDate | null }
  /**
   * The earliest of the last days of all due supplements; null if there is none, or if the day of the request is
   * unknown. [D2-112]
   */
  readonly due: KstDate | null
  readonly expectation: WaitExpectation | null
  readonly support: TotalSupport
  /** The amount in the headline; null if the headline is not about a payment. [D2-163] */
  readonly sum: Won | null
  /** Why less is paid than was spent; null if nothing is paid or granted yet, or if nothing was deducted. [D2-168] */
  readonly shortfall: ShortfallReason | null
  /** How the proofs share the maximum amount; null if nothing is paid, decided or submitted yet. [D2-119] */
  readonly shares: SupportShares | null
  /** The payments. Payments of the same day are one entry. [D2-158] */
  readonly payments: readonly Payment[]
  /** The advice about a wrong account. [D2-155] */
  readonly accountAdvice: WrongAccountAdvice
  /** The amount in won that a new proof can still add, if some amount is paid or granted; otherwise null. [D2-131] */
  readonly remaining: Won | null
  /**
   * True if a new proof can be registered now. Only the button for a new proof then shows the remaining amount.
   * [D2-145]
   */
  readonly newProofEnabled: boolean
  /**
   * The last day of the carrier lookup that is running; null if none is running, or if its start is unknown. [D2-157]
   */
  readonly lookupEnd: KstDate | null
  /** The amount in won that carriers have reported, while the agency checks it; otherwise null. */
  readonly lookedUp: Won | null
  /**
   * Whether the application can be cancelled. `refused`: the status prevents it. `refusedByProof`: a proof prevents it.
   * `none`: the application has ended. [D2-101] [D2-116]
   */
  readonly cancelling: 'offered' | 'none' | 'refused' | 'refusedByProof'
  readonly steps: readonly ProgressBarStep[]
  /** The last step that a cancelled application has certainly passed; null if it is not cancelled. [D2-133] */
  readonly lastPassed: ProgressStep | null
  /** The notes for the applicant, in display order. [D2-133] */
  readonly notes: readonly NoteTextKey[]
  readonly offers: readonly OfferedAction[]
  /** True if the business can be edited, but only a call settles the reasons. [D2-150] [D3-166] */
  readonly mayEditBusinessIfWrong: boolean
  /**
   * The proof whose supplement ends first. If several end on the same day, it is the latest of these proofs; null if
   * none is due.
   */
  readonly supplement: Proof | null
  /** All sent-back files with their reasons. Those of the supplement that ends first come first. */
  readonly sentBack: readonly SentBackFile[]
  /** The number of proofs that need a supplement. */
  readonly supplementCount: number
  /**
   * The place of the button for a new proof. `main`: a new proof is the most urgent task. `second`: a new proof is
   * possible while the agency checks other proofs. `more`: the button is among the rare actions, with the reason if a
   * new proof is not possible.
   */
  readonly newProofPlace: 'main' | 'second' | 'more'
  /** The latest answer to an opinion; null if the headline is not about an answer. [D2-132] */
  readonly latestAnswer: string | null
  readonly opinionHistory: boolean
  /** True if an objection to a decision is possible, but none of the main actions opens it. */
  readonly mayObjectLater: boolean
}

/** The label of the button that opens the opinions of an application on hold, for each next step. */
const OPINION_WORDS = {
  hold: 'result.opinion',
  answered: 'result.opinionAgain',
  answeredLast: 'result.answer',
  opinionWaiting: 'result.opinionHistory',
} as const satisfies Partial<Record<NextStep, OfferTextKey>>

const leadsToOpinion = (next: NextStep): next is keyof typeof OPINION_WORDS => next in OPINION_WORDS

/** True for a submitted proof that the agency has not decided. [D2-112] */
const liesAtAgency = ({ proofType, status }: Proof): boolean =>
  isUndecidedProof(status) && status !== 'supplementRequest' && proofType !== 'rapid'

/**
 * Decides whether the page offers the cancellation. The use case decides again before it sends the call.
 * [A-200] [A-201]
 */
export const decideOfferedCancellation = ({ status, proofs }: Pick<Application, 'status' | 'proofs'>) =>
  decideCancellation({ status, proofs: proofs.map((proof) => proof.status) })

const cancellingOf = (status: ApplicationStatusOrText, { proofs }: Application): ResultView['cancelling'] => {
  const { verdict } = decideOfferedCancellation({ status, proofs })
  if (verdict === 'status') return CLOSED.includes(statusRow(status).stage) ? 'none' : 'refused'
  return verdict === 'proof' ? 'refusedByProof' : 'offered'
}

const ASKS_FOR_PROOF: readonly NextStep[] = ['targetSelected', 'selectedRapid', 'somePaid']
const CHECKS_PROOFS: readonly NextStep[] = ['selectedWaiting', 'lookupAnswered']

/** Returns the place of the button for a new proof, if a new proof is possible. */
const newProofPlaceOf = (next: NextStep, supplement: Proof | null): ResultView['newProofPlace'] => {
  if (supplement === null && ASKS_FOR_PROOF.includes(next)) return 'main'
  return CHECKS_PROOFS.includes(next) ? 'second' : 'more'
}

/**
 * The steps in which a call helps the applicant to settle the reasons, or to learn what an opinion needs. [D2-134]
 * [D3-165]
 */
const CALLED: readonly NextStep[] = ['supplementByTelephone', 'userCancel', 'hold', 'answered']

/** The stages after which no step follows. */
const ENDED: readonly SupportStage[] = ['rejected', 'cancelled']
const CLOSED: readonly SupportStage[] = [...ENDED, 'paid']

/** The stages that are decided, but not by a rejection. In these stages the button opens the objection directly. */
const DECIDED: readonly SupportStage[] = ['selected', 'paying', 'paid']

/**
 * Returns the amount in a headline: the paid amount; or, while the payment or a new account is being prepared, the
 * granted amount. [D2-163] [D3-161] [D3-217]
 */
const sumOf = (headline: Headline, support: TotalSupport, { paid, granted }: SupportShares): Won | null => {
  if (headline === 'somePaid') return paid
  if (headline === 'approved' || headline === 'requestVerified') return granted > 0 ? granted : null
  return headline === 'paymentComplete' && 'won' in support ? support.won : null
}

/** Returns the proofs that need a supplement, the one with the earliest last day first. */
const supplementsOf = (proofs: readonly Proof[]): readonly Proof[] =>
  sortLatestFirst(proofs.filter(({ status }) => status === 'supplementRequest')).toSorted((one, other) =>
    (supplementDueDayOf(one.updatedAt) ?? '9').localeCompare(supplementDueDayOf(other.updatedAt) ?? '9'),
  )

const latestOf = (moments: readonly (Instant | null)[]): Instant | null =>
  moments.toSorted((one, other) => (other ?? 0) - (one ?? 0))[0] ?? null

const sentBackFileOf = (item: ProofItem): SentBackFile => ({
  name: viewableFilesOf(item)[0]?.name ?? null,
  reason: item.reason,
})

/** Returns the latest answer, or null. [D2-132] */
const latestAnswerOf = (opinions: Application['opinions']): string | null =>
  opinions.toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0))[0]?.answer ?? null

/**
 * Returns the expectation without its day and its number of days. The page then says only how the agency notifies the
 * applicant, because during a carrier lookup the applicant waits for the last day of the lookup. [D2-157]
 */
const lookupExpectation = (expectation: WaitExpectation | null): WaitExpectation | null =>
  expectation === null || expectation.by === '' ? null : { by: expectation.by, days: 0, day: null }

type Moment = readonly [name: keyof typeof LAST_CHANGE_DAY_NAMES, moment: Instant | null]

/** Returns the time of the last status change, with its label. */
const momentOf = (
  next: NextStep,
  status: ApplicationStatusOrText,
  { opinions, updatedAt }: Application,
  supplement: Proof | null,
): Moment => {
  if (supplement !== null) return ['supplementRequest', supplement.updatedAt]
  if (next === 'opinionWaiting') return ['opinion', latestOf(opinions.map(({ registeredAt }) => registeredAt))]
  if (next === 'answered' || next === 'answeredLast')
    return ['answer', latestOf(opinions.map((given) => given.updatedAt))]
  return [statusKeyOrUnknown(status), updatedAt]
}

/**
 * Applies the rules of the result page to an application. Each rule is applied only once.
 * [A-170] [A-174] [A-271]
 */
export const makeResultView = (
  application: Application,
  settings: Pick<Settings, 'accountEditStatuses' | 'usualStepDays' | 'noticeBy'>,
): ResultView => {
  const { proofs } = application
  const newProofEnabled = decideNewProofEligibility(application).verdict === 'ok'
  const supplements = supplementsOf(proofs)
  const supplement = supplements[0] ?? null
  const sentBack = application.status === 'supplementRequest' ? application : supplement
  const due = supplementDueDayOf(sentBack?.updatedAt ?? null)
  const itemsSentBack = supplements.flatMap((proof) => sentBackItems(application, proof))
  const shares = supportShares(application)
  const lookup = proofs.find(isLookupRunning)
  const answered = proofs.find((proof) => proof.proofType === 'parcel' && liesAtAgency(proof))
  const lookupAskedAt = lookup?.registeredAt ?? null
  const lookupEnd = lookupAskedAt === null ? null : lastLookupDay(lookupAskedAt)
  const byTelephone = areOnlyResolvedByPhone(application.reasons)
  const next = nextStepOf(application.status, {
    byTelephone,
    paymentType: paymentTypeOrConfirmed(application.paymentType),
    newProofEnabled,
    supplementDue: supplement !== null,
    proofAtAgency: proofs.some(liesAtAgency),
    lookup: lookup !== undefined ? 'running' : answered === undefined ? 'none' : 'answered',
    shares,
    opinion: decideOpinionSubmission(application).verdict,
    opinions: application.opinions.length,
  })
  // A selected application that has received the whole ceiling is shown as paid in full. [D2-119]
  const status = next === 'paymentComplete' ? next : application.status
  const { stage, live } = statusRow(status)
  const reasonsFirst = !live && application.reasons.length > 0
  const appliesAnew = !live && !canReapply(status)
  const headline = headlineOf(status, next, shares.paid)
  const expectation = waitExpectationOf(next, lastChangeOf(application, proofs), settings)
  const support = totalSupport(status, application.decidedAmount, shares.paid)
  const [name, moment]: Moment =
    next === 'lookupRunning' && lookupAskedAt !== null
      ? ['lookup', lookupAskedAt]
      : next === 'lookupAnswered' && answered !== undefined
        ? ['lookedUp', answered.updatedAt]
        : momentOf(next, status, application, supplement)
  const opinion = leadsToOpinion(next) ? OPINION_WORDS[next] : null
  const unexplained = next === 'userCancel' && application.reasons.length === 0
  const called = CALLED.includes(next)
  const offered: readonly (OfferedAction | false)[] = [
    opinion !== null && { is: 'link', to: '/opinion-submit', words: opinion, isRequested: next !== 'opinionWaiting' },
    called && {
      is: 'call',
      desk: 'application',
      words: 'result.call',
      isRequested: next === 'supplementByTelephone' || unexplained,
      ...((next === 'hold' || next === 'answered') && { insteadOf: `call.${next}` as const }),
    },
    canEditBusiness(status) &&
      !byTelephone && { is: 'link', to: '/result-modify-bizinfo', words: 'result.editBiz', isRequested: true },
    canEditAccount(status, settings) && {
      is: 'link',
      to: '/result-modify',
      words: 'result.editAccount',
      isRequested: true,
    },
    canReapply(status) && { is: 'reapply', words: 'result.reapply', isRequested: !reasonsFirst },
    appliesAnew && { is: 'link', to: '/self-check', words: 'result.applyAnew', isRequested: false },
    stage === 'rejected' && { is: 'call', desk: 'proof', words: 'result.callObjection', isRequested: true },
    stage === 'rejected' && { is: 'link', to: '/objctRqst', words: 'result.objection', isRequested: false },
  ]
  const notes: readonly (NoteTextKey | false)[] = [
    stage === 'selected' &&
      lookup !== undefined &&
      headline !== 'lookupRunning' &&
      (lookupEnd === null ? 'result.carriersAsked' : 'result.carriersAskedUntil'),
    next === 'selectedRapid' && 'result.rapidNeedsNoProof',
    reasonsFirst && 'result.reasonsFirst',
    appliesAnew && 'result.mayApplyAnew',
  ]
  return {
    status,
    word: statusName(status),
    tone: statusRow(status).tone,
    isEnded: ENDED.includes(stage),
    isClosed: CLOSED.includes(stage),
    headline,
    reasonsAsk: !isAgencyNext(next) && stage !== 'rejected' && stage !== 'paid',
    next,
    since: { name, day: moment === null ? null : kstDateOf(moment) },
    due,
    expectation: lookup === undefined ? expectation : lookupExpectation(expectation),
    support,
    sum: sumOf(headline, support, shares),
    shortfall: shortfallReasonOf(
      shares,
      proofs,
      sumOfDeliveryFees(proofs.flatMap((proof) => itemsOfProof(application, proof))),
    ),
    shares: shares.open < shares.ceiling ? shares : null,
    payments: paymentsByDay(application),
    accountAdvice: decideWrongAccountAdvice({ status, proofs: proofs.map((proof) => proof.status) }, settings).verdict,
    remaining: stage === 'selected' && shares.remaining < shares.ceiling ? shares.remaining : null,
    newProofEnabled,
    lookupEnd,
    lookedUp: answered === undefined ? null : sumOfDeliveryFees(itemsOfProof(application, answered)) || null,
    cancelling: cancellingOf(status, application),
    steps: progressSteps(status),
    lastPassed: live ? null : lastStepBeforeCancellation(proofs),
    notes: notes.filter((note) => note !== false),
    offers: offered.filter((offer) => offer !== false),
    mayEditBusinessIfWrong: canEditBusiness(status) && byTelephone,
    supplement,
    sentBack: itemsSentBack.map(sentBackFileOf),
    supplementCount: supplements.length,
    newProofPlace: newProofEnabled ? newProofPlaceOf(next, supplement) : 'more',
    latestAnswer: headline === 'answered' ? latestAnswerOf(application.opinions) : null,
    opinionHistory: opinion === null && application.opinions.length > 0,
    mayObjectLater: DECIDED.includes(stage),
  }
}
