import { formatWon, Won } from '../kernel/won.ts'
import { makeTableRuleEntry, type ReferenceTableEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { applicationStatusName } from '../application-status/application-status.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { approvedUnpaid } from '../proof/support-shares.ts'
import { OPINION_ACTION_LABELS } from '../opinion/transitions.ts'
import { PROOF_ACTION_LABELS } from '../proof/transitions.table.ts'
import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
  type OfficerActionInput,
} from './officer-actions.table.ts'
import { APPLICATION_ACTION_LABELS } from './transitions.table.ts'
import { OFFICER_ORDER_CASES } from './officer-order.cases.ts'
import { decideOfficerOrder, OFFICER_ORDER_TABLE, type OfficerOrderGap } from './officer-order.ts'

const SUBJECT_WORDS = { application: '신청의 처리', proof: '증빙의 처리', opinion: '의견의 처리' } as const

const ACTIONS = [
  {
    on: 'application',
    ref: 'A-249',
    labels: APPLICATION_ACTION_LABELS.officer,
    inputs: APPLICATION_OFFICER_ACTION_INPUTS,
  },
  { on: 'proof', ref: 'A-249', labels: PROOF_ACTION_LABELS.officer, inputs: PROOF_OFFICER_ACTION_INPUTS },
  { on: 'opinion', ref: 'P-266', labels: OPINION_ACTION_LABELS.officer, inputs: OPINION_OFFICER_ACTION_INPUTS },
] as const

const INPUT_WORDS: Readonly<Record<OfficerActionInput, string>> = {
  nothing: '없음',
  reasons: '하나 이상의 사유',
  amount: '금액',
  total: '증빙에 지급한 것을 포함한 모든 지급액',
  items: '보완할 서류와 서류마다의 사유',
  records: '택배사의 조회내역',
  answer: '답변',
}

const ACTION_ROWS = ACTIONS.flatMap(({ on, ref, labels, inputs }) =>
  Object.entries<OfficerActionInput>(inputs).map(([action, input]) => ({
    name: Reflect.get(labels, action) as string,
    input,
    on,
    ref,
  })),
)

const namesOfActionsWith = (needed: OfficerActionInput) =>
  ACTION_ROWS.flatMap(({ name, input }) => (input === needed ? [name] : [])).join(', ')

export const OFFICER_INPUTS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '담당자의 처리에 적는 것',
  synonyms: ['담당자가 적는 것', '사유가 필요한 처리', '금액이 필요한 처리'],
  question: '담당자의 처리마다 무엇을 적어야 합니까?',
  source: [APPLICATION_OFFICER_ACTION_INPUTS, PROOF_OFFICER_ACTION_INPUTS, OPINION_OFFICER_ACTION_INPUTS],
  columns: ['처리', '무엇의 처리', '적어야 하는 것'],
  rows: ACTION_ROWS.map(({ name, on, input, ref }) => ({ cells: [name, SUBJECT_WORDS[on], INPUT_WORDS[input]], ref })),
}

const GAP_WORDS: Readonly<Record<OfficerOrderGap, string>> = {
  none: '없음',
  reasons: `${namesOfActionsWith('reasons')}의 사유`,
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
    '지급완료 뒤에 지급',
    '이체결과오류인데 지급',
    '결정금액이 있는 신청의 증빙을 지급',
    '서류가 모두 취소된 증빙',
    '빈 답변',
  ],
  question: '상태가 허락하는 담당자의 처리(TA, TM, TO)를 받습니까?',
  parameters: ['SUPPORT_CEILING'],
  table: OFFICER_ORDER_TABLE,
  facts: {
    ended: '취소되거나 삭제된 신청의 증빙이나 의견',
    missing: { name: '빠진 것', values: GAP_WORDS },
    amount: '승인하거나 지급하는 금액이 1원 이상',
    aboveCeiling: '승인액이나, 지급액의 합계가 최대 지원금액을 넘음',
    approvesPaysOrSendsBack: '증빙의 승인, 지급, 보완 요청',
    paysProof: '증빙의 지급',
    amountDecided: '신청의 결정금액이 증빙에 지급한 합계보다 많음',
    noFile: '승인하거나 지급하는 증빙에 취소되지 않은 서류가 없음',
    stage: {
      name: '신청의 단계',
      values: { ...SUPPORT_STAGE_WORDS, transferError: applicationStatusName('transferError') },
    },
    belowPaid: '신청을 지급하며 적은 총액이 결정금액이나, 증빙에 지급하고 승인한 합계(최대 지원금액까지)보다 적음',
  },
  verdicts: {
    ok: '처리한다',
    applicationEnded: '취소된 신청이어서 거절한다',
    incomplete: '빠진 것이 있어 거절한다',
    noAmount: '금액이 없어 거절한다',
    aboveCeiling: '최대 지원금액을 넘어 거절한다',
    belowPaid: '이미 지급하거나 인정한 금액이 빠져 거절한다',
    notSelected: '지급될 지원금이 없어 거절한다',
    paidInFull: '신청의 지급액에 모두 들어 있어 거절한다',
    transferFailed: '이체할 수 없는 계좌여서 거절한다',
    amountDecided: '두 번 지급되어 거절한다',
    noFile: '인정할 서류가 없어 거절한다',
  },
  cases: OFFICER_ORDER_CASES.map(({ order, ...example }) => ({
    ...example,
    given: [
      ['하는 일', SUBJECT_WORDS[order.on]],
      [
        '신청의 진행상태',
        order.application.status === null ? '제출 전' : applicationStatusName(order.application.status),
      ],
      ['신청의 결정금액', formatWon(Won(order.application.decidedAmount))],
      ['승인된 증빙의 합계', formatWon(Won(approvedUnpaid(order.application.proofs)))],
      ['빠진 것', GAP_WORDS[order.missing]],
      ['적은 금액', typeof order.amount === 'number' ? formatWon(Won(order.amount)) : '없음'],
      ['지급하는 처리', yesNoWord(order.pays)],
      ['보완을 요청하는 처리', yesNoWord(order.sendsBack)],
      ['취소되지 않은 서류', order.hasFiles ? '있음' : '없음'],
    ],
    ask: () => decideOfficerOrder(order),
  })),
})
