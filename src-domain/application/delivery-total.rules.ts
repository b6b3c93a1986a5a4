import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { ASK_DELIVERY_TOTAL_TABLE, decideToAskDeliveryTotal } from './delivery-total.ts'

export const ASK_DELIVERY_TOTAL_RULE = makeTableRuleEntry({
  prefix: 'DT',
  title: '배달료 조회',
  synonyms: ['배달료 정보가 없습니다', '조회된 배달료'],
  question: '신청서를 열 때 배달플랫폼의 배달료를 조회하여 보입니까?',
  no: 117,
  answer: '신속지급 신청서에만 조회하여 보인다.',
  notes: [
    { says: '조회한 배달료가 0원보다 적으면 없는 것으로 보고, 0원은 그대로 보인다.', refs: ['A-051', 'D2-612'] },
  ],
  table: ASK_DELIVERY_TOTAL_TABLE,
  facts: { rapid: '신속지급 (PT)' },
  verdicts: {
    asked: '조회하여 보이고, 없거나 읽지 못하면 배달료 정보가 없다고 보인다',
    notAsked: '조회하지 않는다',
  },
  cases: {
    ofFacts: [
      { proves: ['A-051'], rule: 'DT-1', facts: { rapid: false }, verdict: 'notAsked' },
      { proves: ['A-051'], rule: 'DT-4', facts: { rapid: true }, verdict: 'asked' },
    ],
    ask: decideToAskDeliveryTotal,
  },
})
