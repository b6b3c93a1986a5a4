import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { type ShortfallFacts, SHORTFALL_TABLE } from './support-shares.ts'

/** A paid application below the maximum, without deductions. */
const PAID: ShortfallFacts = { isPaidOrGranted: true, isUsedUp: false, isMoreSpent: false, isCut: false }

export const SHORTFALL_RULE = makeTableRuleEntry({
  prefix: 'SH',
  title: '지원금이 쓴 금액보다 적은 까닭',
  synonyms: ['덜 받음', '왜 적게 받나', '깎임', '일부만 지급'],
  question: '받을 금액이 쓴 금액보다 적은 까닭을 무엇이라고 알립니까?',
  no: 99,
  answer: '최대 지원금액까지만 지급하거나, 미선정이거나 적게 결정된 증빙이 있으면 그렇다고 알린다.',
  notes: [
    { says: '지급일은 증빙이 처리된 날(없으면 마지막으로 바뀐 날)이고, 그 밖에 지급된 금액은 신청이 마지막으로 바뀐 날이다. 지급이 끝난 금액이 상한보다 적으면 까닭이 없어도 ‘인정된 금액만큼 지급되었습니다.’라고, 승인된 증빙의 합계보다 적으면 그렇다고 알린다.', refs: ['D2-158', 'D2-168', 'D2-792', 'D2-833'] },
  ],
  parameters: ['SUPPORT_CEILING'],
  table: SHORTFALL_TABLE,
  facts: {
    isPaidOrGranted: '지급되거나 결정된 금액이 있음',
    isUsedUp: '한도까지 지급되거나 결정됨',
    isMoreSpent: { name: '총계와 조회한 금액의 합계가 최대 지원금액보다 큼', note: '취소한 증빙은 뺀다' },
    isCut: '미선정이거나 총계보다 적게 결정된 증빙이 있음',
  },
  verdicts: {
    none: '까닭을 말하지 않는다',
    ceiling: '최대 지원금액을 알린다',
    unrecognized: '제출한 금액 가운데 일부만 지급된다고 알린다',
  },
  cases: {
    /** Each reason why less is paid than was spent, and cases without such a reason. */
    ofFacts: [
      { proves: ['D2-168'], rule: 'SH-1', facts: { ...PAID, isPaidOrGranted: false, isCut: true }, verdict: 'none' },
      { proves: ['D2-168'], rule: 'SH-2', facts: { ...PAID, isUsedUp: true, isMoreSpent: true, isCut: true }, verdict: 'ceiling' },
      { proves: ['D2-168'], rule: 'SH-3', facts: { ...PAID, isUsedUp: true, isCut: true }, verdict: 'none' },
      { proves: ['D2-168'], rule: 'SH-4', facts: { ...PAID, isMoreSpent: true, isCut: true }, verdict: 'unrecognized' },
      { proves: ['D2-168'], rule: 'SH-5', facts: { ...PAID, isMoreSpent: true }, verdict: 'none' },
    ],
  },
})
