import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { type ProofStatusOrText, proofStatusName } from './proof-status.table.ts'
import type { StatusAfterSupplementFacts } from './supplement.ts'
import {
  type ProofTransitionFacts,
  type SupplementEndVerdict,
  SUPPLEMENT_END_TABLE,
  decideSupplementEnd,
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
  table: SUPPLEMENT_END_TABLE,
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
