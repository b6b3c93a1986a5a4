import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import { type ActionOf, type TransitionCondition, type StateMachine, NOT_SPECIFIED_REF, type StateGroup } from '../kernel/transitions.ts'
import { isApprovedProofStatus, PROOF_STATUSES, type ProofStatus } from './proof-status.table.ts'
import type { ProofType } from './proof.ts'
import { decideSupplementEligibility } from './supplement-eligibility.ts'
import type { ApplicationForProofRules } from './support-limit.ts'

/** The state of a proof. `none`: the proof does not exist yet. `unknown`: the status table does not have the status. */
export type ProofState = ProofStatus | 'none' | 'unknown'

/** The state of an item. `deleted`: it was removed during a supplement and is no longer listed. */
export type ProofItemState = ProofState | 'deleted'

const OFFICER_ACTIONS = {
  'approve-proof': '증빙 승인',
  'request-proof-supplement': '증빙 보완 요청',
  'pay-proof': '증빙 지급',
  'hold-proof': '증빙 보류',
  'reject-proof': '증빙 제외',
  'finish-parcel': '택배사 조회 완료',
} as const

export const PROOF_ACTION_LABELS = {
  applicant: {
    register: '증빙 등록 (대상선정일 때)',
    'request-carriers': '택배사 조회 신청 (대상선정일 때)',
    supplement: '보완 저장',
    cancel: '증빙 취소 (PC)',
  },
  officer: OFFICER_ACTIONS,
  system: { 'end-supplement': '보완 종료' },
} as const

/** Actions on one document of a proof. An officer's action on a proof also applies to the documents of the proof. */
export const PROOF_ITEM_ACTION_LABELS = {
  applicant: {
    register: '증빙 등록',
    add: '보완 파일 추가',
    replace: '다시 올리기',
    delete: '파일 삭제',
    cancel: '증빙 항목 취소 (PC)',
  },
  officer: { ...OFFICER_ACTIONS, 'request-proof-supplement': '증빙 보완 요청 (지목한 서류만)' },
} as const

export type ProofAction = ActionOf<typeof PROOF_ACTION_LABELS>
export type ProofItemAction = ActionOf<typeof PROOF_ITEM_ACTION_LABELS>

/**
 * The facts in the conditions of the rows. Each fact is required only for the actions whose rows have its condition.
 * `application` is null if it could not be read. `openItems` and `written` have the same
 * meaning as in the rule about the end of a supplement. [P-283]
 */
export type ProofTransitionFacts = {
  readonly state: ProofState
  readonly application?: ApplicationForProofRules | null
  readonly type?: ProofType
  /** True if the proof has a document that is not cancelled: a supplement can be requested for it. [D3-764] */
  readonly hasDocument?: boolean
  readonly openItems?: number
  readonly written?: boolean
}

type ProofTransitionReason = 'status' | 'type' | 'noDocument' | 'applicationClosed' | 'itemsOpen'

export type ProofMachineTypes = {
  readonly action: ProofAction
  readonly state: ProofState
  readonly next: ProofStatus
  readonly facts: ProofTransitionFacts
  readonly reason: ProofTransitionReason
}

export type ProofItemMachineTypes = {
  readonly action: ProofItemAction
  readonly state: ProofItemState
  readonly next: ProofStatus | 'deleted'
  readonly facts: undefined
  readonly reason: 'status'
}

type Condition = TransitionCondition<ProofTransitionFacts, ProofTransitionReason>

