import type { Application } from '#domain/application/application'
import { type Headline, headlineOf, type NextStep, nextStepOf } from '#domain/application/next-step'
import { areReasonsOnlyResolvedByPhone } from '#domain/application/reasons'
import { applicationStatusRow, type SupportStage } from '#domain/application-status/application-status.table'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import { isCarrierLookupRunning, lastDayOfCarrierLookup } from '#domain/proof/carrier-request'
import { decideNewProofEligibility } from '#domain/proof/new-proof-eligibility'
import type { Proof } from '#domain/proof/proof'
import { sortProofsLatestFirst } from '#domain/proof/proof-display'
import { isUndecidedProofStatus } from '#domain/proof/proof-status.table'
import { supportShares } from '#domain/proof/support-shares'
import { supplementDueDayOrNull } from '../../../parts/proof/due-day.ts'

/** True for a submitted proof that the agency has not decided. [D2-112] */
const liesAtAgency = ({ proofType, status }: Proof): boolean =>
  isUndecidedProofStatus(status) && status !== 'supplementRequest' && proofType !== 'rapid'

/** Returns the proofs that need a supplement, the one with the earliest last day first. */
const supplementsOf = (proofs: readonly Proof[]): readonly Proof[] =>
  sortProofsLatestFirst(proofs.filter(({ status }) => status === 'supplementRequest')).toSorted((one, other) =>
    (supplementDueDayOrNull(one.updatedAt) ?? '9').localeCompare(supplementDueDayOrNull(other.updatedAt) ?? '9'),
  )

/** The stages after which no step follows. */
const ENDED: readonly SupportStage[] = ['rejected', 'cancelled']
const CLOSED: readonly SupportStage[] = [...ENDED, 'paid']

/** The stages that follow the decision to give support. */
const SELECTED: readonly SupportStage[] = ['selected', 'paying', 'paid']

/**
 * Applies the rules of the domain to an application. Each rule is applied only once, and every part of the result page
 * is made of their answers.
 */
export const applicationSituationOf = (application: Application) => {
  const { proofs } = application
  const supplements = supplementsOf(proofs)
  const newProofEnabled = decideNewProofEligibility(application).verdict === 'ok'
  const lookup = proofs.find(isCarrierLookupRunning) ?? null
  const lookupAskedAt = lookup?.registeredAt ?? null
  const answeredLookup = proofs.find((proof) => proof.proofType === 'parcel' && liesAtAgency(proof)) ?? null
  const allShares = supportShares(application)
  const byTelephone = areReasonsOnlyResolvedByPhone(application.reasons)
  const next: NextStep = nextStepOf(application.status, {
    byTelephone,
    paymentType: paymentTypeOrConfirmed(application.paymentType),
    newProofEnabled,
    supplementDue: supplements.length > 0,
    proofAtAgency: proofs.some(liesAtAgency),
    lookup: lookup !== null ? 'running' : answeredLookup === null ? 'none' : 'answered',
    shares: allShares,
    opinion: decideOpinionSubmission(application).verdict,
    opinions: application.opinions.length,
  })
  // A selected application that has received the whole ceiling is shown as paid in full. [D2-119]
  const status = next === 'paymentComplete' ? next : application.status
  const { stage, live } = applicationStatusRow(status)
  const headline: Headline = headlineOf(status, next, allShares.paid)
  return {
    application,
    status,
    stage,
    /** False if the application is cancelled or deleted. */
    live,
    /** True if no step follows the current one, because the application is refused, cancelled or deleted. */
    isEnded: ENDED.includes(stage),
    /**
     * True if the application has ended or is paid in full. The page then does not show actions that can never become
     * possible again. [D2-116]
     */
    isClosed: CLOSED.includes(stage),
    /** True if the application was selected, whether or not it is paid already. */
    isSelected: SELECTED.includes(stage),
    next,
    /** The key of the headline. */
    headline,
    /** True if only a call can settle the reasons. [D2-150] */
    byTelephone,
    /** How the proofs share the maximum amount. [D2-119] */
    allShares,
    /**
     * True if a new proof can be registered now. Only the button for a new proof then shows the remaining amount.
     * [D2-145]
     */
    newProofEnabled,
    /** The proofs that need a supplement, the one that ends first before the others. */
    supplements,
    /** The first of them; null if no supplement is due. */
    supplement: supplements[0] ?? null,
    /** When the running carrier lookup was asked for; null if none is running, or if this time is unknown. */
    lookupAskedAt,
    isLookupRunning: lookup !== null,
    /** The last day of the running lookup; null like the time. [D2-157] */
    lookupEnd: lookupAskedAt === null ? null : lastDayOfCarrierLookup(lookupAskedAt),
    /** The proof whose carriers have answered and that the agency checks; null if there is none. */
    answeredLookup,
  } as const
}
export type ApplicationSituation = ReturnType<typeof applicationSituationOf>
