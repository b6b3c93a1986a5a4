import { formatWon, Won } from '../kernel/won.ts'
import { makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { applicationStatusName } from '../application-status/application-status.table.ts'
import { OFFICER_ORDER_CASES } from './officer-order.cases.ts'
import { decideOfficerOrder, OFFICER_ORDER_TABLE, type OfficerOrderGap } from './officer-order.ts'

const GAP_WORDS: Readonly<Record<OfficerOrderGap, string>> = {
  none: '없음',
  reasons: '신청의 보류, 제외, 보완 요청의 사유',
  items: '보완할 서류(취소되지 않은 것)와 서류마다의 사유',
  records: '한 건 이상의 조회내역, 건마다 택배사 이름과 0원 이상의 금액',
  answer: '의견의 답변',
}

export const OFFICER_ORDER_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'DK',
  title: '담당자의 처리 전 확인',
  synonyms: [
    '지급액',
    '두 번 지급',
    '한도를 넘는 지급',
    '사유 없이 보류',
    '취소된 신청의 증빙',
    '미선정인 신청에 지급',
    '빈 답변',
  ],
  question: '상태가 허락하는 담당자의 처리(TA, TM, TO)를 받습니까?',
  parameters: ['SUPPORT_CEILING'],
  table: OFFICER_ORDER_TABLE,
  facts: {
    ended: '취소되거나 삭제된 신청의 증빙이나 의견',
    missing: { name: '빠진 것', values: GAP_WORDS },
    amount: '승인하거나 지급하는 금액이 1원 이상',
    aboveCeiling: '지급하면 모두 최대 지원금액을 넘음',
    notSelected: '선정되지 않은 신청의 증빙을 지급함',
    belowPaid: '신청을 지급하며 적은 총액이 이 신청의 증빙에 이미 지급한 합계보다 적음',
  },
  verdicts: {
    ok: '처리한다',
    applicationEnded: '취소된 신청이어서 거절한다',
    incomplete: '빠진 것이 있어 거절한다',
    noAmount: '금액이 없어 거절한다',
    aboveCeiling: '최대 지원금액을 넘어 거절한다',
    belowPaid: '이미 지급한 금액이 빠져 거절한다',
    notSelected: '지급될 지원금이 없어 거절한다',
  },
  cases: OFFICER_ORDER_CASES.map(({ order, ...example }) => ({
    ...example,
    given: [
      ['하는 일', { application: '신청의 처리', proof: '증빙의 처리', opinion: '의견의 처리' }[order.on]],
      [
        '신청의 진행상태',
        order.application.status === null ? '제출 전' : applicationStatusName(order.application.status),
      ],
      ['신청의 결정금액', formatWon(Won(order.application.decidedAmount))],
      ['빠진 것', GAP_WORDS[order.missing]],
      ['적은 금액', typeof order.amount === 'number' ? formatWon(Won(order.amount)) : '없음'],
      ['지급하는 처리', yesNoWord(order.pays)],
    ],
    ask: () => decideOfficerOrder(order),
  })),
})
