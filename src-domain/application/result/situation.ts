import {
  applicationStatusKeyOrUnknown,
  applicationStatusRow,
  isClosedApplicationStatus,
  isEndedWithoutSupport,
  type SupportStage,
} from '../../application-status/application-status.table.ts'
import { paymentTypeOrConfirmed } from '../../business/payment-type.ts'
import { decideOpinionSubmission, isHeldSinceAnswer, type OpinionSubmissionVerdict } from '../../opinion/opinion.ts'
import { SUPPORT_PER_CASE } from '../../programme/parameters.ts'
import { sortProofsLatestFirst } from '../../proof/proof-display.ts'
import { itemsOfProof, sumOfDeliveryFees } from '../../proof/proof-items.ts'
import { isUndecidedProofStatus, isWithoutProof, isApprovedProofStatus } from '../../proof/proof-status.table.ts'
import type { Proof } from '../../proof/proof.ts'
import { isCarrierLookupRunning, lastDayOfCarrierLookup } from '../../proof/registration/carrier-request.ts'
import { decideNewProofEligibility, isFirstProofMissing } from '../../proof/registration/new-proof-eligibility.ts'
import { dueSupplements, sentBackItemsOf, supplementDueDayOrNull } from '../../proof/supplement/supplement.ts'
import { type SupportShares, supportShares } from '../../proof/support-shares.ts'
import type { Settings } from '../../settings/settings.ts'
import { kstDateOf, type Instant, type KstDate } from '../../time/calendar.ts'
import { compareDays } from '../../time/day-arithmetic.ts'
import type { Application } from '../application.ts'
import { decideWrongAccountAdvice } from '../edit/wrong-account-advice.ts'
import { canEditAccount, decideCancellation } from '../transitions.ts'
import { DETAILED_STATUS_ROWS, type DetailedStatus } from './detailed-status.table.ts'
import type { NextStepFacts } from './next-step.table.ts'
import { detailedStatusOf, lastChangedAt, latestOf, waitBeganAt, waitExpectationOf } from './next-step.ts'
import { objectionSubjectOf } from './objection.ts'
import { paymentsByDay } from './payments.ts'
import { lastStepBeforeCancellation, progressSteps } from './progress.ts'
import { areReasonsOnlyResolvedByPhone } from './reasons.ts'
import { decideShortfallReason } from './shortfall-reason.ts'
import { totalSupport } from './total-support.ts'

/** True for a submitted proof that the agency has not decided. [D2-112] */
const isAtAgency = ({ proofType, status }: Proof): boolean =>
  isUndecidedProofStatus(status) && status !== 'supplementRequest' && proofType !== 'rapid'

/** True for a proof that is approved and not paid, or on hold: the agency acts next. [D2-570] */
const waitsForAgency = ({ proofType, status }: Proof): boolean =>
  proofType !== 'rapid' && (status === 'hold' || isApprovedProofStatus(status))

/** The proofs of an application, by what happens to them next. */
const proofsByGroup = (application: Application) => {
  const { proofs } = application
  const atAgency = proofs.filter(isAtAgency)
  return {
    /** In the order of their last days. */
    supplements: sortProofsLatestFirst(dueSupplements(application)).toSorted((one, other) =>
      compareDays(supplementDueDayOrNull(one.updatedAt), supplementDueDayOrNull(other.updatedAt)),
    ),
    atAgency,
    /** The refused proofs, if the agency accepted none of the others. [D2-710] */
    refused: isWithoutProof(proofs) ? proofs.filter(({ status }) => status === 'notSelected') : [],
    held: proofs.filter(({ status }) => status === 'hold'),
    approved: proofs.filter(({ status }) => isApprovedProofStatus(status)),
    lookup: proofs.find(isCarrierLookupRunning) ?? null,
    answeredLookup: atAgency.find(({ proofType }) => proofType === 'parcel') ?? null,
  }
}

const refusedKindOf = (refusedProofs: readonly Proof[]): NextStepFacts['refused'] => {
  if (refusedProofs.length === 0) return 'none'
  return refusedProofs.some(({ proofType }) => proofType === 'rapid') ? 'rapid' : 'registered'
}

/** Returns the state of the opinions about this hold. [D2-132] [D2-740] */
const opinionOf = (application: Application, verdict: OpinionSubmissionVerdict): NextStepFacts['opinion'] => {
  if (application.opinions.length === 0) return 'none'
  if (!isHeldSinceAnswer(application)) return verdict
  return verdict === 'ok' ? 'none' : 'usedBefore'
}

/** Returns how much of the support is paid, and whether the rest is enough for one more delivery. [D2-131] */
const supportLeft = ({ ceiling, paid, remaining }: SupportShares): NextStepFacts['support'] => {
  if (paid >= ceiling) return 'allPaid'
  if (remaining < SUPPORT_PER_CASE) return 'littleLeft'
  return paid > 0 ? 'partPaid' : 'open'
}

const SELECTED: readonly SupportStage[] = ['selected', 'paying', 'paid']

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

const dayOf = (moment: Instant | null): KstDate | null => (moment === null ? null : kstDateOf(moment))

