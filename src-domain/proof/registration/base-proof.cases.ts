import type { FunctionExample } from '../../kernel/decide.ts'
import type { ProofForRules } from '../proof.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'

/**
 * Proofs, and whether each counts as an approved base proof: direct proofs in every status, and paid proofs of the
 * other types.
 */
export const APPROVED_BASE_PROOF_CASES: readonly FunctionExample<Pick<ProofForRules, 'proofType' | 'status'> & { approved: boolean }>[] = [
  ...PROOF_STATUSES.map(
    (status) => ({ proves: ['P-045'], proofType: 'direct', status, approved: status === 'paymentComplete' }) as const,
  ),
  { proves: ['P-045'], proofType: 'direct', status: { unknown: '이관중' }, approved: false },
  { proves: ['P-045'], proofType: 'general', status: 'paymentComplete', approved: false },
  { proves: ['P-045'], proofType: 'parcel', status: 'paymentComplete', approved: false },
  { proves: ['P-045'], proofType: 'rapid', status: 'paymentComplete', approved: false },
]