const CANCELLABLE: StateGroup<ProofState> = {
  name: 'cancellable',
  says: '신청자가 취소할 수 있는 상태',
  states: ['submitted', 'submitComplete', 'reviewWaiting', 'supplementRequest', 'supplementComplete', 'underReview', 'targetSelected', 'notSelected', 'hold', 'unknown'],
}
const WAITING: StateGroup<ProofState> = {
  name: 'waiting',
  says: '기관이 검토하는 상태',
  states: ['submitComplete', 'reviewWaiting', 'supplementComplete', 'underReview', 'deliberation'],
}
const UNDECIDED: StateGroup<ProofState> = {
  name: 'undecided',
  says: '결정되지 않은 상태',
  states: [...WAITING.states, 'submitted', 'hold'],
}
/** The states of a proof that is approved and not paid. An officer can take the approval back. [A-182] [D3-759] */
const APPROVED: readonly ProofState[] = PROOF_STATUSES.filter(isApprovedProofStatus)
const REJECTABLE: StateGroup<ProofState> = {
  name: 'rejectable',
  says: '지급완료, 미선정, 취소, 알 수 없는 상태를 뺀 모든 상태',
  states: [...UNDECIDED.states, 'supplementRequest', ...APPROVED],
}
const NOT_CANCELLED: StateGroup<ProofItemState> = {
  name: 'notCancelled',
  says: '취소되지 않은 상태',
  states: PROOF_STATUSES.filter((status) => status !== 'userCancel' && status !== 'userDelete'),
}

const CAN_BE_SUPPLEMENTED: Condition = {
  says: '보완할 수 있는 신청이다 (SP-5)',
  refuses: 'applicationClosed',
  ref: 'D2-569',
  holds: ({ application }) => application === null || (application !== undefined && decideSupplementEligibility(application).verdict === 'ok'),
}
const IS_PARCEL: Condition = {
  says: '택배사 조회 증빙이다',
  refuses: 'type',
  ref: NOT_SPECIFIED_REF,
  holds: ({ type }) => type === 'parcel',
}
const HAS_DOCUMENT: Condition = {
  says: '취소되지 않은 서류가 있다',
  refuses: 'noDocument',
  ref: NOT_SPECIFIED_REF,
  holds: ({ hasDocument }) => hasDocument === true,
}
const IS_NO_RUNNING_LOOKUP: Condition = {
  says: '택배사가 조회하고 있지 않다',
  refuses: 'type',
  ref: NOT_SPECIFIED_REF,
  holds: ({ type, state }) => type !== 'parcel' || state !== 'submitted',
}
/** 보완 종료: the facts about the end of a supplement. */
type SupplementEndFacts = { readonly proofOpen: boolean; readonly itemsOpen: boolean; readonly written: boolean }
type SupplementEndVerdict = 'ended' | 'proofNotOpen' | 'itemsOpen' | 'notWritten'

/**
 * Decides whether the supplement has ended: no item is still sent back, and the proof was written after the request.
 * [P-283] [D3-55]
 */
export const decideSupplementEnd = decisionFrom(({ state, openItems, written }: ProofTransitionFacts): SupplementEndFacts => ({
    proofOpen: state === 'supplementRequest',
    itemsOpen: openItems !== 0,
    written: written === true,
  }), [
  { id: 'SE-1', when: { proofOpen: false }, then: 'proofNotOpen', ref: 'P-283' },
  { id: 'SE-2', when: { itemsOpen: true },  then: 'itemsOpen',    ref: 'P-283' },
  { id: 'SE-3', when: { written: false },   then: 'notWritten',   ref: 'P-283' },
  { id: 'SE-4', when: {},                   then: 'ended',        ref: 'P-283' },
] satisfies DecisionTable<SupplementEndFacts, SupplementEndVerdict>)

const NO_ITEM_OPEN: Condition = {
  says: '보완이 끝났다 (SE-4)',
  refuses: 'itemsOpen',
  ref: 'P-283',
  holds: (facts) => decideSupplementEnd(facts).verdict === 'ended',
}

/**
 * 증빙의 전이: the changes of a proof's status, each with its actor. A registration must also satisfy the rules whose ids
 * begin with RE. A cancellation must also satisfy the rules whose ids begin with PC, about the type of the proof and
 * the status of the application.
 */
