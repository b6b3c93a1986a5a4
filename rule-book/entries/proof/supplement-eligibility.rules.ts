import {
  applicationStatusName,
} from '#domain/application-status/application-status.table'
import { formatWon, Won } from '#domain/kernel/won'
import { PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'
import { decideSupplementEligibility } from '#domain/proof/supplement-eligibility'
import { applicationOfEligibilityCase, SUPPLEMENT_ELIGIBILITY_CASES } from '#domain/proof/supplement-eligibility.cases'
import { isSentBackItemStatus, isSupplementDue, isSupplementPossible, supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import type { ApplicationForProofRules } from '#domain/proof/support-limit'
import { kstInstant } from '#domain/time/calendar'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/support-stage-words.rules.ts'

const PAID_OUT: ApplicationForProofRules = {
  status: 'targetSelected',
  proofs: [{ id: '501', proofType: 'general', status: 'paymentComplete', decidedAmount: 300_000 }],
}

export const SUPPLEMENT_ELIGIBILITY_RULE = makeTableRuleEntry({
  prefix: 'SP',
  title: '보완할 수 있는 신청',
  synonyms: ['미선정된 뒤 보완', '지급이 끝난 뒤 보완', '취소한 뒤 보완', '한도까지 받은 뒤 보완'],
  question: '이 신청의 보완요청 증빙을 보완할 수 있습니까?',
  no: 154,
  answer: '취소, 미선정, 지급완료인 신청의 증빙은 보완할 수 없다.',
  notes: [
    { says: '보완할 수 없거나 보완요청 상태가 아니면 ‘보완등록’ 단추 없이 까닭을 알린다. 최대 지원금액에 도달했으면 부탁하지 않지만 보내면 받는다.', refs: ['P-112', 'P-133', 'D2-610', 'D3-51'] },
    { says: '보완기간(제1조)이 지나도 보완을 받으나, 기관이 지원하지 않을 수 있다.', refs: ['D2-726'] },
  ],
  table: decideSupplementEligibility.table,
  facts: {
    stage: { name: '지원 단계', values: SUPPORT_STAGE_WORDS },
  },
  verdicts: {
    ok: '보완할 수 있다',
    cancelled: '취소되어 보완할 수 없다',
    rejected: '선정되지 않아 보완할 수 없다',
    paid: '지급이 끝나 보완할 수 없다',
  },
  cases: casesOf(SUPPLEMENT_ELIGIBILITY_CASES, ({ status, paid, decidedAmount }) => ({
    given: [
      ['진행상태', applicationStatusName(status)],
      ['다른 증빙에 지급한 금액', formatWon(Won(paid))],
      ['신청의 결정금액', formatWon(Won(decidedAmount))],
    ],
    ask: () => decideSupplementEligibility(applicationOfEligibilityCase({ status, paid, decidedAmount })),
  })),
  functionCases: [
    { proves: ['D2-569', 'D3-51'], given: '보완을 부탁함: 대상선정, 지급된 증빙 없음', outcome: '예', ask: () => yesNoWord(isSupplementDue('supplementRequest', { status: 'targetSelected', proofs: [] })) },
    { proves: ['D3-51'], given: '보완을 부탁함: 대상선정, 300,000원이 지급됨', outcome: '아니요', ask: () => yesNoWord(isSupplementDue('supplementRequest', PAID_OUT)) },
    { proves: ['D3-51'], given: '보완을 받음: 대상선정, 300,000원이 지급됨', outcome: '예', ask: () => yesNoWord(isSupplementPossible('supplementRequest', PAID_OUT)) },
    { proves: ['P-112'], given: '보완을 부탁함: 신청을 읽지 못함', outcome: '예', ask: () => yesNoWord(isSupplementDue('supplementRequest', null)) },
    { proves: ['P-118'], given: '보완을 받음: 제출완료인 증빙', outcome: '아니요', ask: () => yesNoWord(isSupplementPossible('submitComplete', { status: 'targetSelected', proofs: [] })) },
    { proves: ['P-118'], given: '보완을 받는 항목의 상태', outcome: '‘보완요청’', ask: () => PROOF_STATUSES.filter(isSentBackItemStatus).map((status) => `‘${proofStatusName(status)}’`).join(', ') },
    { proves: ['D2-112'], given: '6월 24일 0시에 요청된 보완의 마지막 날', outcome: '2025-07-01', ask: () => supplementDueDayOrNull(kstInstant('2025-06-24', '00:00')) ?? '모름' },
    { proves: ['D2-112'], given: '6월 24일 23시 59분에 요청된 보완의 마지막 날', outcome: '2025-07-01', ask: () => supplementDueDayOrNull(kstInstant('2025-06-24', '23:59')) ?? '모름' },
    { proves: ['D2-112'], given: '요청된 때를 모르는 보완의 마지막 날', outcome: '모름', ask: () => supplementDueDayOrNull(null) ?? '모름' },
  ],
})
