import { decideDeliveryTotal } from '#domain/application/form/delivery-total'
import { formatWon, Won } from '#domain/kernel/won'
import { casesOf, makeTableRuleEntry } from '../../../rule-entry.ts'

export const DELIVERY_TOTAL_RULE = makeTableRuleEntry({
  prefix: 'DT',
  title: '배달료 조회',
  synonyms: ['배달료 정보가 없습니다'],
  question: '신청서를 열 때 배달료를 조회하고 적습니까?',
  no: 157,
  answer: '신속지급의 신청서만 조회하고, 0원 이상인 배달료가 있으면 적는다.',
  table: decideDeliveryTotal.table,
  facts: { rapid: '신속지급', total: '0원 이상인 배달료를 조회함' },
  verdicts: {
    notAsked: '조회하지 않고 기본 지원금액을 적는다',
    none: '배달료가 없다고 알리고 기본 지원금액을 적는다',
    found: '조회한 배달료를 적는다',
  },
  cases: casesOf([
    { proves: ['A-051'], rule: 'DT-1', paymentType: 'confirmed', total: 1, verdict: 'notAsked' },
    { proves: ['A-051'], rule: 'DT-1', paymentType: null, total: 1, verdict: 'notAsked' },
    { proves: ['D2-28'], rule: 'DT-2', paymentType: 'rapid', total: null, verdict: 'none' },
    { proves: ['D2-612'], rule: 'DT-2', paymentType: 'rapid', total: -1, verdict: 'none' },
    { proves: ['A-051', 'D2-612'], rule: 'DT-3', paymentType: 'rapid', total: 0, verdict: 'found' },
    { proves: ['A-051'], rule: 'DT-3', paymentType: 'rapid', total: 412_000, verdict: 'found' },
  ], ({ paymentType, total }) => ({
    given: [
      ['신청유형', paymentType === null ? '모름' : { rapid: '신속지급', confirmed: '확인지급' }[paymentType]],
      ['조회한 배달료', total === null ? '없음' : formatWon(Won(total))],
    ],
    ask: () => decideDeliveryTotal(paymentType, total),
  })),
})
