import { paymentTypeOrConfirmed } from '../business/payment-type.ts'
import {
  applicationStatusRow,
  isClosedApplicationStatus,
  type SupportStage,
} from '../application-status/application-status.table.ts'
import { decideOpinionSubmission } from '../opinion/opinion.ts'
import { SUPPORT_PER_CASE } from '../programme/parameters.ts'
import { isCarrierLookupRunning, lastDayOfCarrierLookup } from '../proof/carrier-request.ts'
import { decideNewProofEligibility } from '../proof/new-proof-eligibility.ts'
import type { Proof } from '../proof/proof.ts'
import { sortProofsLatestFirst } from '../proof/proof-display.ts'
import { isUndecidedProofStatus, proofStatusRow } from '../proof/proof-status.table.ts'
import { supplementDueDayOrNull } from '../proof/supplement.ts'
import { type SupportShares, supportShares } from '../proof/support-shares.ts'
import type { Application } from './application.ts'
import { headlineOf, type DetailedStatus, detailedStatusOf } from './next-step.ts'
import type { NextStepFacts } from './next-step.table.ts'
import { objectionSubjectOf } from './objection.ts'
import { areReasonsOnlyResolvedByPhone } from './reasons.ts'
import { canReapply, decideCancellation } from './transitions.ts'

/** True for a submitted proof that the agency has not decided. [D2-112] */
const liesAtAgency = ({ proofType, status }: Proof): boolean =>
  isUndecidedProofStatus(status) && status !== 'supplementRequest' && proofType !== 'rapid'

/** True for a proof that is approved and not paid, or on hold: the agency acts next. [D2-570] */
const waitsForAgency = ({ proofType, status }: Proof): boolean =>
  proofType !== 'rapid' && (status === 'hold' || proofStatusRow(status).group === 'approved')

/** Returns the proofs that were sent back, the one with the earliest last day first. */
const sentBackProofs = (proofs: readonly Proof[]): readonly Proof[] =>
  sortProofsLatestFirst(proofs.filter(({ status }) => status === 'supplementRequest')).toSorted((one, other) =>
    (supplementDueDayOrNull(one.updatedAt) ?? '9').localeCompare(supplementDueDayOrNull(other.updatedAt) ?? '9'),
  )

/** Returns how much of the support is paid, and whether the rest is enough for one more delivery. [D2-131] */
const supportLeft = ({ ceiling, paid, remaining }: SupportShares): NextStepFacts['support'] => {
  if (paid >= ceiling) return 'allPaid'
  if (remaining < SUPPORT_PER_CASE) return 'littleLeft'
  return paid > 0 ? 'partPaid' : 'open'
}

const ENDED: readonly SupportStage[] = ['rejected', 'cancelled']

const SELECTED: readonly SupportStage[] = ['selected', 'paying', 'paid']

/**
 * The detailed statuses in which a telephone call helps the applicant to resolve the reasons, or to learn what an
 * opinion needs. [D2-134] [D3-165]
 */
const CALLED: readonly DetailedStatus[] = ['supplementByTelephone', 'userCancel', 'hold', 'answered']

/**
 * Returns `first` if the applicant should call the help desk first, `possible` if a telephone call is one of several
 * ways, `none` if a call does not help. If an application was cancelled without a reason, the applicant should call
 * first. [D2-134] [D3-165]
 */
const helpCallOf = (detailedStatus: DetailedStatus, { reasons }: Application): 'first' | 'possible' | 'none' => {
  if (!CALLED.includes(detailedStatus)) return 'none'
  return detailedStatus === 'supplementByTelephone' || (detailedStatus === 'userCancel' && reasons.length === 0)
    ? 'first'
    : 'possible'
}

const ASKS_FOR_PROOF: readonly DetailedStatus[] = ['targetSelected', 'selectedRapid', 'somePaid']
const CHECKS_PROOFS: readonly DetailedStatus[] = ['selectedWaiting', 'lookupAnswered']

/**
 * Returns `first` if the applicant should register a new proof first, `possible` if a new proof can be registered while
 * the agency checks others, otherwise `none`. A due supplement comes before a new proof. [A-190] [D2-112]
 */
const newProofOf = (
  detailedStatus: DetailedStatus,
  isEnabled: boolean,
  isSupplementDue: boolean,
): 'first' | 'possible' | 'none' => {
  if (!isEnabled) return 'none'
  if (!isSupplementDue && ASKS_FOR_PROOF.includes(detailedStatus)) return 'first'
  return CHECKS_PROOFS.includes(detailedStatus) ? 'possible' : 'none'
}

