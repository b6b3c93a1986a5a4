import type { ApplicationStatus } from '#domain/application-status/application-status.table'
import { sourceStates, type StateMachine, transitionsOf } from '#domain/kernel/transitions'
import { PROOF_STATUS_ROWS, PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'
import { decideProofTransition, type ProofTransition, type StatusAfterSupplementFacts } from '#domain/proof/transitions'
import { SUPPLEMENT_END_CASES } from '#domain/proof/transitions.cases'
import {
  decideSupplementEnd,
  PROOF_ACTION_LABELS,
  PROOF_ITEM_ACTION_LABELS,
  PROOF_ITEM_TRANSITIONS,
  PROOF_TRANSITIONS,
  type ProofItemMachineTypes,
  type ProofMachineTypes,
  type ProofTransitionFacts,
} from '#domain/proof/transitions.table'
import { casesOf, makeMachineEntry, makeTableRuleEntry, stateNamesOf, yesNoWord } from '../../rule-entry.ts'

/** Returns the facts for the table. A status that the table does not know becomes `unknown`. */
const proofTransitionFactsOf = ({ proof, ...state }: StatusAfterSupplementFacts): ProofTransitionFacts => ({
  state: typeof proof === 'string' ? proof : 'unknown',
  ...state,
})

export const SUPPLEMENT_END_RULE = makeTableRuleEntry({
  prefix: 'SE',
  title: '보완의 끝',
  synonyms: ['보완 끝나면', '보완 다 했는데'],
  question: '보완이 끝나 증빙이 보완완료가 됩니까?',
  no: 58,
  answer: '보완요청 뒤에 기간과 총계를 저장하고 보완요청 항목이 남지 않으면 보완완료가 된다.',
  table: decideSupplementEnd.table,
  facts: {
    proofOpen: '증빙이 보완요청 상태',
    itemsOpen: '보완요청 항목이 남아 있음',
    written: '보완요청 뒤에 기간과 총계를 저장함',
  },
  verdicts: {
    ended: '보완완료가 된다',
    proofNotOpen: '보완요청 상태가 아니어서 그대로다',
    itemsOpen: '보완요청 항목이 남아 있어 그대로다',
    notWritten: '아직 저장하지 않아 그대로다',
  },
  cases: casesOf(SUPPLEMENT_END_CASES, ({ state }) => ({
    given: [
      ['증빙의 상태', proofStatusName(state.proof)],
      ['남은 보완요청 항목', `${state.openItems}개`],
      ['보완요청 뒤에 기간과 총계를 저장함', yesNoWord(state.written)],
    ],
    ask: () => decideSupplementEnd(proofTransitionFactsOf(state)),
  })),
})

const said = (may: boolean): string => (may ? '할 수 있다' : '거절한다')
const statesOf = (machine: StateMachine<ProofMachineTypes> | StateMachine<ProofItemMachineTypes>, row: string): string => {
  const found = transitionsOf(machine as StateMachine<ProofItemMachineTypes>).find(({ id }) => id === row)
  return (found === undefined ? [] : sourceStates(found)).map((state) => Reflect.get(STATES, state) as string).join(', ')
}
const proofChange = (change: ProofTransition): string => said('to' in decideProofTransition(change).verdict)
const supplemented = (status: ApplicationStatus | null): string =>
  proofChange({ who: 'applicant', action: 'supplement', from: 'supplementRequest', application: status === null ? null : { status, proofs: [] } })

const STATES = { ...stateNamesOf(PROOF_STATUS_ROWS), unknown: '알 수 없는 상태' }

/** The statuses to which no change leads. */
const READ_ONLY = PROOF_STATUSES.filter((status) => transitionsOf(PROOF_TRANSITIONS).every(({ to }) => to !== status))
  .map(proofStatusName)
  .join(', ')

export const PROOF_MACHINE = makeMachineEntry({
  prefix: 'TM',
  title: '증빙의 상태',
  question: '누가 증빙을 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 52,
  answer: '신청자는 증빙을 등록하고 보완하고 취소하며, 보완이 끝나면 시스템이, 나머지는 담당자가 바꾼다.',
  notes: [{ says: `${READ_ONLY}와 모든 신속지급 증빙은 기관이 보낸 것을 읽기만 한다.`, refs: ['A-181', 'P-276'] }],
  machine: PROOF_TRANSITIONS,
  actions: PROOF_ACTION_LABELS,
  states: STATES,
  functionCases: [
    { proves: ['A-254'], given: 'TM-5: 어디서', outcome: '제출, 제출완료, 검토대기, 보완요청, 보완완료, 검토중, 대상선정, 미선정, 보류, 알 수 없는 상태', ask: () => statesOf(PROOF_TRANSITIONS, 'TM-5') },
    { proves: ['D3-759'], given: 'TM-10: 어디서', outcome: '제출완료, 검토대기, 보완완료, 검토중, 심의, 제출, 보류, 보완요청, 승인, 대상선정', ask: () => statesOf(PROOF_TRANSITIONS, 'TM-10') },
    { proves: ['P-284'], given: 'TM-3: 신청을 읽지 못함', outcome: '할 수 있다', ask: () => supplemented(null) },
    { proves: ['P-284'], given: 'TM-3: 대상선정인 신청', outcome: '할 수 있다', ask: () => supplemented('targetSelected') },
    { proves: ['D2-569'], given: 'TM-3: 지급완료인 신청', outcome: '거절한다', ask: () => supplemented('paymentComplete') },
    { proves: ['D2-569'], given: 'TM-3: 미선정인 신청', outcome: '거절한다', ask: () => supplemented('notSelected') },
    { proves: ['P-085'], given: 'TM-6: 택배사가 조회하고 있는 조회 증빙 (제출)', outcome: '거절한다', ask: () => proofChange({ who: 'officer', action: 'approve-proof', from: 'submitted', type: 'parcel' }) },
    { proves: ['P-085'], given: 'TM-6: 조회가 끝난 조회 증빙 (검토대기)', outcome: '할 수 있다', ask: () => proofChange({ who: 'officer', action: 'approve-proof', from: 'reviewWaiting', type: 'parcel' }) },
    { proves: ['P-276'], given: 'TM-6: 제출인 이용 증빙', outcome: '할 수 있다', ask: () => proofChange({ who: 'officer', action: 'approve-proof', from: 'submitted', type: 'general' }) },
    { proves: ['P-284', 'D3-764'], given: 'TM-7: 취소되지 않은 서류가 있음', outcome: '할 수 있다', ask: () => proofChange({ who: 'officer', action: 'request-proof-supplement', from: 'submitComplete', type: 'general', hasDocument: true }) },
    { proves: ['P-284', 'D3-764'], given: 'TM-7: 취소되지 않은 서류가 없음', outcome: '거절한다', ask: () => proofChange({ who: 'officer', action: 'request-proof-supplement', from: 'reviewWaiting', type: 'parcel', hasDocument: false }) },
    { proves: ['P-085'], given: 'TM-11: 택배사 조회 증빙', outcome: '할 수 있다', ask: () => proofChange({ who: 'officer', action: 'finish-parcel', from: 'submitted', type: 'parcel' }) },
    { proves: ['P-085'], given: 'TM-11: 이용 증빙', outcome: '거절한다', ask: () => proofChange({ who: 'officer', action: 'finish-parcel', from: 'submitted', type: 'general' }) },
  ],
})

export const PROOF_ITEM_MACHINE = makeMachineEntry({
  prefix: 'TI',
  title: '증빙 항목의 상태',
  question: '누가 증빙의 서류 하나를 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 53,
  answer: '신청자는 보완요청인 서류를 지우거나 다시 올리고, 담당자가 증빙을 바꾸면 서류도 바뀐다.',
  notes: [{ says: '다시 올린 서류의 등록일은 다시 올린 날이 된다.', refs: ['P-286'] }],
  machine: PROOF_ITEM_TRANSITIONS,
  actions: PROOF_ITEM_ACTION_LABELS,
  states: { ...STATES, deleted: '삭제 (목록에서 빠짐)' },
  functionCases: [
    { proves: ['A-254'], given: 'TI-6: 어디서', outcome: '제출, 제출완료, 검토대기, 보완요청, 보완완료, 검토중, 심의, 승인, 대상선정, 미선정, 보류, 지급완료', ask: () => statesOf(PROOF_ITEM_TRANSITIONS, 'TI-6') },
    { proves: ['A-254'], given: 'TI-5: 어디서', outcome: '제출, 제출완료, 검토대기, 보완요청, 보완완료, 검토중, 대상선정, 미선정, 보류, 알 수 없는 상태', ask: () => statesOf(PROOF_ITEM_TRANSITIONS, 'TI-5') },
  ],
})
