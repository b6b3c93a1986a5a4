import {
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  applicationStatusName,
} from '../application-status/application-status.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { Won, formatWon } from '../kernel/won.ts'
import {
  type FactChoice,
  type RuleEntry,
  makeChecklistRuleEntry,
  makeTableRuleEntry,
  yesNoWord,
} from '../rule-book/rule-entry.ts'
import { REGISTRATION_SECOND_STEP_TABLE, isApprovedBaseProof, decideRegistrationSecondStep } from './base-proof.ts'
import { CARRIER_REQUEST_CASES } from './carrier-request.cases.ts'
import {
  CARRIER_REQUEST_CHECKS,
  decideCarrierRequest,
  blocksCarrierRequest,
  isAnyCarrierLookupRunning,
} from './carrier-request.ts'
import { NEW_PROOF_ELIGIBILITY_TABLE, decideNewProofEligibility } from './new-proof-eligibility.ts'
import { REGISTRATION_ELIGIBILITY_TABLE, decideRegistrationEligibility } from './registration-eligibility.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'
import { FILE_COUNT_CASES } from './file-counts.cases.ts'
import { decideFileCounts, FILE_COUNTS_TABLE } from './file-counts.ts'
import { REGISTRATION_SECOND_STEP_CASES } from './base-proof.second-step.cases.ts'
import { NEW_PROOF_ELIGIBILITY_CASES } from './new-proof-eligibility.cases.ts'
import { APPROVED_BASE_LABEL } from './proof-display.ts'
import { PROOF_STATUSES, type ProofStatus, proofStatusName } from './proof-status.table.ts'
import type { ProofForRules, ProofTypeOrUnknown } from './proof.ts'
import { REGISTRATION_CHECK_CASES, ENOUGH_FILES_CASES } from './registration-checks.cases.ts'
import { REGISTRATION_CHECKS, type RegistrationFacts } from './registration-checks.table.ts'
import { ENOUGH_FILES_TABLE, decideRegistrationForm, decideEnoughFiles } from './registration-checks.ts'
import { SAMPLE_EXISTING_PROOFS, REGISTRATION_ELIGIBILITY_CASES } from './registration-eligibility.cases.ts'

export const PROOF_TYPE_NAMES: Readonly<Record<ProofTypeOrUnknown, string>> = {
  general: '배달·택배 이용',
  direct: '직접배달',
  rapid: '신속지급',
  parcel: '택배사 조회',
  unknown: '알 수 없는 유형',
}

const statusesWhere = (holds: (status: ProofStatus) => boolean): string =>
  PROOF_STATUSES.filter(holds).map(proofStatusName).join(', ')

const APPROVED_BASE_FACT = {
  name: `${APPROVED_BASE_LABEL}된 영업증빙이 있음`,
  note: `직접배달 증빙의 상태: ${statusesWhere((status) => isApprovedBaseProof({ proofType: 'direct', status }))}, P-045`,
}
const PARCEL_RUNNING = {
  name: '택배사 조회가 진행 중',
  note: `택배사 조회 증빙의 상태: ${statusesWhere((status) => isAnyCarrierLookupRunning([{ id: '', proofType: 'parcel', status, decidedAmount: null }]))}, 상태가 없으면 제출로 본다`,
}

const ENDED_PARCEL = statusesWhere((status) => !blocksCarrierRequest({ proofType: 'parcel', status }))
const SELECTED = Object.values(APPLICATION_STATUS_ROWS).flatMap(({ stage, ko }) => (stage === 'selected' ? [ko] : []))

const proofsInWords = (proofs: readonly ProofForRules[]): string =>
  proofs
    .map(({ proofType, status, decidedAmount }) =>
      [
        PROOF_TYPE_NAMES[proofType],
        proofStatusName(status),
        ...(decidedAmount === null ? [] : [formatWon(Won(decidedAmount))]),
      ].join(' '),
    )
    .join(', ') || '없음'

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

/** How people ask about a new proof in each status that allows none. */
const APPLICATIONS_WITHOUT_PROOFS = APPLICATION_STATUSES.filter(
  (status) => APPLICATION_STATUS_ROWS[status].stage !== 'selected',
).flatMap((status) => ['인데', '중인데'].map((ending) => `${applicationStatusName(status)}${ending} 증빙을`))