/** Returns the text of the agency's last answer to an opinion; null if it has not answered. [D2-132] */
const latestAnswerOf = (opinions: Application['opinions']): string | null =>
  opinions.toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0))[0]?.answer || null

/** Returns when the last opinion was submitted; null if unknown. */
const lastOpinionAt = (opinions: Application['opinions']): Instant | null =>
  latestOf(opinions.map(({ registeredAt }) => registeredAt))

const lastMomentOf = (proofs: readonly Proof[]): Instant | null => lastChangedAt({ updatedAt: null }, proofs)

/**
 * Returns the last change of the proofs at the agency. It is called their submission only on a day on which one of them
 * was registered, and the receipt of a supplement while the agency has not continued with it. [D2-560] [D3-643]
 */
const proofChangeOf = (proofs: readonly Proof[]) => {
  const day = dayOf(lastMomentOf(proofs))
  const isSubmission = proofs.some(({ registeredAt }) => dayOf(registeredAt) === day)
  const isSupplement = proofs.some((one) => one.status === 'supplementComplete' && dayOf(one.updatedAt) === day)
  return { name: isSubmission ? 'proof' : isSupplement ? 'supplementComplete' : 'proofChange', day } as const
}

/** True if the headline is about the proofs that were refused. [D2-710] [D2-790] */
const isAboutRefusal = (detailedStatus: DetailedStatus): boolean =>
  detailedStatus === 'proofsRefused' || detailedStatus === 'rapidRefused'

/**
 * Returns the change that led to this detailed status, and its day; the day is null if the agency sends none.
 */
const lastChangeOf = (
  detailedStatus: DetailedStatus,
  { status, opinions, updatedAt }: Pick<Application, 'status' | 'opinions' | 'updatedAt'>,
  { supplements, atAgency, lookup, answeredLookup, refused, held, approved }: ReturnType<typeof proofsByGroup>,
) => {
  const change = <Name extends string>(name: Name, moment: Instant | null | undefined) =>
    ({ name, day: dayOf(moment ?? null) }) as const
  const lookupAskedAt = lookup?.registeredAt ?? null
  if (detailedStatus === 'lookupRunning' && lookupAskedAt !== null) return change('lookup', lookupAskedAt)
  if (detailedStatus === 'lookupAnswered') return change('lookedUp', answeredLookup?.updatedAt)
  if (detailedStatus === 'supplementDue') return change('supplementRequest', supplements[0]?.updatedAt)
  if (detailedStatus === 'selectedWaiting') {
    const [heldAt, undecidedAt] = [lastMomentOf(held), lastMomentOf([...held, ...atAgency])]
    if (held.length > 0 && heldAt === undecidedAt) return change('proofHold', heldAt)
    if (atAgency.length > 0) return proofChangeOf(atAgency)
    if (approved.length > 0) return change('proofApproved', lastMomentOf(approved))
  }
  if (refused.length > 0 && (isAboutRefusal(detailedStatus) || detailedStatus === 'selectedRapid'))
    return change('proofRefused', lastMomentOf(refused))
  if (detailedStatus === 'opinionWaiting') return change('opinion', lastOpinionAt(opinions))
  if (detailedStatus === 'answered' || detailedStatus === 'answeredLast')
    return change('answer', latestOf(opinions.map((opinion) => opinion.updatedAt)))
  return change(applicationStatusKeyOrUnknown(status), updatedAt)
}

const paidAtOf = ({ completedAt }: Pick<Proof, 'completedAt'>) => ({ updatedAt: completedAt, registeredAt: null })

/**
 * Applies the rules of the domain to an application. The parts of the result page use these results.
 * [A-165] [A-170] [A-271]
 */
