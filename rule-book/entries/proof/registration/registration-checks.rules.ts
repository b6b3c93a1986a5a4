import { decideRegistrationForm, decideEnoughFiles } from '#domain/proof/registration/registration-checks'
import { type RegistrationFacts, REGISTRATION_CHECKS } from '#domain/proof/registration/registration-checks.table'
import type { RegistrationForm } from '#domain/proof/registration/registration-form'
import {
  casesOf,
  type FactChoice,
  yesNoWord,
  makeChecklistRuleEntry,
  makeTableRuleEntry,
} from '../../../rule-entry.ts'
import { PROOF_TYPE_NAMES } from '../proof-words.rules.ts'
import { APPROVED_BASE_FACT } from './base-proof.rules.ts'

const FILE = { attached: true }

const LOOSE = { attached: false }

const GENERAL: RegistrationForm = {
  type: 'general',
  detailType: '1',
  years: [2024],
  totalUnit: 'amount',
  total: '120000',
  agreement: true,
}

const DIRECT: RegistrationForm = { ...GENERAL, type: 'direct', totalUnit: 'cases', total: '12' }

/** Registrations that pass every check. */
const COMPLETE_GENERAL_REGISTRATION: RegistrationFacts = {
  token: true,
  form: GENERAL,
  baseApproved: false,
  base: [],
  performance: [FILE],
}

const COMPLETE_DIRECT_REGISTRATION: RegistrationFacts = { ...COMPLETE_GENERAL_REGISTRATION, form: DIRECT, base: [FILE] }

const general = (form: Partial<RegistrationForm>, more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  ...COMPLETE_GENERAL_REGISTRATION,
  ...more,
  form: { ...GENERAL, ...form },
})

const direct = (form: Partial<RegistrationForm>, more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  ...COMPLETE_DIRECT_REGISTRATION,
  ...more,
  form: { ...DIRECT, ...form },
})

const files = (all: readonly { readonly attached: boolean }[]): string =>
  all.length === 0 ? '없음' : all.map(({ attached }) => (attached ? '정상' : '파일이 담기지 않음')).join(', ')

const registrationInWords = ({
  token,
  form,
  baseApproved,
  base,
  performance,
}: RegistrationFacts): readonly FactChoice<string>[] => [
  ['로그인', yesNoWord(token)],
  ['동의', yesNoWord(form.agreement)],
  ['증빙유형', form.type === '' ? '없음' : PROOF_TYPE_NAMES[form.type]],
  ['기간', form.years.join(', ') || '없음'],
  ['구분', { '': '없음', amount: '금액', cases: '건' }[form.totalUnit]],
  ['총 증빙금액·건수', form.total || '없음'],
  ['인증완료된 영업증빙', yesNoWord(baseApproved)],
  ['영업증빙 파일', files(base)],
  ['실적증빙 파일', files(performance)],
]

