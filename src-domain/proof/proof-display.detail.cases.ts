import type { ApprovalFacts, ProofTable } from './proof-display.ts'
import type { ReadProofStatus } from './proof-status.table.ts'

/** The status of a row as its list shows it. */
export const ITEM_STATUS_CASES: readonly {
  readonly proves: readonly string[]
  readonly table: ProofTable
  readonly status: ReadProofStatus
  readonly shown: string
}[] = [
  { proves: ['P-106'], table: 'business', status: 'paymentComplete', shown: '인증완료' },
  { proves: ['P-106'], table: 'performance', status: 'paymentComplete', shown: '지급완료' },
  { proves: ['P-106'], table: 'business', status: 'supplementRequest', shown: '보완요청' },
  { proves: ['P-106'], table: 'performance', status: 'supplementRequest', shown: '보완요청' },
  { proves: ['P-106'], table: 'business', status: 'approved', shown: '승인' },
  { proves: ['P-106'], table: 'performance', status: { unknown: '이관' }, shown: '이관' },
  { proves: ['P-106'], table: 'business', status: { unknown: '이관' }, shown: '이관' },
  { proves: ['P-106'], table: 'performance', status: 'submitted', shown: '제출' },
]

/** True if direct delivery is recognised. */
export const BASE_APPROVED_CASES: readonly {
  readonly proves: readonly string[]
  readonly about: string
  readonly application: Omit<ApprovalFacts, 'proofs'>
  readonly proofs: ApprovalFacts['proofs']
  readonly approved: boolean
}[] = [
  {
    proves: ['P-107'],
    about: 'the application itself, by its status',
    application: { directDelivery: true, status: 'paymentComplete', proofStatus: null },
    proofs: [],
    approved: true,
  },
  {
    proves: ['P-107'],
    about: 'the application itself, by its progress',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: 'paymentComplete' },
    proofs: [],
    approved: true,
  },
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
  {
    proves: ['P-107'],
    about: 'a general application that is paid',
    application: { directDelivery: false, status: 'paymentComplete', proofStatus: 'paymentComplete' },
    proofs: [],
    approved: false,
  },
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