export const REGISTRATION_RULE_ENTRIES: readonly RuleEntry[] = [
  makeTableRuleEntry({
    prefix: 'NP',
    title: '새 증빙 등록',
    synonyms: ['증빙을 내려면 신청 상태가 무엇', ...APPLICATIONS_WITHOUT_PROOFS],
    question: '이 신청에 새 증빙을 등록할 수 있습니까? 없다면 왜 없습니까?',
    parameters: ['SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
    table: NEW_PROOF_ELIGIBILITY_TABLE,
    facts: {
      stage: { name: '신청의 단계', note: '알 수 없는 진행상태는 선정 전과 같다, A-142', values: SUPPORT_STAGE_WORDS },
      parcelRunning: PARCEL_RUNNING,
      limit: '최대 지원금액에 도달',
    },
    verdicts: {
      ok: '등록할 수 있다',
      notSelected: '선정 전이어서 등록할 수 없다',
      paying: '지급 절차 중이어서 등록할 수 없다',
      paid: '지급이 끝나 등록할 수 없다',
      rejected: '선정되지 않아 등록할 수 없다',
      cancelled: '취소된 신청이어서 등록할 수 없다',
      parcelRunning: '택배사 조회 중이어서 등록할 수 없다',
      limit: '최대 지원금액에 도달하여 등록할 수 없다',
    },
    cases: NEW_PROOF_ELIGIBILITY_CASES.map(({ facts, ...example }) => ({
      ...example,
      given: [
        ['신청의 진행상태', applicationStatusName(facts.status)],
        ['증빙', proofsInWords(facts.proofs)],
        ['결정금액', facts.decidedAmount === undefined ? '없음' : formatWon(Won(facts.decidedAmount))],
      ],
      ask: () => decideNewProofEligibility(facts),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'RE',
    title: '증빙 등록 자격',
    question: '지금 이 유형의 증빙을 등록할 수 있습니까?',
    parameters: ['SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
    table: REGISTRATION_ELIGIBILITY_TABLE,
    facts: {
      path: { name: '등록하려는 것', values: { own: '이용 증빙 또는 직접배달', parcel: '택배사 조회' } },
      selected: `증빙을 내는 상태(${SELECTED.join(', ')})`,
      limit: '최대 지원금액에 도달',
      parcelRunning: { ...PARCEL_RUNNING, note: 'NP-6' },
      parcelExists: {
        name: `${ENDED_PARCEL}가 아닌 택배사 조회가 있음`,
        note: 'D3-101, D3-114',
      },
    },
    verdicts: {
      ok: '등록할 수 있다',
      notSelected: '증빙을 낼 수 있는 상태가 아니다, 신청결과 화면으로 보낸다',
      notSelectedForParcel: '택배사 조회를 신청할 수 있는 상태가 아니다, 신청결과 화면으로 보낸다',
      limit: '최대 지원금액에 도달했다, 신청결과 화면으로 보낸다',
      parcelRunning: '택배사 조회 중이어서 등록할 수 없다',
      parcelExists: '택배사 조회 증빙이 이미 있다',
    },
    cases: REGISTRATION_ELIGIBILITY_CASES.map(({ status, existing, path, ...example }) => ({
      ...example,
      given: [
        ['신청의 진행상태', applicationStatusName(status)],
        ['등록하려는 것', PROOF_TYPE_NAMES[path]],
        ['증빙', proofsInWords(SAMPLE_EXISTING_PROOFS[existing].proofs)],
        ['결정금액', formatWon(Won(SAMPLE_EXISTING_PROOFS[existing].decidedAmount))],
      ],
      ask: () => decideRegistrationEligibility(path, { status, ...SAMPLE_EXISTING_PROOFS[existing] }),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'DS',
    title: '직접배달 첫 단계',
    question: '직접배달에서 영업증빙 단계를 지나 실적증빙 단계로 갈 수 있습니까?',
    parameters: ['MAX_BASE_FILES'],
    table: REGISTRATION_SECOND_STEP_TABLE,
    facts: {
      baseApproved: APPROVED_BASE_FACT,
      hasFile: '영업증빙 파일이 있음',
      hasEmpty: '크기가 0인 파일이 있음',
    },
    verdicts: {
      ok: '다음 단계로 간다',
      noFile: '영업증빙 파일을 올려야 한다',
      emptyFile: '크기가 0인 파일이 있어 갈 수 없다',
    },
    cases: REGISTRATION_SECOND_STEP_CASES.map(({ sizes, baseApproved, ...example }) => ({
      ...example,
      given: [
        ['인증완료된 영업증빙', yesNoWord(baseApproved)],
        ['파일 크기', sizes.map((size) => `${size}바이트`).join(', ') || '파일 없음'],
      ],
      ask: () =>
        decideRegistrationSecondStep(
          sizes.map((size) => ({ size })),
          baseApproved,
        ),
    })),
  }),
  makeChecklistRuleEntry({
    prefix: 'RG',
    title: '증빙 등록 전 확인',
    synonyms: ['직접배달 거절', '증빙이 안 올라감'],
    question: '증빙을 보낼 수 있습니까?',
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
      'RG-11': '실적증빙 목록에 파일이 담기지 않은 항목이 있다 (0바이트 파일은 VF)',
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
    cases: REGISTRATION_CHECK_CASES.map(({ facts, ...example }) => ({
      ...example,
      given: registrationInWords(facts),
      ask: () => decideRegistrationForm(facts),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'VF',
    title: '내용이 있는 파일',
    synonyms: ['0바이트', '빈 파일', '정상 파일'],
    question: '내용이 없는 파일(0바이트)을 빼도 증빙을 등록할 파일이 남습니까?',
    table: ENOUGH_FILES_TABLE,
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
    cases: ENOUGH_FILES_CASES.map(({ asked, remaining, ...example }) => ({
      ...example,
      given: [
        ['증빙유형', PROOF_TYPE_NAMES[asked.type]],
        ['인증완료된 영업증빙', yesNoWord(asked.baseApproved)],
        ['남은 영업증빙 파일', `${remaining.base}개`],
        ['남은 실적증빙 파일', `${remaining.performance}개`],
      ],
      ask: () => decideEnoughFiles(remaining, asked),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'FN',
    title: '증빙 파일의 수',
    synonyms: ['파일 네 개', '영업증빙 파일 개수', '영업증빙 파일을 배달·택배 이용에'],
    question: '서버가 이 수의 파일로 증빙을 등록합니까?',
    parameters: ['MAX_BASE_FILES'],
    table: FILE_COUNTS_TABLE,
    facts: {
      type: { name: '증빙유형', values: { general: PROOF_TYPE_NAMES.general, direct: PROOF_TYPE_NAMES.direct } },
      approved: { ...APPROVED_BASE_FACT, note: 'DS-1' },
      hasBase: '영업증빙 파일이 있음',
      tooManyBase: '영업증빙 파일이 상한을 넘음',
      performance: '실적증빙 파일이 있음',
      tooManyPerformance: { name: '실적증빙 파일이 상한을 넘음', note: formatDefaultSetting('performanceMaxFiles') },
    },
    verdicts: {
      ok: '등록할 수 있다 (파일마다 SF, FS)',
      baseMissing: '영업증빙 파일이 없어 거절한다',
      tooManyBase: '영업증빙 파일이 많아 거절한다',
      baseNotWanted: '영업증빙을 내지 않는 유형이어서 거절한다',
      performanceMissing: '실적증빙 파일이 없어 거절한다',
      tooManyPerformance: '실적증빙 파일이 많아 거절한다',
    },
    cases: FILE_COUNT_CASES.map(({ type, approved, base, performance, performanceMaxFiles = 0, ...example }) => ({
      ...example,
      given: [
        ['증빙유형', PROOF_TYPE_NAMES[type]],
        ['인증완료된 영업증빙', yesNoWord(approved)],
        ['영업증빙 파일', `${base}개`],
        ['실적증빙 파일', `${performance}개`],
        ...(performanceMaxFiles === 0 ? [] : [['설정 performanceMaxFiles', `${performanceMaxFiles}개`] as const]),
      ],
      ask: () => decideFileCounts({ type, approved }, { base, performance }, { performanceMaxFiles }),
    })),
  }),
  makeChecklistRuleEntry({
    prefix: 'CR',
    title: '택배사 조회 신청',
    synonyms: ['택배사 조회 두 번', '택배 내역 자동 조회'],
    question: '택배사에 이용내역 조회를 신청할 수 있습니까?',
    parameters: ['CARRIER_LOOKUP_MONTHS'],
    checklist: CARRIER_REQUEST_CHECKS,
    broken: {
      'CR-1': '로그인이 만료되었다',
      'CR-2': '택배사를 하나도 고르지 않았다',
      'CR-3': '제외되지도 취소되지도 않은 택배사 조회가 있다 (RE-4)',
      'CR-4': '정보 제공에 동의하지 않았다',
    },
    refusals: {
      tokenMissing: '다시 인증해야 한다',
      carrierMissing: '택배사를 하나 이상 골라야 한다',
      parcelExists: '택배사 조회 증빙이 이미 있다',
      agreementMissing: '동의해야 한다',
    },
    passed: '신청할 수 있다',
    cases: CARRIER_REQUEST_CASES.map(({ token = true, carriers, proofs, agreement, ...example }) => ({
      ...example,
      given: [
        ['로그인', yesNoWord(token)],
        ['고른 택배사', carriers.join(', ') || '없음'],
        ['증빙', proofsInWords(proofs)],
        ['동의', yesNoWord(agreement)],
      ],
      ask: () => decideCarrierRequest({ token, carriers, proofs, agreement }),
    })),
  }),
]
