import { applicationStatusRow, type SupportStage } from '../../application-status/application-status.table.ts'
import { type PaymentTypeOrText, paymentTypeOrConfirmed } from '../../business/payment-type.ts'
import { decisionFrom } from '../../kernel/decide.ts'
import { isWithoutProof } from '../proof-status.table.ts'
import type { ProofForRules } from '../proof.ts'
import { type ApplicationForProofRules, isSupportLimitReached } from '../support-limit.ts'
import { isAnyCarrierLookupRunning } from './carrier-request.ts'

/** `parcelRunning`: a carrier lookup is running. `limit`: the maximum support is reached. */
type NewProofEligibilityFacts = {
  readonly stage: SupportStage
  readonly parcelRunning: boolean
  readonly limit: boolean
}

/** `ok` if a new proof is possible, otherwise the reason for refusing it. to [A-193] [D2-64] [D2-100] */
export type NewProofEligibility =
  | 'ok'
  | 'notSelected'
  | 'paying'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'parcelRunning'
  | 'limit'

/** Decides whether a new proof may be registered, and why not. to */
export const decideNewProofEligibility = decisionFrom(
  (application: ApplicationForProofRules): NewProofEligibilityFacts => ({
    stage: applicationStatusRow(application.status).stage,
    parcelRunning: isAnyCarrierLookupRunning(application.proofs),
    limit: isSupportLimitReached(application.proofs, application.decidedAmount),
  }),
  [
    { id: 'NP-1', when: { stage: 'beforeSelection' }, then: 'notSelected', ref: 'A-190' },
    { id: 'NP-2', when: { stage: 'paying' }, then: 'paying', ref: 'D2-100' },
    { id: 'NP-3', when: { stage: 'paid' }, then: 'paid', ref: 'D2-100' },
    { id: 'NP-4', when: { stage: 'rejected' }, then: 'rejected', ref: 'D2-100' },
    { id: 'NP-5', when: { stage: 'cancelled' }, then: 'cancelled', ref: 'D2-100' },
    { id: 'NP-6', when: { parcelRunning: true }, then: 'parcelRunning', ref: 'A-191' },
    { id: 'NP-7', when: { limit: true }, then: 'limit', ref: 'A-192' },
    { id: 'NP-8', when: {}, then: 'ok', ref: 'A-190' },
  ],
)

/**
 * True if the payment needs a proof, and no proof counts. A rapid payment needs none, unless its looked-up records were
 * refused. [D3-524] [D2-710] [D2-711] [D2-790]
 */
export const isFirstProofMissing = ({
  paymentType,
  proofs,
}: Pick<ApplicationForProofRules, 'proofs'> & { readonly paymentType: PaymentTypeOrText | null }): boolean =>
  isWithoutProof(proofs) &&
  (paymentTypeOrConfirmed(paymentType) === 'confirmed' ||
    proofs.some(({ status, proofType }) => status === 'notSelected' && proofType === 'rapid'))

/** True if a new proof may be registered once the applicant has cancelled this one. [D3-771] */
export const isNewProofAllowedWithout = (application: ApplicationForProofRules, cancelled: ProofForRules): boolean =>
  decideNewProofEligibility({
    ...application,
    proofs: application.proofs.map((proof) => (proof.id === cancelled.id ? { ...proof, status: 'userCancel' } : proof)),
  }).verdict === 'ok'
