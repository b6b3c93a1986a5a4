import { applicationStatusName } from '../application-status/application-status.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { formatWon, Won } from '../kernel/won.ts'
import { type RuleEntry, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { BASE_SUPPLEMENT_CASES } from './base-proof.supplement.cases.ts'
import { BASE_SUPPLEMENT_TABLE, decideBaseSupplement } from './base-proof.ts'
import { proofStatusName } from './proof-status.table.ts'
import { PROOF_TYPE_NAMES } from './registration.rules.ts'
import { REMAINING_FILES_CASES } from './remaining-files.cases.ts'
import { decideRemainingFiles, REMAINING_FILES_TABLE } from './remaining-files.ts'
import { STAGING_CASES } from './staged-changes.cases.ts'
import { STAGING_TABLE, decideStaging } from './staged-changes.ts'
import { SUPPLEMENT_SUBMISSION_CASES } from './supplement-checks.cases.ts'
import { SUPPLEMENT_SUBMISSION_TABLE } from './supplement-checks.ts'
import { applicationOfEligibilityCase, SUPPLEMENT_ELIGIBILITY_CASES } from './supplement-eligibility.cases.ts'
import { decideSupplementEligibility, SUPPLEMENT_ELIGIBILITY_TABLE } from './supplement-eligibility.ts'
import { SUPPLEMENT_END_CASES, proofTransitionFactsOf } from './supplement.cases.ts'
import { SUPPLEMENT_END_TABLE, decideSupplementEnd } from './transitions.table.ts'

const ACTION = { delete: '삭제', replace: '다시 올리기', undo: '되돌리기' } as const
const PENDING = { none: '없음', delete: '삭제 표시', replace: '새 파일 선택' } as const

export const SUPPLEMENT_RULE_ENTRIES: readonly RuleEntry[] = [
  makeTableRuleEntry({
    prefix: 'SP',
    title: '보완할 수 있는 신청',
    synonyms: ['미선정된 뒤 보완', '지급이 끝난 뒤 보완', '취소한 뒤 보완', '한도까지 받은 뒤 보완'],
    question: '이 신청의 보완요청 증빙을 보완할 수 있습니까?',
    table: SUPPLEMENT_ELIGIBILITY_TABLE,
    facts: {
      stage: { name: '지원 단계', values: SUPPORT_STAGE_WORDS },
    },
    verdicts: {
      ok: '보완할 수 있다',
      cancelled: '취소되어 보완할 수 없다',
      rejected: '선정되지 않아 보완할 수 없다',
      paid: '지급이 끝나 보완할 수 없다',
    },
    cases: SUPPLEMENT_ELIGIBILITY_CASES.map(({ status, paid, decidedAmount, ...example }) => ({
      ...example,
      given: [
        ['진행상태', applicationStatusName(status)],
        ['다른 증빙에 지급한 금액', formatWon(Won(paid))],
        ['신청의 결정금액', formatWon(Won(decidedAmount))],
      ],
      ask: () => decideSupplementEligibility(applicationOfEligibilityCase({ status, paid, decidedAmount })),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'SU',
    title: '보완 등록 전 확인',
    question: '보완한 증빙을 보낼 수 있습니까?',
    parameters: ['MAX_PROOF_CASES'],
    table: SUPPLEMENT_SUBMISSION_TABLE,
    facts: {
      signedIn: '로그인',
      proofOpen: '증빙이 보완요청 상태',
      hasPeriod: '기간을 고름',
      totalKind: { name: '구분', values: { amount: '금액', cases: '건', none: '총계 없음 (신속지급, TM-7)' } },
      total: {
        name: '총계',
        values: { ok: '있음', none: '없음', notWhole: '정수가 아님', tooLarge: '상한을 넘음', otherUnit: '다른 구분' },
      },
      changed: {
        name: '바뀐 것',
        values: { some: '있음', none: '없음', elsewhere: '이미 다른 창에서 모두 저장됨' },
      },
      unfinished: '끝나지 않은 보완이 있음',
      allItemsTreated: '보완요청 항목을 모두 처리함',
      files: { name: '남는 파일', values: { ok: '있음', none: '없음' } },
    },
    verdicts: {
      ok: '보낼 수 있다',
      signedOut: '다시 인증해야 한다',
      notRequested: '보완요청 상태가 아니다',
      noPeriod: '기간을 골라야 한다',
      noAmount: '총 증빙금액을 입력해야 한다',
      noCases: '총 증빙건수를 입력해야 한다',
      tooManyCases: '총 증빙건수가 상한을 넘는다',
      appliedElsewhere: '보낼 것이 없다',
      noChange: '바뀐 것이 없다',
      itemsOpen: '처리하지 않은 보완요청 항목이 있다',
      noFileLeft: '증빙에 파일이 남지 않는다',
    },
    cases: { ofFacts: SUPPLEMENT_SUBMISSION_CASES },
  }),
  makeTableRuleEntry({
    prefix: 'RF',
    title: '보완 뒤에 남는 파일',
    question: '보완한 뒤에도 증빙에 파일이 남습니까?',
    table: REMAINING_FILES_TABLE,
    facts: {
      lookedUp: '플랫폼이나 택배사에서 조회한 증빙',
      hasFiles: '삭제하거나 취소하지 않은 파일이 있음',
    },
    verdicts: {
      ok: '보완할 수 있다',
      none: '남는 파일이 없어 보완할 수 없다',
    },
    cases: REMAINING_FILES_CASES.map(({ proves, rule, type, files, deleted, verdict }) => ({
      proves,
      rule,
      verdict,
      given: [
        ['증빙의 유형', PROOF_TYPE_NAMES[type]],
        ['파일의 상태', files.map(proofStatusName).join(', ') || '파일 없음'],
        ['삭제할 파일', `앞의 ${deleted}개`],
      ],
      ask: () => {
        const items = files.map((status, i) => ({ id: String(i), status }))
        const ids = items.slice(0, deleted).map(({ id }) => id)
        return decideRemainingFiles({ proofType: type, totalUnit: 'amount' }, items, ids)
      },
    })),
  }),
  makeTableRuleEntry({
    prefix: 'ST',
    title: '보완 중인 항목',
    synonyms: ['삭제와 변경 동시에', '삭제도 하고 변경도', '삭제와 다시 올리기'],
    question: '보완하는 동안 이 항목을 지우거나 바꿀 수 있습니까?',
    table: STAGING_TABLE,
    facts: {
      proofOpen: '증빙이 보완요청 상태',
      itemOpen: '항목이 보완요청 상태',
      action: { name: '하려는 일', values: ACTION },
      pending: { name: '이미 표시한 것', values: PENDING },
    },
    verdicts: {
      ok: '할 수 있다',
      proofNotOpen: '증빙이 보완요청 상태가 아니다',
      itemNotOpen: '항목이 보완요청 상태가 아니다',
      replacePending: '새 파일을 골라 두어 지울 수 없다',
      deletePending: '삭제로 표시해 두어 바꿀 수 없다',
      nothingPending: '되돌릴 것이 없다',
    },
    cases: STAGING_CASES.map(({ facts, ...example }) => ({
      ...example,
      given: [
        ['증빙의 상태', proofStatusName(facts.proof)],
        ['항목의 상태', proofStatusName(facts.item)],
        ['하려는 일', ACTION[facts.action]],
        ['이미 표시한 것', PENDING[facts.pending]],
      ],
      ask: () => {
        const { pending } = facts
        const change = pending === 'replace' ? { is: pending, file: '' } : { is: 'delete' as const }
        const staged = new Map(pending === 'none' ? [] : [['1', change]])
        return decideStaging({ ...facts, item: { id: '1', status: facts.item }, staged })
      },
    })),
  }),
  makeTableRuleEntry({
    prefix: 'SE',
    title: '보완의 끝',
    synonyms: ['보완 끝나면', '보완 다 했는데'],
    question: '보완이 끝나 증빙이 보완완료가 됩니까?',
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
  }),
  makeTableRuleEntry({
    prefix: 'BS',
    title: '영업증빙 보완',
    question: '고른 영업증빙 파일을 보낼 수 있습니까?',
    parameters: ['MAX_BASE_FILES'],
    table: BASE_SUPPLEMENT_TABLE,
    facts: {
      hasFile: '파일이 있음',
      hasEmpty: '크기가 0인 파일이 있음',
      tooMany: '한 번에 보내는 파일이 상한을 넘음',
      directProof: '직접배달 증빙',
    },
    verdicts: {
      ok: '보낼 수 있다',
      tooMany: '파일이 많아 거절한다',
      notDirect: '영업증빙을 내지 않는 유형이어서 거절한다',
      noFile: '파일을 등록해야 한다',
      emptyFile: '크기가 0인 파일은 보낼 수 없다',
    },
    cases: BASE_SUPPLEMENT_CASES.map(({ sizes, directProof = true, ...example }) => ({
      ...example,
      given: [
        ['파일 크기', sizes.map((size) => `${size}바이트`).join(', ') || '파일 없음'],
        ['직접배달 증빙', yesNoWord(directProof)],
      ],
      ask: () =>
        decideBaseSupplement(
          sizes.map((size) => ({ size })),
          directProof,
        ),
    })),
  }),
]