/**
 * Whether the application can be cancelled. `refused`: the status prevents it. `refusedByProof`: a proof prevents it.
 * `none`: the application has ended. The use case decides again before it sends the cancellation. [D2-101]
 * [A-200] [A-201]
 */
const cancellingOf = (
  application: Pick<Application, 'status' | 'proofs'>,
  isClosed: boolean,
): 'offered' | 'none' | 'refused' | 'refusedByProof' => {
  const { verdict } = decideCancellation(application)
  if (verdict === 'status') return isClosed ? 'none' : 'refused'
  return verdict === 'proof' ? 'refusedByProof' : 'offered'
}

/**
 * Applies the rules of the domain to an application, each rule only once. Every part of the result page uses these
 * results.
 */
export const applicationSituationOf = (application: Application) => {
  const { opinions, proofs, reasons } = application
  const sentBack = sentBackProofs(proofs)
  const newProofEnabled = decideNewProofEligibility(application).verdict === 'ok'
  const lookup = proofs.find(isCarrierLookupRunning) ?? null
  const atAgency = proofs.filter(liesAtAgency)
  const lookupAskedAt = lookup?.registeredAt ?? null
  const answeredLookup = atAgency.find(({ proofType }) => proofType === 'parcel') ?? null
  const allShares = supportShares(application)
  const isAllPaid = allShares.paid >= allShares.ceiling
  const byTelephone = areReasonsOnlyResolvedByPhone(reasons)
  const detailedStatus = detailedStatusOf(application.status, {
    opinion: opinions.length > 0 ? decideOpinionSubmission(application).verdict : 'none',
    byTelephone,
    supplementDue: sentBack.length > 0 && !isAllPaid,
    proofAtAgency: atAgency.length > 0 || (!isAllPaid && proofs.some(waitsForAgency)),
    lookup: lookup !== null ? 'running' : answeredLookup === null ? 'none' : 'answered',
    support: supportLeft(allShares),
    newProofEnabled,
    rapid: paymentTypeOrConfirmed(application.paymentType) === 'rapid',
  })
  // A selected application that has received the whole ceiling is shown as paid in full. [D2-119]
  const status = detailedStatus === 'paymentComplete' ? detailedStatus : application.status
  const { stage, live } = applicationStatusRow(status)
  const isClosed = isClosedApplicationStatus(status)
  const supplements = isClosed ? [] : sentBack
  return {
    application,
    status,
    stage,
    live,
    isEnded: ENDED.includes(stage),
    /**
     * True if the application has ended or is paid in full. The page then hides the actions that can never become
     * possible again. [D2-116]
     */
    isClosed,
    /** True if the application was selected, even if it is already paid. */
    isSelected: SELECTED.includes(stage),
    detailedStatus,
    headline: headlineOf(status, detailedStatus, allShares.paid),
    /** True if only a telephone call can resolve the reasons. [D2-150] */
    byTelephone,
    helpCall: helpCallOf(detailedStatus, application),
    /** True if the reasons should be read before a new application. [D2-133] */
    areReasonsFirst: !live && reasons.length > 0,
    /** True if applying again starts on the first page, because this application cannot be sent again. [D2-133] */
    startsAnew: !live && !canReapply(status),
    cancelling: cancellingOf({ status, proofs }, isClosed),
    objection: objectionSubjectOf(stage, proofs, allShares),
    /** How the proofs share the maximum amount. [D2-119] */
    allShares,
    /**
     * True if a new proof can be registered now. Only the button for a new proof then shows the remaining amount.
     * [D2-145]
     */
    newProofEnabled,
    newProof: newProofOf(detailedStatus, newProofEnabled, supplements.length > 0),
    /**
     * The proofs that need a supplement, the earliest last day first; none if the application has ended or is paid in full,
     * because nothing can be paid for them any more. [A-275] [D2-569]
     */
    supplements,
    /** The proof of `supplements` with the earliest last day; null if no supplement is due. */
    supplement: supplements[0] ?? null,
    /** The submitted proofs that the agency has not decided. [D2-112] */
    atAgency,
    /** When the running carrier lookup was requested; null if no lookup is running, or if this time is unknown. */
    lookupAskedAt,
    isLookupRunning: lookup !== null,
    /** The last day of the running lookup; null if `lookupAskedAt` is null. [D2-157] */
    lookupEnd: lookupAskedAt === null ? null : lastDayOfCarrierLookup(lookupAskedAt),
    /** The proof that the agency checks after its carriers have answered; null if there is no such proof. */
    answeredLookup,
  } as const
}
export type ApplicationSituation = ReturnType<typeof applicationSituationOf>