export const REGISTRATION_CHECKS_RULE = makeChecklistRuleEntry({
  prefix: 'RG',
  title: '증빙 등록 전 확인',
  synonyms: ['직접배달 거절', '증빙이 안 올라감'],
  question: '증빙을 보낼 수 있습니까?',
  no: 40,
  answer: '동의, 기간, 구분, 총계, 파일을 모두 갖추어야 증빙을 보낼 수 있으며, 빠진 것 가운데 맨 앞의 하나를 알린다.',
  notes: [
    { says: '직접배달 지급 확약서(지급 서약서)는 모든 화면의 아래쪽에서 한글 파일로 내려받는다. 등록하기 전에 그 칸이 비어 있으면 함께 올렸는지 물을 뿐 보지는 않는다.', refs: ['E-062', 'P-048', 'P-049', 'D1-50', 'D3-150', 'D3-293'] },
  ],
  parameters: ['PROOF_YEARS', 'MAX_PROOF_CASES', 'MAX_BASE_FILES'],
  checklist: REGISTRATION_CHECKS,
  broken: {
    'RG-1': '로그인이 만료되었다',
    'RG-2': '제출에 동의하지 않았다',
    'RG-3': '증빙유형을 고르지 않았다',
    'RG-4': '실적증빙 기간을 고르지 않았다',
    'RG-5': '구분(금액/건)을 고르지 않았다',
    'RG-6': '구분이 건이 아닌데 총 증빙금액이 없거나 0이다',
    'RG-7': '구분이 건인데 총 증빙건수가 없거나 0이다',
    'RG-8': '직접배달인데 인증완료된 영업증빙도, 영업증빙 파일도 없다',
    'RG-9': '실적증빙 파일이 없다',
    'RG-10': '직접배달의 영업증빙 목록에 파일이 담기지 않은 항목이 있다 (0바이트 파일은 VF)',
    'RG-11': '실적증빙 목록에 파일이 담기지 않은 항목이 있다',
  },
  refusals: {
    tokenMissing: '다시 인증해야 한다',
    agreementMissing: '동의해야 한다',
    typeMissing: '유형을 골라야 한다',
    periodMissing: '기간을 하나 이상 골라야 한다',
    totalUnitMissing: '구분을 골라야 한다',
    amountMissing: '총 증빙금액을 입력해야 한다',
    casesMissing: '총 증빙건수를 입력해야 한다',
    baseMissing: '영업증빙 파일을 등록해야 한다',
    performanceMissing: '실적증빙 파일을 등록해야 한다',
    notAttached: '파일을 다시 첨부해야 한다',
  },
  passed: '보낼 수 있다',
  cases: casesOf([
    { proves: ['P-036', 'P-061'], rule: 'RG-12', facts: COMPLETE_GENERAL_REGISTRATION, verdict: 'ok' },
    { proves: ['P-061'], rule: 'RG-12', facts: COMPLETE_DIRECT_REGISTRATION, verdict: 'ok' },
    { proves: ['P-052', 'P-061'], rule: 'RG-1', facts: general({}, { token: false }), verdict: { code: 'tokenMissing', field: null } },
    { proves: ['P-053'], rule: 'RG-2', facts: general({ agreement: false }), verdict: { code: 'agreementMissing', field: 'agreement' } },
    { proves: ['P-054'], rule: 'RG-3', facts: general({ type: '' }), verdict: { code: 'typeMissing', field: 'type' } },
    { proves: ['P-055'], rule: 'RG-4', facts: general({ years: [] }), verdict: { code: 'periodMissing', field: 'years' } },
    { proves: ['P-055'], rule: 'RG-12', facts: general({ years: [2024, 2025] }), verdict: 'ok' },
    { proves: ['P-056'], rule: 'RG-5', facts: general({ totalUnit: '' }), verdict: { code: 'totalUnitMissing', field: 'totalUnit' } },
    { proves: ['P-057'], rule: 'RG-6', facts: general({ total: '' }), verdict: { code: 'amountMissing', field: 'total' } },
    { proves: ['P-057'], rule: 'RG-6', facts: general({ total: '0' }), verdict: { code: 'amountMissing', field: 'total' } },
    { proves: ['P-057'], rule: 'RG-12', facts: general({ total: '1' }), verdict: 'ok' },
    { proves: ['P-057'], rule: 'RG-7', facts: direct({ total: '' }), verdict: { code: 'casesMissing', field: 'total' } },
    { proves: ['P-057'], rule: 'RG-7', facts: general({ totalUnit: 'cases', total: '00' }), verdict: { code: 'casesMissing', field: 'total' } },
    { proves: ['P-058'], rule: 'RG-8', facts: direct({}, { base: [] }), verdict: { code: 'baseMissing', field: 'base' } },
    { proves: ['P-058'], rule: 'RG-12', facts: direct({}, { base: [], baseApproved: true }), verdict: 'ok' },
    { proves: ['P-058'], rule: 'RG-12', facts: general({}, { base: [] }), verdict: 'ok' },
    { proves: ['P-059'], rule: 'RG-9', facts: general({}, { performance: [] }), verdict: { code: 'performanceMissing', field: 'performance' } },
    { proves: ['P-059'], rule: 'RG-9', facts: direct({}, { performance: [], baseApproved: true }), verdict: { code: 'performanceMissing', field: 'performance' } },
    { proves: ['P-060'], rule: 'RG-10', facts: direct({}, { base: [FILE, LOOSE] }), verdict: { code: 'notAttached', field: 'base' } },
    { proves: ['P-060'], rule: 'RG-11', facts: general({}, { performance: [LOOSE, FILE] }), verdict: { code: 'notAttached', field: 'performance' } },
  ], ({ facts }) => ({
    given: registrationInWords(facts),
    ask: () => decideRegistrationForm(facts),
  })),
})

