import { applicationStatusName } from '#domain/application-status/application-status.table'
import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTION_INPUTS,
  type OfficerActionInput,
} from '#domain/application/officer/officer-actions.table'
import { type OfficerOrderContent, type OfficerOrderGap, decideOfficerOrder, decidedAmountIn, officerOrderGap } from '#domain/application/officer/officer-order'
import { APPLICATION_ACTION_LABELS } from '#domain/application/transitions.table'
import { formatWon, Won } from '#domain/kernel/won'
import { OPINION_ACTION_LABELS } from '#domain/opinion/transitions'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { ProofForRules } from '#domain/proof/proof'
import { approvedUnpaid } from '#domain/proof/support-shares'
import { PROOF_ACTION_LABELS } from '#domain/proof/transitions.table'
import { casesOf, type FunctionCase, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from '../../application-status/support-stage-words.rules.ts'

const gap = (needs: OfficerActionInput, content: OfficerOrderContent): string =>
  officerOrderGap(needs, content, ['1', '2']) === 'none' ? '모두 있음' : '빠진 것이 있음'

const paid = (decidedAmount: number): ProofForRules => ({
  id: '1',
  proofType: 'general',
  status: 'paymentComplete',
  decidedAmount,
})

const SELECTED = { status: 'targetSelected', decidedAmount: 0, proofs: [] } as const

/** An amount is decided for the application, and none of its proofs is paid. */
const DECIDED = { ...SELECTED, decidedAmount: 50_000 } as const

const HALF_PAID = { status: 'targetSelected', decidedAmount: 200_000, proofs: [paid(200_000)] } as const

const approved = (decidedAmount: number): ProofForRules => ({ ...paid(decidedAmount), id: '2', status: 'approved' })

const HALF_APPROVED = { ...HALF_PAID, proofs: [paid(200_000), approved(50_000)] } as const

const ON_APPLICATION = {
  on: 'application',
  application: SELECTED,
  missing: 'none',
  amount: null,
  pays: false,
  sendsBack: false,
  rejects: 'nothing',
  hasFiles: true,
} as const

const PAY_APPLICATION = { ...ON_APPLICATION, pays: true, amount: SUPPORT_CEILING } as const

const PAY_PROOF = { ...PAY_APPLICATION, on: 'proof' } as const

const SEND_BACK = { ...ON_APPLICATION, on: 'proof', sendsBack: true } as const

const TAKE_BACK = { ...ON_APPLICATION, on: 'proof', rejects: 'approved' } as const

export const SUBJECT_WORDS = { application: '신청의 처리', proof: '증빙의 처리', opinion: '의견의 처리' } as const

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

export const ACTION_ROWS = ACTIONS.flatMap(({ on, ref, labels, inputs }) =>
  Object.entries<OfficerActionInput>(inputs).map(([action, input]) => ({
    name: Reflect.get(labels, action) as string,
    input,
    on,
    ref,
  })),
)

const namesOfActionsWith = (needed: OfficerActionInput) =>
  ACTION_ROWS.flatMap(({ name, input }) => (input === needed ? [name] : [])).join(', ')

const REJECTED_PROOF_WORDS = { undecided: '승인되지 않은 증빙', approved: '승인된 증빙' } as const

const GAP_WORDS: Readonly<Record<OfficerOrderGap, string>> = {
  none: '없음',
  reasons: `${namesOfActionsWith('reasons')}의 사유`,
  items: '보완할 서류(취소되지 않은 것)와 서류마다의 사유',
  records: '한 건 이상의 조회내역, 건마다 택배사 이름과 0원 이상의 금액',
  answer: '의견의 답변',
}

const decidedIn = (status: Parameters<typeof decidedAmountIn>[0]): string => formatWon(Won(decidedAmountIn(status, { ...HALF_PAID, decidedAmount: 250_000 })))

export const OFFICER_ORDER_RULE = makeTableRuleEntry({
  prefix: 'DK',
  title: '담당자의 처리 전 확인',
  synonyms: ['지급액', '두 번 지급', '한도를 넘는 지급', '사유 없이 보류', '취소된 신청의 증빙', '미선정인 신청에 지급', '지급완료 뒤에 지급', '이체결과오류인데 지급', '결정금액이 있는 신청의 증빙을 지급', '서류가 모두 취소된 증빙', '승인을 되돌리기', '빈 답변'],
  question: '상태가 허락하는 담당자의 처리(TA, TM, TO)를 받습니까?',
  no: 94,
  answer: `처리마다 적을 것(제100조)을 적어야 하고, 한 신청에 지급하는 금액은 모두 ${PROGRAMME_PLACEHOLDERS.ceiling}까지이다.`,
  notes: [
    { says: '증빙의 지급액은 신청의 결정금액에 더하고, 신청의 지급액은 그것까지 모두이다. 신청이 선정 전이나 미선정이 되면 결정금액은 증빙에 지급한 합계가 된다. 먼저 정한 결정금액은 뒤에 승인한 증빙을 포함하며, 더하려면 보류하고 다시 정한다. 조회한 내역에서는 신청자가 고른 택배사인지를 보지 않는다.', refs: ['D2-44', 'D3-562', 'D3-762'] },
  ],
  parameters: ['SUPPORT_CEILING'],
  table: decideOfficerOrder.table,
  facts: {
    ended: '취소되거나 삭제된 신청의 증빙이나 의견',
    missing: { name: '빠진 것', values: GAP_WORDS },
    amount: '승인하거나 지급하는 금액이 1원 이상',
    aboveCeiling: '승인액이나, 지급액의 합계가 최대 지원금액을 넘음',
    needsOpenSupport: '제외가 아닌 증빙의 처리 (미선정이면 승인, 지급, 보완 요청만)',
    paysProof: '증빙의 지급',
    amountDecided: '신청의 결정금액이 증빙에 지급한 합계보다 많음',
    flaw: {
      name: '이 증빙',
      values: {
        none: '막는 것이 없음',
        noFile: '승인하거나 지급하는데, 등록할 때 필요한 서류(취소된 것은 빼고)나 조회된 내역이 없음',
        settled: '제외하는데, 승인되었고 지급 절차가 시작됨 (DK-13의 금액도)',
      },
    },
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
    paidInFull: '지급이 끝나 거절한다',
    transferFailed: '이체할 수 없는 계좌여서 거절한다',
    amountDecided: '두 번 지급되어 거절한다',
    noFile: '인정할 서류나 내역이 없어 거절한다',
    settled: '지급액에 들어 있어 거절한다',
  },
  cases: casesOf([
    { proves: ['A-194'], rule: 'DK-1', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'userCancel' } }, verdict: 'applicationEnded' },
    { proves: [], rule: 'DK-1', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
    { proves: [], rule: 'DK-1', order: { ...ON_APPLICATION, on: 'opinion', application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
    { proves: [], rule: 'DK-10', order: { ...ON_APPLICATION, on: 'opinion', missing: 'answer' }, verdict: 'incomplete' },
    { proves: [], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'opinion' }, verdict: 'ok' },
    { proves: ['D2-100'], rule: 'DK-7', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
    { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
    { proves: ['D3-691'], rule: 'DK-14', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'transferError' } }, verdict: 'transferFailed' },
    { proves: ['D3-691'], rule: 'DK-14', order: { ...PAY_PROOF, amount: 1, application: { ...DECIDED, status: 'transferError' } }, verdict: 'transferFailed' },
    { proves: ['D3-691'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'requestVerified' } }, verdict: 'ok' },
    { proves: ['D3-691'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, pays: false, application: { ...HALF_PAID, status: 'transferError' } }, verdict: 'ok' },
    { proves: ['D3-690'], rule: 'DK-13', order: { ...PAY_PROOF, amount: 1, application: DECIDED }, verdict: 'amountDecided' },
    { proves: ['D3-690'], rule: 'DK-13', order: { ...PAY_PROOF, amount: 1, hasFiles: false, application: DECIDED }, verdict: 'amountDecided' },
    { proves: ['D3-690'], rule: 'DK-13', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, decidedAmount: 200_001 } }, verdict: 'amountDecided' },
    { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, decidedAmount: 199_999 } }, verdict: 'ok' },
    { proves: ['D3-690'], rule: 'DK-4', order: { ...PAY_PROOF, application: DECIDED }, verdict: 'aboveCeiling' },
    { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, pays: false, application: DECIDED }, verdict: 'ok' },
    { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: DECIDED }, verdict: 'ok' },
    { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, application: { ...DECIDED, status: 'paymentComplete' } }, verdict: 'paidInFull' },
    { proves: ['D3-768'], rule: 'DK-11', order: { ...ON_APPLICATION, on: 'proof', application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
    { proves: ['D3-768'], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'proof', rejects: 'undecided', application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'ok' },
    { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'hold' } }, verdict: 'ok' },
    { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'notSelected' }, amount: null, pays: false }, verdict: 'ok' },
    { proves: ['D3-672'], rule: 'DK-7', order: { ...PAY_PROOF, pays: false, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
    { proves: ['D3-672'], rule: 'DK-11', order: { ...PAY_PROOF, pays: false, amount: 1, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
    { proves: [], rule: 'DK-7', order: { ...SEND_BACK, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
    { proves: ['D1-675'], rule: 'DK-11', order: { ...SEND_BACK, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
    { proves: [], rule: 'DK-6', order: SEND_BACK, verdict: 'ok' },
    { proves: ['D3-140'], rule: 'DK-12', order: { ...PAY_PROOF, hasFiles: false }, verdict: 'noFile' },
    { proves: ['D3-140'], rule: 'DK-12', order: { ...PAY_PROOF, hasFiles: false, pays: false }, verdict: 'noFile' },
    { proves: ['D3-140'], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'proof', hasFiles: false }, verdict: 'ok' },
    { proves: ['D3-759'], rule: 'DK-6', order: { ...TAKE_BACK, application: HALF_APPROVED }, verdict: 'ok' },
    { proves: ['D3-759'], rule: 'DK-6', order: { ...TAKE_BACK, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'ok' },
    { proves: ['D3-759'], rule: 'DK-15', order: { ...TAKE_BACK, application: { ...HALF_APPROVED, status: 'requestVerified' } }, verdict: 'settled' },
    { proves: ['D3-759'], rule: 'DK-15', order: { ...TAKE_BACK, application: { ...HALF_APPROVED, status: 'transferError' } }, verdict: 'settled' },
    { proves: ['D3-759'], rule: 'DK-15', order: { ...TAKE_BACK, application: { ...HALF_APPROVED, status: 'paymentComplete' } }, verdict: 'settled' },
    { proves: ['D3-759'], rule: 'DK-15', order: { ...TAKE_BACK, application: { ...HALF_APPROVED, decidedAmount: 250_000 } }, verdict: 'settled' },
    { proves: [], rule: 'DK-2', order: { ...ON_APPLICATION, missing: 'reasons' }, verdict: 'incomplete' },
    { proves: [], rule: 'DK-8', order: { ...ON_APPLICATION, on: 'proof', missing: 'items' }, verdict: 'incomplete' },
    { proves: [], rule: 'DK-9', order: { ...ON_APPLICATION, on: 'proof', missing: 'records' }, verdict: 'incomplete' },
    { proves: [], rule: 'DK-3', order: { ...PAY_APPLICATION, amount: undefined }, verdict: 'noAmount' },
    { proves: [], rule: 'DK-3', order: { ...PAY_PROOF, amount: 0 }, verdict: 'noAmount' },
    { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1 }, verdict: 'ok' },
    { proves: ['A-004'], rule: 'DK-6', order: PAY_APPLICATION, verdict: 'ok' },
    { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_APPLICATION, amount: SUPPORT_CEILING + 1 }, verdict: 'aboveCeiling' },
    { proves: ['A-004'], rule: 'DK-6', order: { ...PAY_PROOF, application: HALF_PAID, amount: 100_000 }, verdict: 'ok' },
    { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_PROOF, application: HALF_PAID, amount: 100_001 }, verdict: 'aboveCeiling' },
    { proves: ['A-004'], rule: 'DK-6', order: { ...PAY_PROOF, application: HALF_PAID, amount: SUPPORT_CEILING, pays: false }, verdict: 'ok' },
    { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_PROOF, amount: SUPPORT_CEILING + 1, pays: false }, verdict: 'aboveCeiling' },
    { proves: ['D2-44'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: HALF_PAID, amount: 199_999 }, verdict: 'belowPaid' },
    { proves: ['D2-44'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: HALF_PAID, amount: 200_000 }, verdict: 'ok' },
    { proves: ['D2-824'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: DECIDED, amount: 49_999 }, verdict: 'belowPaid' },
    { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: DECIDED, amount: 50_000 }, verdict: 'ok' },
    { proves: ['D2-824'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: HALF_APPROVED, amount: 249_999 }, verdict: 'belowPaid' },
    { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: HALF_APPROVED, amount: 250_000 }, verdict: 'ok' },
    { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: { ...HALF_APPROVED, proofs: [...HALF_APPROVED.proofs, approved(200_000)] } }, verdict: 'ok' },
    { proves: [], rule: 'DK-6', order: { ...ON_APPLICATION, application: HALF_PAID }, verdict: 'ok' },
    { proves: [], rule: 'DK-1', order: { ...ON_APPLICATION, on: 'opinion', missing: 'answer', application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
    { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, hasFiles: false, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
  ], ({ order }) => ({
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
      ...(order.rejects === 'nothing' ? [] : [['증빙의 제외', REJECTED_PROOF_WORDS[order.rejects]] as const]),
      ['취소되지 않은 서류', order.hasFiles ? '있음' : '없음'],
    ],
    ask: () => decideOfficerOrder(order),
  })),
  functionCases: [
    ...(
      [
        ['적을 것이 없는 처리', 'nothing', {}, '모두 있음'],
        ['금액만 적는 처리', 'amount', {}, '모두 있음'],
        ['총액만 적는 처리', 'total', {}, '모두 있음'],
        ['사유를 적는 처리: 사유가 없음', 'reasons', {}, '빠진 것이 있음'],
        ['사유를 적는 처리: 빈칸과 US01', 'reasons', { reasons: [' ', 'US01'] }, '모두 있음'],
        ['서류를 고르는 처리: 고르지 않음', 'items', {}, '빠진 것이 있음'],
        ['서류를 고르는 처리: 서류 하나와 사유', 'items', { items: [{ item: '1', reason: '흐림' }] }, '모두 있음'],
        ['서류를 고르는 처리: 둘 가운데 하나에 사유가 없음', 'items', { items: [{ item: '1', reason: '흐림' }, { item: '2', reason: ' ' }] }, '빠진 것이 있음'],
        ['서류를 고르는 처리: 고를 수 없는 서류', 'items', { items: [{ item: '3', reason: '흐림' }] }, '빠진 것이 있음'],
        ['조회한 기록을 적는 처리: 기록이 없음', 'records', {}, '빠진 것이 있음'],
        ['조회한 기록을 적는 처리: 택배사와 0원', 'records', { records: [{ carrier: '우체국', amount: 0 }] }, '모두 있음'],
        ['조회한 기록을 적는 처리: 택배사와 −1원', 'records', { records: [{ carrier: '우체국', amount: -1 }] }, '빠진 것이 있음'],
        ['조회한 기록을 적는 처리: 둘 가운데 하나에 택배사가 없음', 'records', { records: [{ carrier: '우체국', amount: 1 }, { carrier: ' ', amount: 1 }] }, '빠진 것이 있음'],
        ['답변을 적는 처리: 적지 않음', 'answer', {}, '빠진 것이 있음'],
        ['답변을 적는 처리: 빈칸뿐', 'answer', { answer: ' ' }, '빠진 것이 있음'],
        ['답변을 적는 처리: 적음', 'answer', { answer: '답' }, '모두 있음'],
      ] as const
    ).map(([given, needs, content, outcome]): FunctionCase => ({ proves: ['A-249', 'D3-201'], given, outcome, ask: () => gap(needs, content) })),
    { proves: ['D3-762'], given: '증빙에 200,000원을 지급하고 250,000원으로 결정한 신청을 검증으로 되돌린 뒤의 결정금액', outcome: '200,000원', ask: () => decidedIn('verification') },
    { proves: ['D3-762'], given: '증빙에 200,000원을 지급하고 250,000원으로 결정한 신청을 제외한 뒤의 결정금액', outcome: '200,000원', ask: () => decidedIn('notSelected') },
    { proves: ['D3-762'], given: '증빙에 200,000원을 지급하고 250,000원으로 결정한 신청을 선정한 뒤의 결정금액', outcome: '250,000원', ask: () => decidedIn('targetSelected') },
  ],
})
