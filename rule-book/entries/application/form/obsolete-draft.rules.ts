import { applicationStatusName } from '#domain/application-status/application-status.table'
import { decideObsoleteDraft } from '#domain/application/form/obsolete-draft'
import type { ProofForRules } from '#domain/proof/proof'
import { type DraftForm, draftFormOf } from '#domain/records/draft'
import { casesOf, makeTableRuleEntry } from '../../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from '../../application-status/support-stage-words.rules.ts'
import { PROOF_TYPE_NAMES } from '../../proof/proof-words.rules.ts'

/** The proofs of an application: none, a pending carrier lookup, or a proof for which the maximum was paid. */
type SampleProofsName = 'none' | 'lookup' | 'limit'

const SAMPLE_PROOFS: Readonly<Record<SampleProofsName, readonly ProofForRules[]>> = {
  none: [],
  lookup: [{ id: '501', proofType: 'parcel', status: 'submitted', decidedAmount: null }],
  limit: [{ id: '501', proofType: 'general', status: 'paymentComplete', decidedAmount: 300_000 }],
}

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

export const OBSOLETE_DRAFT_RULE = makeTableRuleEntry({
  prefix: 'DF',
  title: '보낼 수 없게 된 작성 내용',
  synonyms: ['쓰던 증빙', '쓰던 의견', '쓰시던 신청', '이어서 작성하기', '임시저장'],
  question: '신청 상태를 확인한 뒤에도 쓰던 내용을 보관합니까?',
  no: 30,
  answer: '더는 보낼 수 없는 것이 분명해진 작성 내용만 지우고, 나머지는 보관한다.',
  table: decideObsoleteDraft.table,
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
  cases: casesOf([
    { proves: ['A-265', 'D2-149'], rule: 'DF-1', form: 'application', status: 'applied', proofs: 'none', verdict: 'obsolete' },
    { proves: ['A-265', 'D2-149'], rule: 'DF-1', form: 'application', status: 'notSelected', proofs: 'none', verdict: 'obsolete' },
    { proves: ['A-264'], rule: 'DF-2', form: 'application', status: 'userDelete', proofs: 'none', verdict: 'sendable' },
    { proves: ['D2-149'], rule: 'DF-3', form: 'general', status: 'userCancel', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-149'], rule: 'DF-3', form: 'opinion', status: 'userDelete', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-149', 'D2-139'], rule: 'DF-3', form: 'accountEdit A1', status: 'userCancel', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-149'], rule: 'DF-5', form: 'direct', status: 'paymentComplete', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-610'], rule: 'DF-5', form: 'supplement 501', status: 'paymentComplete', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-610'], rule: 'DF-5', form: 'opinion', status: 'paymentComplete', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-149'], rule: 'DF-6', form: 'general', status: 'notSelected', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-610'], rule: 'DF-6', form: 'baseSupplement 501', status: 'notSelected', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-610'], rule: 'DF-6', form: 'opinion', status: 'notSelected', proofs: 'none', verdict: 'obsolete' },
    { proves: ['D2-149'], rule: 'DF-4', form: 'opinion', status: 'hold', proofs: 'limit', verdict: 'sendable' },
    { proves: ['D3-51'], rule: 'DF-10', form: 'supplement 501', status: 'targetSelected', proofs: 'limit', verdict: 'sendable' },
    { proves: ['P-301'], rule: 'DF-7', form: 'general', status: 'targetSelected', proofs: 'limit', verdict: 'obsolete' },
    { proves: ['P-084'], rule: 'DF-8', form: 'carriers', status: 'targetSelected', proofs: 'lookup', verdict: 'obsolete' },
    { proves: ['P-317'], rule: 'DF-9', form: 'general', status: 'targetSelected', proofs: 'lookup', verdict: 'sendable' },
    { proves: ['P-317'], rule: 'DF-10', form: 'baseSupplement 501', status: 'targetSelected', proofs: 'limit', verdict: 'sendable' },
    { proves: ['P-317'], rule: 'DF-9', form: 'carriers', status: 'targetSelected', proofs: 'none', verdict: 'sendable' },
  ], ({ form, status, proofs }) => ({
    given: [
      ['쓰던 것', FORM_WORDS[draftFormOf(form)]],
      ['진행상태', applicationStatusName(status)],
      ['증빙', PROOFS[proofs]],
    ],
    ask: () => decideObsoleteDraft(form, { status, proofs: SAMPLE_PROOFS[proofs] }),
  })),
})