export const PROOF_TRANSITIONS: StateMachine<ProofMachineTypes> = [
  { id: 'TM-1',  who: 'applicant', action: 'register',                 to: 'submitComplete',     ref: 'P-276', from: ['none'] },
  { id: 'TM-2',  who: 'applicant', action: 'request-carriers',         to: 'submitted',          ref: 'P-280', from: ['none'] },
  { id: 'TM-3',  who: 'applicant', action: 'supplement',               to: 'supplementRequest',  ref: 'P-284', from: ['supplementRequest'], given: CAN_BE_SUPPLEMENTED },
  { id: 'TM-4',  who: 'system',    action: 'end-supplement',           to: 'supplementComplete', ref: 'P-283', from: ['supplementRequest'], given: NO_ITEM_OPEN },
  { id: 'TM-5',  who: 'applicant', action: 'cancel',                   to: 'userDelete',         ref: 'A-254', from: CANCELLABLE },
  { id: 'TM-6',  who: 'officer',   action: 'approve-proof',            to: 'approved',           ref: NOT_SPECIFIED_REF, from: UNDECIDED, given: IS_NO_RUNNING_LOOKUP },
  { id: 'TM-7',  who: 'officer',   action: 'request-proof-supplement', to: 'supplementRequest',  ref: NOT_SPECIFIED_REF, from: UNDECIDED, given: HAS_DOCUMENT },
  { id: 'TM-8',  who: 'officer',   action: 'pay-proof',                to: 'paymentComplete',    ref: NOT_SPECIFIED_REF, from: APPROVED },
  { id: 'TM-9',  who: 'officer',   action: 'hold-proof',               to: 'hold',               ref: NOT_SPECIFIED_REF, from: WAITING },
  { id: 'TM-10', who: 'officer',   action: 'reject-proof',             to: 'notSelected',        ref: NOT_SPECIFIED_REF, from: REJECTABLE },
  { id: 'TM-11', who: 'officer',   action: 'finish-parcel',            to: 'reviewWaiting',      ref: NOT_SPECIFIED_REF, from: ['submitted'], given: IS_PARCEL },
  { id: 'TM-12', otherwise: 'status', ref: 'A-195' },
]

/**
 * 증빙 항목의 전이: changes of one document of a proof. The applicant may replace or delete a document only while its proof is
 * sent back (P-118); the state machine of the proof checks this.
 */
export const PROOF_ITEM_TRANSITIONS: StateMachine<ProofItemMachineTypes> = [
  { id: 'TI-1',  who: 'applicant', action: 'register',                 to: 'submitComplete',     ref: 'P-276', from: ['none'] },
  { id: 'TI-2',  who: 'applicant', action: 'add',                      to: 'supplementComplete', ref: 'P-279', from: ['none'] },
  { id: 'TI-3',  who: 'applicant', action: 'replace',                  to: 'supplementComplete', ref: 'P-286', from: ['supplementRequest'] },
  { id: 'TI-4',  who: 'applicant', action: 'delete',                   to: 'deleted',            ref: 'P-285', from: ['supplementRequest'] },
  { id: 'TI-5',  who: 'applicant', action: 'cancel',                   to: 'userCancel',         ref: 'A-254', from: CANCELLABLE },
  { id: 'TI-6',  who: 'officer',   action: 'approve-proof',            to: 'approved',           ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-7',  who: 'officer',   action: 'request-proof-supplement', to: 'supplementRequest',  ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-8',  who: 'officer',   action: 'pay-proof',                to: 'paymentComplete',    ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-9',  who: 'officer',   action: 'hold-proof',               to: 'hold',               ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-10', who: 'officer',   action: 'reject-proof',             to: 'notSelected',        ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-11', who: 'officer',   action: 'finish-parcel',            to: 'reviewWaiting',      ref: NOT_SPECIFIED_REF, from: NOT_CANCELLED },
  { id: 'TI-12', otherwise: 'status', ref: 'P-118' },
]
