import { applicationStatusRow, type SupportStage } from '../application-status/application-status.table.ts'
import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'
import { type ApplicationForProofRules, isSupportLimitReached } from './support-limit.ts'

/** `limit`: the maximum support is paid, by the same reading as for a new proof. */
export type SupplementEligibilityFacts = { readonly stage: SupportStage; readonly limit: boolean }

/** `ok` if a supplement can still lead to a payment, otherwise the reason why it cannot. */
export type SupplementEligibility = 'ok' | 'cancelled' | 'rejected' | 'paid' | 'limit'

export const SUPPLEMENT_ELIGIBILITY_TABLE: DecisionTable<SupplementEligibilityFacts, SupplementEligibility> = [
  { id: 'SP-1', when: { stage: 'cancelled' }, then: 'cancelled', ref: 'A-194' },
  { id: 'SP-2', when: { stage: 'rejected' }, then: 'rejected', ref: 'D2-569' },
  { id: 'SP-3', when: { stage: 'paid' }, then: 'paid', ref: 'D2-569' },
  { id: 'SP-4', when: { limit: true }, then: 'limit', ref: 'D2-569' },
  { id: 'SP-5', when: {}, then: 'ok', ref: 'A-275' },
]

/**
 * 보완할 수 있는 신청: decides whether the sent-back proofs of an application may be supplemented. Every page, the drafts
 * and the server apply this rule. [A-194] [D2-569]
 */
export const decideSupplementEligibility = (application: ApplicationForProofRules): Decision<SupplementEligibility> =>
  decide(SUPPLEMENT_ELIGIBILITY_TABLE, {
    stage: applicationStatusRow(application.status).stage,
    limit: isSupportLimitReached(application.proofs, application.decidedAmount),
  })