export const applicationSituationOf = (
  application: Application,
  settings: Pick<Settings, 'accountEditStatuses' | 'usualStepDays' | 'noticeBy'>,
) => {
  const { opinions, proofs, reasons, decidedAmount } = application
  const groups = proofsByGroup(application)
  const { supplements, atAgency, lookup, answeredLookup } = groups
  const supplement = supplements[0] ?? null
  const proofDue = supplementDueDayOrNull(supplement?.updatedAt ?? null)
  const newProofVerdict = decideNewProofEligibility(application).verdict
  const newProofEnabled = newProofVerdict === 'ok'
  const opinionVerdict = decideOpinionSubmission(application).verdict
  const lookupAskedAt = lookup?.registeredAt ?? null
  const lookedUpRecords = answeredLookup === null ? [] : itemsOfProof(application, answeredLookup)
  const shares = supportShares(application)
  const support = supportLeft(shares)
  const detailedStatus = detailedStatusOf(application.status, {
    opinion: opinionOf(application, opinionVerdict),
    byTelephone: areReasonsOnlyResolvedByPhone(reasons),
    supplementDue: supplement !== null,
    proofAtAgency: atAgency.length > 0 || (support !== 'allPaid' && proofs.some(waitsForAgency)),
    refused: refusedKindOf(groups.refused),
    lookup: lookup !== null ? 'running' : answeredLookup === null ? 'none' : 'answered',
    support,
    newProofEnabled,
    rapid: paymentTypeOrConfirmed(application.paymentType) === 'rapid',
  })
  // A selected application that has received the whole ceiling is shown as paid in full. [D2-119]
  const status = detailedStatus === 'paymentComplete' ? detailedStatus : application.status
  const { stage, live, tone } = applicationStatusRow(status)
  const isClosed = isClosedApplicationStatus(status)
  const { turn, newProof } = DETAILED_STATUS_ROWS[detailedStatus]
  return {
    application,
    status,
    tone,
    stage,
    detailedStatus,
    turn,
    isEnded: isEndedWithoutSupport(stage),
    /**
     * True if the application has ended or is paid in full. The page then hides the actions that can never become
     * possible again. [D2-116]
     */
    isClosed,
    /** True if the application was selected, even if it is already paid. */
    isSelected: SELECTED.includes(stage),
    /** True once nothing more will be paid, because all is paid. [D2-998] */
    isAllPaid: stage === 'paid' || support === 'allPaid',
    steps: progressSteps(status),
    /** The last step that a cancelled application has certainly passed; null if it is not cancelled. [D2-133] */
    lastPassed: live ? null : lastStepBeforeCancellation(proofs),
    /** The change that the page is about. */
    lastChange: lastChangeOf(detailedStatus, { ...application, status }, groups),
    /** The day of the last change of the application, its proofs or its opinions; null if unknown. [A-171] [D2-503] */
    changedOn: dayOf(lastChangedAt(application, [...proofs, ...opinions, ...proofs.map(paidAtOf)])),
    /** What to expect while the agency acts. The wait for an answer began with the last opinion. [D2-136] [D2-785] */
    expectation: waitExpectationOf(
      detailedStatus,
      detailedStatus === 'opinionWaiting' ? lastOpinionAt(opinions) : waitBeganAt(application, proofs),
      settings,
    ),
    latestAnswer: latestAnswerOf(opinions),
    opinionVerdict,

    canEditAccount: canEditAccount(status, settings),
    cancelling: cancellingOf({ status, proofs }, isClosed),
    /** True if an objection to an amount is possible. [D3-272] */
    mayObjectToAmount: objectionSubjectOf(stage, proofs, shares) === 'amount',
    accountAdvice: decideWrongAccountAdvice({ status, proofs }, settings).verdict,

    support: totalSupport(status, decidedAmount, shares.paid),
    /** How the proofs share the maximum amount. [D2-119] */
    shares,
    /** The amount in won that a new proof can still add, if some amount is paid or granted; otherwise null. [D2-131] */
    remaining: stage === 'selected' && shares.remaining < shares.ceiling ? shares.remaining : null,
    /** Why less is paid than was spent. [D2-168] */
    shortfall: decideShortfallReason(shares, application).verdict,
    /** The payments. Payments of the same day are one entry. [D2-158] */
    payments: paymentsByDay(application),

    /** Whether a new proof can be registered now, and why not. */
    newProofVerdict,
    /** True if the payment needs a proof, and no proof counts. [D3-524] */
    isFirstProofMissing: isFirstProofMissing(application),
    newProof: newProofEnabled ? newProof : 'none',
    /**
     * The proofs that need a supplement, the earliest last day first; none if the application has ended or is paid in
     * full, because nothing can be paid for them any more. [A-275] [D2-569]
     */
    supplements,
    /** The proof of `supplements` with the earliest last day; null if no supplement is due. */
    supplement,
    /** The sent-back items of all due supplements, in their order. */
    sentBackItems: supplements.flatMap((proof) => sentBackItemsOf(application, proof)),
    /**
     * The last day of the supplement of the application; otherwise that of the proof that is due first. Null if no
     * supplement is due, or if the day of its request is unknown. [D2-112]
     */
    due: status === 'supplementRequest' ? supplementDueDayOrNull(application.updatedAt) : proofDue,
    /** The last day of the proof of `supplement`, even if the application is sent back too. [D2-741] */
    proofDue,
    /** The number of proofs on hold; 0 unless the application is selected. [D2-713] */
    heldProofs: stage === 'selected' ? groups.held.length : 0,
    /** The number of proofs that were not accepted; 0 if the headline or the shortfall is about them. [D2-743] */
    refusedProofs:
      stage === 'selected' && !isAboutRefusal(detailedStatus) && shares.remaining === shares.ceiling
        ? proofs.filter((proof) => proof.status === 'notSelected').length
        : 0,
    isLookupRunning: lookup !== null,
    /** The first and the last day of the running lookup; null if none is running or its days are unknown. [D2-157] */
    lookupDays:
      lookupAskedAt === null ? null : { begin: kstDateOf(lookupAskedAt), end: lastDayOfCarrierLookup(lookupAskedAt) },
    /**
     * The amount in won that carriers have reported, while the agency checks it; null without their records.
     */
    lookedUp: lookedUpRecords.length === 0 ? null : sumOfDeliveryFees(lookedUpRecords),
  } as const
}
export type ApplicationSituation = ReturnType<typeof applicationSituationOf>
