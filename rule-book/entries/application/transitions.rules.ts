import {
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusName,
  type ApplicationStatusOrText,
} from '#domain/application-status/application-status.table'
import {
  type ApplicationChange,
  canEditAccount,
  canEditBusiness,
  canReapply,
  decideApplicationTransition,
  decideCancellation,
} from '#domain/application/transitions'
import { APPLICATION_ACTION_LABELS, APPLICATION_TRANSITIONS, type ApplicationTransitionReason } from '#domain/application/transitions.table'
import type { PaymentType } from '#domain/business/payment-type'
import { transitionsOf } from '#domain/kernel/transitions'
import { Won } from '#domain/kernel/won'
import type { ProofForRules } from '#domain/proof/proof'
import { PROOF_STATUSES, type ProofStatus, proofStatusName } from '#domain/proof/proof-status.table'
import { transferLeftOf } from '#domain/proof/support-limit'
import { makeMachineEntry, stateNamesOf } from '../../rule-entry.ts'

/** Lists names with their count, so that a list is never the word of a single status. */
const listed = (names: readonly string[]): string => (names.length === 0 ? '없음' : `${names.join(', ')} (${names.length}가지)`)
const UNKNOWN: ApplicationStatusOrText = { unknown: '알 수 없는 상태' }
const statusesThat = (may: (status: ApplicationStatusOrText) => boolean): string =>
  listed([...APPLICATION_STATUSES, UNKNOWN].filter(may).map(applicationStatusName))

const REASON_WORDS: Readonly<Record<ApplicationTransitionReason, string>> = { status: '진행상태 때문에 거절한다', proof: '증빙 때문에 거절한다' }
const answerTo = (change: ApplicationChange): string => {
  const { verdict } = decideApplicationTransition(change)
  return 'to' in verdict ? '할 수 있다' : REASON_WORDS[verdict.refused]
}

/** The proof statuses that refuse an action from this status. */
const refusedBy = (change: Extract<ApplicationChange, { readonly proofs: unknown }>): string =>
  listed(
    PROOF_STATUSES.filter((status) => answerTo({ ...change, proofs: [status] }) === REASON_WORDS.proof).map(proofStatusName),
  )
const officer = (action: 'reject' | 'fail-transfer' | 'cancel', from: ApplicationStatusOrText) =>
  ({ who: 'officer', action, from, proofs: [], transferLeft: 'proofs' }) as const
/** The answer to a failed transfer of an application with this decided amount, and with proofs of these statuses and amounts. */
const failedTransfer = (
  proofs: readonly (readonly [status: ProofStatus, decidedAmount: number])[],
  decidedAmount = 0,
  paymentType: PaymentType = 'confirmed',
): string => {
  const stored = proofs.map(([status, amount], i): ProofForRules => ({ id: `${i}`, proofType: 'general', status, decidedAmount: Won(amount) }))
  const transferLeft = transferLeftOf(paymentType, { proofs: stored, decidedAmount })
  return answerTo({ ...officer('fail-transfer', 'targetSelected'), proofs: proofs.map(([status]) => status), transferLeft })
}
const cancelableFrom = (action: 'cancel'): string =>
  statusesThat((from) => 'to' in decideApplicationTransition(officer(action, from)).verdict)
const accountEdit = (opened: readonly ApplicationStatus[]): string =>
  statusesThat((status) => canEditAccount(status, { accountEditStatuses: opened.map(applicationStatusName) }))

/** The statuses to which no change leads. */
const READ_ONLY = APPLICATION_STATUSES.filter(
  (status) => transitionsOf(APPLICATION_TRANSITIONS).every(({ to }) => to !== status),
)
  .map(applicationStatusName)
  .join(', ')

