import type { FunctionExample } from '../kernel/decide.ts'
import type { ProgressStep, ApplicationStatusOrText, StatusTone } from './application-status.table.ts'

/** Every status of an application as text, with its parsed status, the active step, and its tone. */
export const APPLICATION_STATUS_FROM_NAME_CASES: readonly FunctionExample<{
  word: string
  status: ApplicationStatusOrText
  step: ProgressStep | null
  tone: StatusTone
}>[] = [
  { proves: ['A-141', 'A-150'], word: '신청', status: 'applied', step: 1, tone: 'progress' },
  { proves: ['A-142', 'A-151'], word: '접수완료', status: 'received', step: 1, tone: 'progress' },
  { proves: ['A-142', 'A-151'], word: '신청완료', status: 'received', step: 1, tone: 'progress' },
  { proves: ['A-141', 'A-152'], word: '정보조회', status: 'infoLookup', step: 2, tone: 'progress' },
  { proves: ['A-141', 'A-153'], word: '보완요청', status: 'supplementRequest', step: 2, tone: 'warning' },
  { proves: ['A-141', 'A-154'], word: '보완완료', status: 'supplementComplete', step: 2, tone: 'progress' },
  { proves: ['A-141', 'A-155'], word: '검증', status: 'verification', step: 3, tone: 'progress' },
  { proves: ['A-141', 'A-156'], word: '보류', status: 'hold', step: 3, tone: 'warning' },
  { proves: ['A-141', 'A-157'], word: '심의', status: 'deliberation', step: 3, tone: 'progress' },
  { proves: ['A-141', 'A-158'], word: '검토중', status: 'underReview', step: 3, tone: 'progress' },
  { proves: ['A-141', 'A-159'], word: '대상선정', status: 'targetSelected', step: 4, tone: 'good' },
  { proves: ['A-142', 'A-159'], word: '승인', status: 'approved', step: 4, tone: 'good' },
  { proves: ['A-141', 'A-160'], word: '이체결과오류', status: 'transferError', step: 4, tone: 'warning' },
  { proves: ['A-141', 'A-161'], word: '검증요청완료', status: 'requestVerified', step: 4, tone: 'progress' },
  { proves: ['A-141', 'A-162'], word: '미선정', status: 'notSelected', step: 4, tone: 'warning' },
  { proves: ['A-142', 'A-162'], word: '대상미선정', status: 'notSelected', step: 4, tone: 'warning' },
  { proves: ['A-141', 'A-163'], word: '지급완료', status: 'paymentComplete', step: 5, tone: 'good' },
  { proves: ['A-141', 'A-164'], word: '사용자취소', status: 'userCancel', step: null, tone: 'ended' },
  { proves: ['A-141', 'A-164'], word: '사용자삭제', status: 'userDelete', step: null, tone: 'ended' },
  { proves: ['A-142'], word: '서류이관', status: { unknown: '서류이관' }, step: null, tone: 'neutral' },
  { proves: ['A-142'], word: '', status: { unknown: '' }, step: null, tone: 'neutral' },
  { proves: ['A-142'], word: ' 신청', status: { unknown: ' 신청' }, step: null, tone: 'neutral' },
]
