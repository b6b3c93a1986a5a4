import { decidePaymentType, parsePaymentType, paymentTypeApiWord } from '#domain/business/payment-type'
import { makeTableRuleEntry } from '../../rule-entry.ts'

const PAYMENT_TYPE_CASES = [
  { proves: ['E-006', 'A-002'], rule: 'PT-1', facts: { word: '신속' }, verdict: 'rapid' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '일반' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '영업' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '신속지급' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: null }, verdict: 'confirmed' },
] as const

export const PAYMENT_TYPE_RULE = makeTableRuleEntry({
  prefix: 'PT',
  title: '신청유형',
  synonyms: ['빨리 받는 신청', '배달앱', '배달대행사', '배달료', '신속지급과 확인지급의 차이'],
  question:
    '배달앱이나 배달대행사를 이용하고 그 자료를 전산으로 받을 수 있어 기관이 정한 신속지급입니까, 확인지급입니까?',
  no: 7,
  answer: '기관이 ‘신속’이라고 정한 신청만 신속지급이고, 나머지는 확인지급이다.',
  notes: [
    { says: '신속지급은 조회한 내역이 미선정이 아니면 (NX-21) 증빙을 내지 않아도 되고 (NX-17), 확인지급은 대상으로 선정된 뒤 배달·택배 이용 증빙을 내야 한다.', refs: ['E-066', 'D1-147'] },
  ],
  table: decidePaymentType.table,
  facts: {
    word: {
      name: '기관이 적은 신청유형',
      values: [
        ['신속', '신속'],
        ['일반', '일반'],
        ['영업', '영업'],
        ['', '빈 값'],
        [null, '없음'],
      ],
    },
  },
  verdicts: { rapid: '신속지급', confirmed: '확인지급' },
  cases: PAYMENT_TYPE_CASES,
  functionCases: [
    { proves: ['A-220'], given: '신청유형 ‘영업’인 신청을 고쳐 보냄', outcome: '‘영업’', ask: () => `‘${paymentTypeApiWord(parsePaymentType('영업'))}’` },
    { proves: ['A-220'], given: '신청유형이 오지 않은 신청을 고쳐 보냄', outcome: '‘일반’', ask: () => `‘${paymentTypeApiWord(parsePaymentType(null))}’` },
    { proves: ['A-220'], given: '신청유형 ‘신속’인 신청을 고쳐 보냄', outcome: '‘신속’', ask: () => `‘${paymentTypeApiWord(parsePaymentType('신속'))}’` },
  ],
})
