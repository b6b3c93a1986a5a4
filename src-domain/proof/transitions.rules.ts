import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { makeTableRuleEntry, yesNoWord, stateNamesOf, makeMachineEntry } from '../rule-book/rule-entry.ts'
import { type ProofStatusOrText, proofStatusName, PROOF_STATUS_ROWS } from './proof-status.table.ts'
import type { StatusAfterSupplementFacts } from './supplement/supplement.ts'
import {
  type ProofTransitionFacts,
  type SupplementEndVerdict,
  decideSupplementEnd,
  PROOF_TRANSITIONS,
  PROOF_ACTION_LABELS,
  PROOF_ITEM_TRANSITIONS,
  PROOF_ITEM_ACTION_LABELS,
} from './transitions.table.ts'

/** Returns the facts for the table. A status that the table does not know becomes `unknown`. */
const proofTransitionFactsOf = ({ proof, ...state }: StatusAfterSupplementFacts): ProofTransitionFacts => ({
  state: typeof proof === 'string' ? proof : 'unknown',
  ...state,
})

/** Supplements, and whether they are complete. */
export const SUPPLEMENT_END_CASES: readonly DecisionCaseFrom<{
  about: string
  state: StatusAfterSupplementFacts
  after: ProofStatusOrText
}, SupplementEndVerdict>[] = [
  {
    proves: ['P-283'],
    about: 'the write after the last item was replaced or deleted',
    state: { proof: 'supplementRequest', openItems: 0, written: true },
    rule: 'SE-4',
    verdict: 'ended',
    after: 'supplementComplete',
  },
  { proves: ['P-283'], about: 'a deletion before the write', state: { proof: 'supplementRequest', openItems: 0, written: false }, rule: 'SE-3', verdict: 'notWritten', after: 'supplementRequest' },
  { proves: ['P-283'], about: 'a write while an item is still open', state: { proof: 'supplementRequest', openItems: 1, written: true }, rule: 'SE-2', verdict: 'itemsOpen', after: 'supplementRequest' },
  {
    proves: ['P-283'],
    about: 'a proof for which no supplement was requested',
    state: { proof: 'submitComplete', openItems: 0, written: true },
    rule: 'SE-1',
    verdict: 'proofNotOpen',
    after: 'submitComplete',
  },
  { proves: ['P-283'], about: 'an unknown status', state: { proof: { unknown: '이관' }, openItems: 0, written: true }, rule: 'SE-1', verdict: 'proofNotOpen', after: { unknown: '이관' } },
]

export const SUPPLEMENT_END_RULE = makeTableRuleEntry({
  prefix: 'SE',
  title: '보완의 끝',
  synonyms: ['보완 끝나면', '보완 다 했는데'],
  question: '보완이 끝나 증빙이 보완완료가 됩니까?',
  no: 58,
  answer: '보완 요청 뒤에 기간과 총계를 저장하고 보완요청 항목이 남지 않으면 보완완료가 된다.',
  table: decideSupplementEnd.table,
  facts: {
    proofOpen: '증빙이 보완요청 상태',
    itemsOpen: '보완요청 항목이 남아 있음',
    written: '보완 요청 뒤에 기간과 총계를 저장함',
  },
  verdicts: {
    ended: '보완완료가 된다',
    proofNotOpen: '보완요청 상태가 아니어서 그대로다',
    itemsOpen: '보완요청 항목이 남아 있어 그대로다',
    notWritten: '아직 저장하지 않아 그대로다',
  },
  cases: SUPPLEMENT_END_CASES.map(({ proves, rule, verdict, state }) => ({
    proves,
    rule,
    verdict,
    given: [
      ['증빙의 상태', proofStatusName(state.proof)],
      ['남은 보완요청 항목', `${state.openItems}개`],
      ['보완 요청 뒤에 기간과 총계를 저장함', yesNoWord(state.written)],
    ],
    ask: () => decideSupplementEnd(proofTransitionFactsOf(state)),
  })),
})

const STATES = { ...stateNamesOf(PROOF_STATUS_ROWS), unknown: '알 수 없는 상태' }

export const PROOF_MACHINE = makeMachineEntry({
  prefix: 'TM',
  title: '증빙의 상태',
  question: '누가 증빙을 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 52,
  answer: '신청자는 증빙을 등록하고 보완하고 취소하며, 보완이 끝나면 시스템이, 나머지는 담당자가 바꾼다.',
  notes: [{ says: '심의, 검토중, 대상선정, 사용자취소는 기관이 보낸 것을 읽기만 한다.', refs: ['A-181'] }],
  machine: PROOF_TRANSITIONS,
  actions: PROOF_ACTION_LABELS,
  states: STATES,
})

export const PROOF_ITEM_MACHINE = makeMachineEntry({
  prefix: 'TI',
  title: '증빙 항목의 상태',
  question: '누가 증빙의 서류 하나를 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 53,
  answer: '신청자는 보완을 요청받은 서류를 지우거나 다시 올리고, 담당자가 증빙을 바꾸면 서류도 함께 바뀐다.',
  machine: PROOF_ITEM_TRANSITIONS,
  actions: PROOF_ITEM_ACTION_LABELS,
  states: { ...STATES, deleted: '삭제 (목록에서 빠짐)' },
})
