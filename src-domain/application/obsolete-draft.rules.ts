import { PROOF_TYPE_NAMES } from '../proof/registration.rules.ts'
import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { applicationStatusName } from '../application-status/application-status.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { OBSOLETE_DRAFT_CASES, SAMPLE_PROOFS, type SampleProofsName } from './obsolete-draft.cases.ts'
import { OBSOLETE_DRAFT_TABLE, decideObsoleteDraft } from './obsolete-draft.ts'
import { type DraftForm, draftFormOf } from '../records/draft.ts'

const PROOFS: Readonly<Record<SampleProofsName, string>> = {
  none: '없음',
  lookup: '택배사 조회 중인 증빙',
  limit: '한도까지 지급된 증빙',
}

const FORM_WORDS: Readonly<Record<DraftForm, string>> = {
  application: '신청서',
  general: PROOF_TYPE_NAMES.general,
  direct: PROOF_TYPE_NAMES.direct,
  carriers: '택배사 조회 요청',
  opinion: '의견제출',
  supplement: '증빙 보완',
  baseSupplement: '영업증빙 보완',
  accountEdit: '계좌정보 수정',
  businessEdit: '사업자 정보 수정',
}

export const OBSOLETE_DRAFT_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'DF',
  title: '보낼 수 없게 된 작성 내용',
  synonyms: ['쓰던 증빙', '쓰던 의견', '쓰시던 신청', '이어서 작성하기', '임시저장'],
  question: '신청 상태를 확인한 뒤에도 쓰던 내용을 보관합니까?',
  table: OBSOLETE_DRAFT_TABLE,
  facts: {
    draft: {
      name: '쓰던 것',
      values: {
        application: '신청서',
        registration: '증빙 등록',
        carriers: '택배사 조회 요청',
        supplement: '보완 (SP)',
        other: '의견, 수정 (수정은 신청이 바뀌었으면 지운다, D2-139)',
      },
    },
    live: '접수되어 취소되지 않은 신청',
    stage: { name: '지원 단계', values: SUPPORT_STAGE_WORDS },
    limit: '지원 한도까지 지급됨',
    parcelExists: '제외되지도 취소되지도 않은 택배사 조회가 있음 (RE-4)',
  },
  verdicts: { obsolete: '지운다', sendable: '보관한다' },
  cases: OBSOLETE_DRAFT_CASES.map(({ form, status, proofs = 'none', ...example }) => ({
    ...example,
    given: [
      ['쓰던 것', FORM_WORDS[draftFormOf(form)]],
      ['진행상태', applicationStatusName(status)],
      ['증빙', PROOFS[proofs]],
    ],
    ask: () => decideObsoleteDraft(form, { status, proofs: SAMPLE_PROOFS[proofs] }),
  })),
})
