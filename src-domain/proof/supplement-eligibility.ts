import { applicationStatusRow, type SupportStage } from '../application-status/application-status.table.ts'
import { decisionFrom } from '../kernel/decide.ts'
import type { ApplicationForProofRules } from './support-limit.ts'

type SupplementEligibilityFacts = { readonly stage: SupportStage }

/** `ok` if a supplement is accepted, otherwise the reason why it is not. */
export type SupplementEligibility = 'ok' | 'cancelled' | 'rejected' | 'paid'

/**
 * 보완할 수 있는 신청: decides whether the sent-back proofs of an application may be supplemented. Every page, the drafts and
 * the server apply this rule. [A-194] [D2-569]
 */
export const decideSupplementEligibility = decisionFrom(
  (application: Pick<ApplicationForProofRules, 'status'>): SupplementEligibilityFacts => ({
    stage: applicationStatusRow(application.status).stage,
  }),
  [
    { id: 'SP-1', when: { stage: 'cancelled' }, then: 'cancelled', ref: 'A-194' },
    { id: 'SP-2', when: { stage: 'rejected' }, then: 'rejected', ref: 'D2-569' },
    { id: 'SP-3', when: { stage: 'paid' }, then: 'paid', ref: 'D2-569' },
    { id: 'SP-5', when: {}, then: 'ok', ref: 'A-275' },
  ],
)
