import type { ApplicationStatus } from '#domain/application/status.table'
import type { ProofStatus } from '#domain/proof/proof-status.table'

/** What an order has to say beside its action. */
export type Needs = 'nothing' | 'reasons' | 'amount' | 'items' | 'records'

/** An action on an application: its name for people, in which statuses it is possible, and what the status becomes. */
export type ApplicationAction = {
  readonly title: string
  readonly from: readonly ApplicationStatus[]
  readonly to: ApplicationStatus
  readonly needs: 'nothing' | 'reasons' | 'amount'
}

/** What happens to applications at the agency's desk, in the order in which it usually does. */
export const APPLICATION_ACTIONS = {
  'look-up': { title: '정보조회 시작', from: ['applied', 'received'], to: 'infoLookup', needs: 'nothing' },
  verify: {
    title: '검증 시작',
    from: ['applied', 'received', 'infoLookup', 'supplementComplete'],
    to: 'verification',
    needs: 'nothing',
  },
  review: {
    title: '검토 시작',
    from: ['infoLookup', 'verification', 'supplementComplete', 'hold'],
    to: 'underReview',
    needs: 'nothing',
  },
  deliberate: {
    title: '심의 상정',
    from: ['verification', 'underReview', 'supplementComplete'],
    to: 'deliberation',
    needs: 'nothing',
  },
  select: {
    title: '지원대상 선정',
    from: ['verification', 'underReview', 'deliberation', 'hold'],
    to: 'targetSelected',
    needs: 'nothing',
  },
  'request-supplement': {
    title: '보완 요청',
    from: ['applied', 'received', 'infoLookup', 'verification', 'underReview'],
    to: 'supplementRequest',
    needs: 'reasons',
  },
  reject: {
    title: '지원대상 제외',
    from: [
      'infoLookup',
      'verification',
      'supplementRequest',
      'supplementComplete',
      'underReview',
      'deliberation',
      'hold',
    ],
    to: 'notSelected',
    needs: 'reasons',
  },
  hold: {
    title: '지급 보류',
    from: ['verification', 'supplementComplete', 'underReview', 'deliberation', 'targetSelected'],
    to: 'hold',
    needs: 'reasons',
  },
  pay: {
    title: '지원금 지급',
    from: ['targetSelected', 'approved', 'requestVerified'],
    to: 'paymentComplete',
    needs: 'amount',
  },
  'fail-transfer': {
    title: '이체 실패 처리',
    from: ['targetSelected', 'approved', 'requestVerified'],
    to: 'transferError',
    needs: 'nothing',
  },
  cancel: {
    title: '신청 취소 처리',
    from: [
      'applied',
      'received',
      'infoLookup',
      'verification',
      'supplementRequest',
      'supplementComplete',
      'underReview',
      'deliberation',
      'targetSelected',
      'notSelected',
      'hold',
      'transferError',
      'requestVerified',
      'approved',
    ],
    to: 'userCancel',
    needs: 'nothing',
  },
} as const satisfies Readonly<Record<string, ApplicationAction>>

/** An action on a proof. `parcel` is for proofs that a carrier looks up, `others` for all the rest. */
export type ProofAction = {
  readonly title: string
  readonly on: 'parcel' | 'others' | 'all'
  readonly from: readonly ProofStatus[]
  readonly to: ProofStatus
  readonly needs: Needs
}

const WAITING = ['submitComplete', 'reviewWaiting', 'supplementComplete', 'underReview', 'deliberation'] as const

/** What happens to proofs at the agency's desk. A proof without a status counts as submitted. */
export const PROOF_ACTIONS = {
  'approve-proof': {
    title: '증빙 승인',
    on: 'all',
    from: [...WAITING, 'submitted', 'hold'],
    to: 'approved',
    needs: 'amount',
  },
  'request-proof-supplement': {
    title: '증빙 보완 요청',
    on: 'others',
    from: [...WAITING, 'submitted', 'hold'],
    to: 'supplementRequest',
    needs: 'items',
  },
  'pay-proof': {
    title: '증빙 지급',
    on: 'all',
    from: ['approved', 'targetSelected'],
    to: 'paymentComplete',
    needs: 'amount',
  },
  'hold-proof': { title: '증빙 보류', on: 'all', from: WAITING, to: 'hold', needs: 'nothing' },
  'reject-proof': {
    title: '증빙 제외',
    on: 'all',
    from: [...WAITING, 'submitted', 'hold', 'supplementRequest'],
    to: 'notSelected',
    needs: 'nothing',
  },
  'finish-parcel': {
    title: '택배사 조회 완료',
    on: 'parcel',
    from: ['submitted'],
    to: 'reviewWaiting',
    needs: 'records',
  },
} as const satisfies Readonly<Record<string, ProofAction>>

/** The one action on an objection. */
export const OPINION_ACTIONS = { 'answer-opinion': { title: '의견 답변', needs: 'answer' } } as const

/** Every action that an officer knows. */
export const OFFICER_ACTIONS: readonly string[] = [
  ...Object.keys(APPLICATION_ACTIONS),
  ...Object.keys(PROOF_ACTIONS),
  ...Object.keys(OPINION_ACTIONS),
]
