import type { ApprovalFacts, ProofTable } from './proof-detail.ts'

/** The status of a row as its list shows it. */
export const ITEM_STATUS_CASES: readonly {
  readonly proves: readonly string[]
  readonly table: ProofTable
  readonly word: string | null
  readonly shown: string
}[] = [
  { proves: ['P-106'], table: 'business', word: '지급완료', shown: '인증완료' },
  { proves: ['P-106'], table: 'performance', word: '지급완료', shown: '지급완료' },
  { proves: ['P-106'], table: 'business', word: '보완요청', shown: '보완요청' },
  { proves: ['P-106'], table: 'performance', word: '보완요청', shown: '보완요청' },
  { proves: ['P-106'], table: 'business', word: '승인', shown: '승인' },
  { proves: ['P-106'], table: 'performance', word: '이관', shown: '이관' },
  { proves: ['P-106'], table: 'business', word: '이관', shown: '이관' },
  { proves: ['P-106'], table: 'performance', word: null, shown: '제출' },
]

type Words = { readonly aplyType: string | null; readonly progressStatus: string | null }

/** Is the way of delivering recognised? */
export const BASE_APPROVED_CASES: readonly {
  readonly proves: readonly string[]
  readonly about: string
  readonly application: Omit<ApprovalFacts, 'proofs'>
  readonly masters: readonly Words[]
  readonly approved: boolean
}[] = [
  {
    proves: ['P-107'],
    about: 'the application itself, by its status',
    application: { directDelivery: true, status: 'paymentComplete', proofStatus: null },
    masters: [],
    approved: true,
  },
  {
    proves: ['P-107'],
    about: 'the application itself, by its progress',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: '지급완료' },
    masters: [],
    approved: true,
  },
  {
    proves: ['P-107'],
    about: 'one of its masters',
    application: { directDelivery: false, status: 'targetSelected', proofStatus: null },
    masters: [
      { aplyType: '일반', progressStatus: '제출완료' },
      { aplyType: '영업', progressStatus: '지급완료' },
    ],
    approved: true,
  },
  {
    proves: ['P-107'],
    about: 'a general application that is paid',
    application: { directDelivery: false, status: 'paymentComplete', proofStatus: '지급완료' },
    masters: [],
    approved: false,
  },
  {
    proves: ['P-107'],
    about: 'a general master that is paid',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: null },
    masters: [{ aplyType: '일반', progressStatus: '지급완료' }],
    approved: false,
  },
  {
    proves: ['P-107'],
    about: 'a direct master that is not paid yet',
    application: { directDelivery: true, status: 'targetSelected', proofStatus: '승인' },
    masters: [{ aplyType: '영업', progressStatus: '승인' }],
    approved: false,
  },
]
