import type { FunctionExample } from '../../kernel/decide.ts'
import type { BaseProofApprovalFacts } from './base-proof.ts'

/** Applications with their proofs, and whether their base proof is approved. */
export const BASE_PROOF_APPROVAL_CASES: readonly FunctionExample<{
  about: string
  application: Omit<BaseProofApprovalFacts, 'proofs'>
  proofs: BaseProofApprovalFacts['proofs']
  approved: boolean
}>[] = [
  { proves: ['P-107'], about: 'an application, by its status', application: { directDelivery: true, status: 'paymentComplete', proofStatus: null }, proofs: [], approved: true },
  { proves: ['P-107'], about: 'an application, by its progress', application: { directDelivery: true, status: 'targetSelected', proofStatus: 'paymentComplete' }, proofs: [], approved: true },
  {
    proves: ['P-107'],
    about: 'one of its proofs',
    application: { directDelivery: false, status: 'targetSelected', proofStatus: null },
    proofs: [
      { proofType: 'general', status: 'submitComplete' },
      { proofType: 'direct', status: 'paymentComplete' },
    ],
    approved: true,
  },
  { proves: ['P-107'], about: 'a general application that is paid', application: { directDelivery: false, status: 'paymentComplete', proofStatus: 'paymentComplete' }, proofs: [], approved: false },
  {
    proves: ['P-107'],
    about: 'a general proof that is paid',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: null },
    proofs: [{ proofType: 'general', status: 'paymentComplete' }],
    approved: false,
  },
  {
    proves: ['P-107'],
    about: 'a direct proof that is not paid yet',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: 'approved' },
    proofs: [{ proofType: 'direct', status: 'approved' }],
    approved: false,
  },
]
