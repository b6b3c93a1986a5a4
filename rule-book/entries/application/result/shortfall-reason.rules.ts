import { decideShortfallReason } from '#domain/application/result/shortfall-reason'
import { formatWon, Won } from '#domain/kernel/won'
import { proofStatusName } from '#domain/proof/proof-status.table'
import { supportShares } from '#domain/proof/support-shares'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { PAYMENT_CASES } from './payments.rules.ts'

const PAID = ['paymentComplete', 100_000, 100_000] as const

export const SHORTFALL_RULE = makeTableRuleEntry({
  prefix: 'SH',
  title: '지원금이 쓴 금액보다 적은 까닭',
  synonyms: ['덜 받음', '왜 적게 받나', '깎임', '일부만 지급'],
  question: '받을 금액이 쓴 금액보다 적은 까닭을 무엇이라고 알립니까?',
  no: 99,
  answer: '최대 지원금액까지만 지급하거나, 미선정이거나 적게 결정된 증빙이 있으면 그렇다고 알린다.',
  notes: [
    { says: '지급한 금액이 상한보다 적으면 까닭이 없어도 ‘인정된 금액만큼 지급되었습니다.’라고 알리고, 승인된 증빙의 합계보다 적으면 그것도 알린다.', refs: ['D2-168', 'D2-833'] },
    { says: '입금일은 담당자가 지급을 적은 날이다 (증빙마다, 증빙 밖의 금액은 신청이 마지막으로 바뀐 날). 은행이 보낸 날은 이 시스템이 모른다.', refs: ['D2-158', 'D2-792'] },
  ],
  functionCases: PAYMENT_CASES,
  parameters: ['SUPPORT_CEILING'],
  table: decideShortfallReason.table,
  facts: {
    isPaidOrGranted: '지급되거나 결정된 금액이 있음',
    isUsedUp: '한도까지 지급되거나 결정됨',
    isMoreSpent: { name: '총계와 조회한 금액의 합계가 최대 지원금액보다 큼', note: '취소한 증빙은 뺀다' },
    isCut: '미선정이거나 총계보다 적게 결정되었거나, 지급이 끝났는데 결정되지 않은 증빙이 있음',
  },
  verdicts: {
    none: '까닭을 말하지 않는다',
    ceiling: '최대 지원금액을 알린다',
    unrecognized: '제출한 금액 가운데 일부만 지급된다고 알린다',
  },
  // Each proof has its status, its total and its decided amount, in won.
  cases: casesOf([
    { proves: ['D2-168'], rule: 'SH-1', proofs: [['notSelected', 100_000]], verdict: 'none' },
    { proves: ['D2-168'], rule: 'SH-2', proofs: [['paymentComplete', 400_000, 300_000]], verdict: 'ceiling' },
    { proves: [], rule: 'SH-2', proofs: [['paymentComplete', 300_000, 300_000], ['notSelected', 1]], verdict: 'ceiling' },
    { proves: ['D2-168'], rule: 'SH-3', proofs: [['paymentComplete', 300_000, 300_000], ['userCancel', 1]], verdict: 'none' },
    { proves: ['D2-168'], rule: 'SH-4', proofs: [PAID, ['notSelected', 50_000]], verdict: 'unrecognized' },
    { proves: ['D2-168'], rule: 'SH-4', proofs: [['approved', 100_000, 99_999]], verdict: 'unrecognized' },
    { proves: ['D2-168'], rule: 'SH-5', proofs: [PAID, ['submitComplete', 250_000]], verdict: 'none' },
    { proves: [], rule: 'SH-5', proofs: [PAID, ['hold', 50_000]], verdict: 'none' },
    { proves: ['D3-765'], rule: 'SH-4', paid: true, proofs: [PAID, ['submitComplete', 250_000]], verdict: 'unrecognized' },
    { proves: ['D3-765'], rule: 'SH-4', paid: true, proofs: [PAID, ['hold', 50_000]], verdict: 'unrecognized' },
    { proves: ['D3-765'], rule: 'SH-5', paid: true, proofs: [PAID, ['userCancel', 50_000]], verdict: 'none' },
  ], ({ proofs, paid }) => ({
    given: [
      ...(paid === undefined ? [] : [['신청의 지급이 끝남', yesNoWord(paid)] as const]),
      ...proofs.map(
        ([status, total, decided], i) =>
          [
            i === 0 ? '증빙' : '다른 증빙',
            `${proofStatusName(status)}, 총계 ${formatWon(Won(total))}${decided === undefined ? '' : `, 결정금액 ${formatWon(Won(decided))}`}`,
          ] as const,
      ),
    ],
    ask: () => {
      const all = proofs.map(([status, total, decided = null], i) => ({
        id: String(i),
        proofType: 'general' as const,
        status,
        decidedAmount: decided,
        totalUnit: 'amount' as const,
        total,
        items: [],
      }))
      const application = { status: paid === true ? 'paymentComplete' : 'targetSelected', decidedAmount: null, proofs: all } as const
      return decideShortfallReason(supportShares(application), { ...application, items: [] })
    },
  })),
})