export const APPLICATION_MACHINE = makeMachineEntry({
  prefix: 'TA',
  title: '신청의 진행상태',
  synonyms: ['재신청', '정하지 않음', '신청 취소', '심의 취소', '대상선정 취소', '다시 신청하기', '신청 내용 수정', '내용 수정', '낸 뒤에 수정', '기존 신청', '보류 다음', '보류를 누가 푸나', '계좌 변경', '계좌 수정', '계좌정보 수정', '계좌는 언제 바꿀', '신청 철회', '심의 중에 취소', '지급 후 계좌', '담당자', '담당자의 처리'],
  question: '누가 신청을 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 32,
  answer:
    '신청자는 제출, 취소, 다시 신청을 하고, 보완요청이면 사업자 정보를, 이체결과오류이면 계좌를 고치며, 나머지는 담당자가 바꾼다.',
  notes: [
    { says: '다시 신청하면 옛 신청서와 동의를 지우고 새 신청번호로 등록된다. 제출하지 않은 등록이 그 번호에 있으면 그것을 이어받는다. 옛 서류, 증빙, 파일, 의견과 처리 기록은 기관에 남고 신청자에게 보이지 않는다.', refs: ['A-251', 'D1-671'] },
    { says: `${READ_ONLY}은 기관이 보낸 것을 읽기만 한다.`, refs: ['D2-34'] },
    { says: '서버는 사업자 정보 수정을 EN과 RA-3으로, 계좌정보 수정을 CE-5로 다시 본다. 번호를 고쳐도 신청유형과 관리구분은 그대로이다.', refs: ['A-214', 'A-219'] },
  ],
  machine: APPLICATION_TRANSITIONS,
  actions: APPLICATION_ACTION_LABELS,
  states: { registered: '등록 (제출 전)', ...stateNamesOf(APPLICATION_STATUS_ROWS), unknown: '알 수 없는 상태' },
  first: 'registered',
  functionCases: [
    { proves: ['A-200'], given: 'TA-5: 신청자의 취소를 막는 증빙', outcome: '심의, 승인, 지급완료 (3가지)', ask: () => refusedBy({ who: 'applicant', action: 'cancel', from: 'targetSelected', proofs: [] }) },
    { proves: ['A-200'], given: 'TA-13: 지원대상 제외를 막는 증빙', outcome: '지급완료 (1가지)', ask: () => refusedBy(officer('reject', 'verification')) },
    { proves: ['A-200'], given: 'TA-17: 담당자의 취소를 막는 증빙', outcome: '지급완료 (1가지)', ask: () => refusedBy(officer('cancel', 'targetSelected')) },
    { proves: ['A-250'], given: 'TA-17: 담당자가 취소할 수 있는 진행상태', outcome: '신청, 접수완료, 정보조회, 보완요청, 보완완료, 검증, 보류, 심의, 검토중, 대상선정, 승인, 이체결과오류, 검증요청완료, 미선정 (14가지)', ask: () => cancelableFrom('cancel') },
    { proves: ['D3-766'], given: 'TA-16: 확인지급, 증빙도 결정금액도 없음', outcome: '증빙 때문에 거절한다', ask: () => failedTransfer([]) },
    { proves: ['D3-766'], given: 'TA-16: 확인지급, 제출완료인 증빙뿐', outcome: '증빙 때문에 거절한다', ask: () => failedTransfer([['submitComplete', 0]]) },
    { proves: ['D3-766'], given: 'TA-16: 확인지급, 증빙이 없고 결정금액 120,000원', outcome: '할 수 있다', ask: () => failedTransfer([], 120_000) },
    { proves: ['D3-766'], given: 'TA-16: 신속지급, 증빙도 결정금액도 없음', outcome: '할 수 있다', ask: () => failedTransfer([], 0, 'rapid') },
    { proves: ['D3-758'], given: 'TA-16: 확인지급, 120,000원이 지급완료인 증빙뿐', outcome: '증빙 때문에 거절한다', ask: () => failedTransfer([['paymentComplete', 120_000]], 120_000) },
    { proves: ['D3-758'], given: 'TA-16: 확인지급, 120,000원이 지급완료인 증빙과 승인된 증빙', outcome: '할 수 있다', ask: () => failedTransfer([['paymentComplete', 120_000], ['approved', 50_000]], 120_000) },
    { proves: ['D3-755'], given: 'TA-16: 확인지급, 300,000원이 지급완료인 증빙과 승인된 증빙', outcome: '증빙 때문에 거절한다', ask: () => failedTransfer([['paymentComplete', 300_000], ['approved', 50_000]], 300_000) },
    { proves: ['A-219'], given: '사업자 정보를 수정할 수 있는 진행상태', outcome: '보완요청 (1가지)', ask: () => statusesThat(canEditBusiness) },
    { proves: ['A-251'], given: '다시 신청할 수 있는 진행상태', outcome: '사용자삭제 (1가지)', ask: () => statusesThat(canReapply) },
    { proves: ['A-174'], given: '계좌를 수정할 수 있는 진행상태 (설정: 신청, 이체결과오류)', outcome: '신청, 이체결과오류 (2가지)', ask: () => accountEdit(['applied', 'transferError']) },
    { proves: ['D2-351'], given: '계좌를 수정할 수 있는 진행상태 (설정: 지급완료, 사용자취소)', outcome: '없음', ask: () => accountEdit(['paymentComplete', 'userCancel']) },
    { proves: ['A-199', 'A-201'], given: '취소할 수 있는 진행상태', outcome: '신청, 접수완료, 정보조회, 보완요청, 보완완료, 검증, 보류, 검토중, 대상선정, 미선정, 알 수 없는 상태 (11가지)', ask: () => statusesThat((status) => decideCancellation({ status, proofs: [] }).verdict === 'ok') },
  ],
})
