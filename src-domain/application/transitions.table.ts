import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts'
import { type ActionOf, type TransitionCondition, type StateMachine, NOT_SPECIFIED_REF, type StateGroup } from '../kernel/transitions.ts'
import { isApprovedProofStatus, PROOF_STATUS_ROWS, proofStatusRow, type ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { TransferLeft } from '../proof/support-limit.ts'
import { APPLICATION_STATUSES, applicationStatusFromName, applicationStatusRow, type ApplicationStatus, type StoredApplicationStatus } from '../application-status/application-status.table.ts'

/**
 * The state of an application. 등록 (`registered`): the application has a number, but is not submitted yet.
 * `unknown`: the status table does not have the status.
 */
export type ApplicationState = ApplicationStatus | 'registered' | 'unknown'

/** Actions on an application, with the actor and the Korean name; officer actions in their usual order. */
export const APPLICATION_ACTION_LABELS = {
  applicant: {
    submit: '신청서 제출',
    'edit-account': '계좌정보 수정 (계좌인증을 마친 뒤, A-210)',
    'edit-business': '사업자 정보 수정 (BA-1 뒤에, A-218)',
    cancel: '신청 취소',
    reapply: '다시 신청 (재신청, A-251)',
  },
  officer: {
    'look-up': '정보조회 시작',
    verify: '검증 시작',
    review: '검토 시작',
    deliberate: '심의 상정',
    select: '지원대상 선정',
    'request-supplement': '보완 요청',
    reject: '지원대상 제외',
    hold: '심의 보류',
    pay: '지원금 지급',
    'fail-transfer': '이체 실패 처리',
    cancel: '신청 취소 처리',
  },
} as const

export type ApplicationAction = ActionOf<typeof APPLICATION_ACTION_LABELS>

type ApplicationTransitionFacts = {
  readonly state: ApplicationState
  readonly proofs?: readonly ProofStatusOrText[]
  readonly transferLeft?: TransferLeft
  readonly settings?: Pick<Settings, 'accountEditStatuses'>
}

export type ApplicationTransitionReason = 'status' | 'proof'

/** The types of this state machine. No row leads to a read-only status. */
export type ApplicationMachineTypes = {
  readonly action: ApplicationAction
  readonly state: ApplicationState
  readonly next: StoredApplicationStatus | 'registered'
  readonly facts: ApplicationTransitionFacts
  readonly reason: ApplicationTransitionReason
}

type Group = StateGroup<ApplicationState>
type Condition = TransitionCondition<ApplicationTransitionFacts, ApplicationTransitionReason>

const CANCELLABLE: Group = {
  name: 'cancellable',
  says: '신청자가 취소할 수 있는 상태',
  states: ['applied', 'received', 'infoLookup', 'supplementRequest', 'supplementComplete', 'verification', 'hold', 'underReview', 'targetSelected', 'notSelected', 'unknown'],
}
const AT_AGENCY: Group = {
  name: 'atAgency',
  says: '지급완료, 사용자취소, 사용자삭제, 알 수 없는 상태를 뺀, 제출한 모든 상태',
  states: APPLICATION_STATUSES.filter((status) => !['paid', 'cancelled'].includes(applicationStatusRow(status).stage)),
}
/**
 * The statuses from which a setting may open an account edit. A paid or a cancelled application is not among them,
 * because no setting brings it back. [D2-351]
 */
const OTHERS: Group = {
  name: 'others',
  says: '‘신청’, 지급완료와 취소를 뺀 상태',
  states: [...AT_AGENCY.states.filter((status) => status !== 'applied'), 'unknown'],
}

/**
 * The statuses after the selection and before the payment. A hold opens the decision again. A failed transfer is not
 * among them: it stays until the applicant has corrected the account, because no other status asks for that. [D3-762]
 * [D3-767]
 */
const DECIDED: readonly ApplicationStatus[] = ['targetSelected', 'approved', 'requestVerified']

const noProofThat = (trait: 'stopsCancellation' | 'paid', ref: string): Condition => ({
  says: `${Object.values(PROOF_STATUS_ROWS).flatMap((row) => (row[trait] ? [row.ko] : [])).join(', ')}인 증빙이 없다`,
  refuses: 'proof',
  ref,
  holds: ({ proofs }) => proofs !== undefined && !proofs.some((proof) => proofStatusRow(proof)[trait]),
})
const NO_DECIDED_PROOF = noProofThat('stopsCancellation', 'A-200')
/** The condition that no proof has been paid: the payment of a proof is final. */
const NO_PAID_PROOF = noProofThat('paid', NOT_SPECIFIED_REF)
/** The condition that a transfer can fail: an amount below the maximum is left to transfer. [D3-758] [D3-766] */
const TRANSFER_IS_DUE: Condition = {
  says: '한도와, 확인지급이면 승인된 증빙이나 결정금액이 남아 있다',
  refuses: 'proof',
  ref: NOT_SPECIFIED_REF,
  holds: ({ proofs = [], transferLeft }) =>
    transferLeft === 'total' || (transferLeft === 'proofs' && proofs.some(isApprovedProofStatus)),
}
const namesOpenOf = (states: readonly ApplicationState[]): string =>
  DEFAULT_SETTINGS.accountEditStatuses.filter((name) => states.some((state) => state === applicationStatusFromName(name))).join(', ') || '없음'

/**
 * Returns the condition that the setting allows an account edit. Its text lists the states that the default setting
 * allows.
 */
const openedBySetting = (states: readonly ApplicationState[]): Condition => ({
  says: `운영 설정이 계좌 변경을 열어 둔 상태이다 (지금 설정에서는 ${namesOpenOf(states)})`,
  refuses: 'status',
  ref: 'A-174',
  holds: ({ state, settings }) => settings?.accountEditStatuses.some((word) => applicationStatusFromName(word) === state) ?? false,
})

/**
 * 신청 진행상태의 전이: the changes of an application's status, each with its actor. No row leads to `접수완료` or `승인`, because
 * they are read and never written. [D2-34] [D2-35] [D2-39]
 */
export const APPLICATION_TRANSITIONS: StateMachine<ApplicationMachineTypes> = [
  { id: 'TA-1',  who: 'applicant', action: 'submit',             to: 'applied',            ref: 'A-245', from: ['registered'] },
  { id: 'TA-2',  who: 'applicant', action: 'edit-account',       to: 'applied',            ref: 'A-213', from: ['applied'], given: openedBySetting(['applied']) },
  { id: 'TA-3',  who: 'applicant', action: 'edit-account',       to: 'requestVerified',    ref: 'A-214', from: OTHERS, given: openedBySetting(OTHERS.states) },
  { id: 'TA-4',  who: 'applicant', action: 'edit-business',      to: 'supplementComplete', ref: 'A-219', from: ['supplementRequest'] },
  { id: 'TA-5',  who: 'applicant', action: 'cancel',             to: 'userDelete',         ref: 'A-252', from: CANCELLABLE, given: NO_DECIDED_PROOF },
  { id: 'TA-6',  who: 'applicant', action: 'reapply',            to: 'registered',         ref: 'A-251', from: ['userDelete'] },
  { id: 'TA-7',  who: 'officer',   action: 'look-up',            to: 'infoLookup',         ref: NOT_SPECIFIED_REF, from: ['applied', 'received'] },
  { id: 'TA-8',  who: 'officer',   action: 'verify',             to: 'verification',       ref: NOT_SPECIFIED_REF, from: ['applied', 'received', 'infoLookup', 'supplementRequest', 'supplementComplete'] },
  { id: 'TA-9',  who: 'officer',   action: 'review',             to: 'underReview',        ref: NOT_SPECIFIED_REF, from: ['infoLookup', 'verification', 'supplementComplete', 'hold', 'notSelected'] },
  { id: 'TA-10', who: 'officer',   action: 'deliberate',         to: 'deliberation',       ref: NOT_SPECIFIED_REF, from: ['verification', 'underReview', 'supplementComplete'] },
  { id: 'TA-11', who: 'officer',   action: 'select',             to: 'targetSelected',     ref: NOT_SPECIFIED_REF, from: ['verification', 'underReview', 'deliberation', 'hold', 'requestVerified'] },
  { id: 'TA-12', who: 'officer',   action: 'request-supplement', to: 'supplementRequest',  ref: NOT_SPECIFIED_REF, from: ['applied', 'received', 'infoLookup', 'verification', 'underReview'] },
  { id: 'TA-13', who: 'officer',   action: 'reject',             to: 'notSelected',        ref: NOT_SPECIFIED_REF, from: ['infoLookup', 'verification', 'supplementRequest', 'supplementComplete', 'underReview', 'deliberation', 'hold'], given: NO_PAID_PROOF },
  { id: 'TA-14', who: 'officer',   action: 'hold',               to: 'hold',               ref: NOT_SPECIFIED_REF, from: ['verification', 'supplementComplete', 'underReview', 'deliberation', ...DECIDED] },
  { id: 'TA-15', who: 'officer',   action: 'pay',                to: 'paymentComplete',    ref: NOT_SPECIFIED_REF, from: ['targetSelected', 'approved', 'requestVerified'] },
  { id: 'TA-16', who: 'officer',   action: 'fail-transfer',      to: 'transferError',      ref: NOT_SPECIFIED_REF, from: ['targetSelected', 'approved', 'requestVerified'], given: TRANSFER_IS_DUE },
  { id: 'TA-17', who: 'officer',   action: 'cancel',             to: 'userCancel',         ref: NOT_SPECIFIED_REF, from: AT_AGENCY, given: NO_PAID_PROOF },
  { id: 'TA-18', otherwise: 'status', ref: 'A-250' },
]