const ASKED_DIRECT = { type: 'direct', baseApproved: false } as const

const ASKED_APPROVED = { type: 'direct', baseApproved: true } as const

const ASKED_GENERAL = { type: 'general', baseApproved: false } as const

export const ENOUGH_FILES_RULE = makeTableRuleEntry({
  prefix: 'VF',
  title: '내용이 있는 파일',
  synonyms: ['0바이트', '빈 파일', '정상 파일'],
  question: '내용이 없는 파일(0바이트)을 빼도 증빙을 등록할 파일이 남습니까?',
  no: 44,
  answer: '내용이 없는 파일을 뺀 뒤에도 필요한 파일이 하나씩 남아야 등록한다.',
  notes: [
    { says: '빈 파일을 빼지 않겠다고 답하면 등록하지 않고 입력은 그대로 있다.', refs: ['P-067'] },
  ],
  table: decideEnoughFiles.table,
  facts: {
    type: { name: '증빙유형', values: { general: PROOF_TYPE_NAMES.general, direct: PROOF_TYPE_NAMES.direct } },
    baseApproved: { ...APPROVED_BASE_FACT, note: 'DS-1' },
    base: '영업증빙 파일이 남음',
    performance: '실적증빙 파일이 남음',
  },
  verdicts: {
    ok: '내용이 있는 파일만 등록한다',
    noValidBase: '영업증빙 파일을 다시 첨부해야 한다',
    noValidPerformance: '실적증빙 파일을 다시 첨부해야 한다',
  },
  cases: casesOf([
    { proves: ['P-068'], rule: 'VF-1', asked: ASKED_DIRECT, remaining: { base: 0, performance: 1 }, verdict: 'noValidBase' },
    { proves: ['P-068'], rule: 'VF-1', asked: ASKED_DIRECT, remaining: { base: 0, performance: 0 }, verdict: 'noValidBase' },
    { proves: ['P-068'], rule: 'VF-2', asked: ASKED_DIRECT, remaining: { base: 1, performance: 0 }, verdict: 'noValidPerformance' },
    { proves: ['P-068'], rule: 'VF-3', asked: ASKED_DIRECT, remaining: { base: 1, performance: 1 }, verdict: 'ok' },
    { proves: ['P-068'], rule: 'VF-3', asked: ASKED_APPROVED, remaining: { base: 0, performance: 1 }, verdict: 'ok' },
    { proves: ['P-068'], rule: 'VF-2', asked: ASKED_APPROVED, remaining: { base: 0, performance: 0 }, verdict: 'noValidPerformance' },
    { proves: ['P-068'], rule: 'VF-3', asked: ASKED_GENERAL, remaining: { base: 0, performance: 1 }, verdict: 'ok' },
    { proves: ['P-068'], rule: 'VF-2', asked: ASKED_GENERAL, remaining: { base: 0, performance: 0 }, verdict: 'noValidPerformance' },
  ], ({ asked, remaining }) => ({
    given: [
      ['증빙유형', PROOF_TYPE_NAMES[asked.type]],
      ['인증완료된 영업증빙', yesNoWord(asked.baseApproved)],
      ['남은 영업증빙 파일', `${remaining.base}개`],
      ['남은 실적증빙 파일', `${remaining.performance}개`],
    ],
    ask: () => decideEnoughFiles(remaining, asked),
  })),
})
