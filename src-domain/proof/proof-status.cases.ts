import type { FunctionExample } from '../kernel/decide.ts'
import type { ProofStatusGroup, ProofStatusOrText } from './proof-status.table.ts'

/** Every status of a proof as text, and its display in an application without and with a transfer error. */
export const PROOF_STATUS_CASES: readonly FunctionExample<{
  word: string | null
  status: ProofStatusOrText
  group: ProofStatusGroup | null
  label: string
  inTransferError: string
}>[] = [
  { proves: ['A-179'], word: '제출', status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  { proves: ['A-179'], word: null, status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  { proves: ['A-179'], word: '', status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  { proves: ['A-180'], word: '제출완료', status: 'submitComplete', group: 'submitComplete', label: '제출완료', inTransferError: '제출완료' },
  { proves: ['A-181'], word: '검토대기', status: 'reviewWaiting', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { proves: ['A-181'], word: '보완완료', status: 'supplementComplete', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { proves: ['A-181'], word: '검토중', status: 'underReview', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { proves: ['A-181'], word: '심의', status: 'deliberation', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { proves: ['A-181'], word: '보완요청', status: 'supplementRequest', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { proves: ['A-182', 'A-185'], word: '승인', status: 'approved', group: 'approved', label: '승인', inTransferError: '이체결과오류' },
  { proves: ['A-182', 'A-185'], word: '대상선정', status: 'targetSelected', group: 'approved', label: '승인', inTransferError: '이체결과오류' },
  { proves: ['A-183', 'A-185'], word: '지급완료', status: 'paymentComplete', group: 'paymentComplete', label: '지급완료', inTransferError: '지급완료' },
  { proves: ['A-184'], word: '보류', status: 'hold', group: null, label: '보류', inTransferError: '보류' },
  { proves: ['A-184'], word: '사용자취소', status: 'userCancel', group: null, label: '취소', inTransferError: '취소' },
  { proves: ['A-184'], word: '사용자삭제', status: 'userDelete', group: null, label: '삭제', inTransferError: '삭제' },
  { proves: ['A-184'], word: '미선정', status: 'notSelected', group: null, label: '미선정', inTransferError: '미선정' },
  { proves: ['A-184'], word: '이관중', status: { unknown: '이관중' }, group: null, label: '이관중', inTransferError: '이관중' },
]
