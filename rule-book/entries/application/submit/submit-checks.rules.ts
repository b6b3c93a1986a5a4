import type { ApplicationForm } from '#domain/application/form/application-form'
import type { DocumentKey } from '#domain/application/form/required-documents'
import { residentNumberParts } from '#domain/application/form/resident-number'
import { cutApplicantName, makeNewApplication, supportAmountOrDefault } from '#domain/application/submit/new-application'
import { decideSubmission } from '#domain/application/submit/submit-checks'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM, SUBMIT_CHECK_CASES } from '#domain/application/submit/submit-checks.cases'
import { type SubmitSettings, SUBMIT_CHECKS } from '#domain/application/submit/submit-checks.table'
import { ENTITY_TYPE_ROWS, type EntityType, entityTypeOrIndividual } from '#domain/business/entity-type'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { formatWon, Won } from '#domain/kernel/won'
import { APPLICATION_LIMITS as LIMITS } from '#domain/programme/application-limits'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { casesOf, type FactChoice, makeChecklistRuleEntry } from '../../../rule-entry.ts'
import { formatSettingValue, formatDefaultSetting } from '../../settings/setting-words.rules.ts'
import { TAXPAYER_TYPE_NAMES, REQUESTED_DOCUMENT_NAMES } from '../form/required-documents.rules.ts'

const PAYMENT = { rapid: '신속지급', confirmed: '확인지급' } as const

const PASSED = { open: '안 함', passed: '완료', waived: '없이 진행' } as const

const quoted = (text: string) => `‘${text}’`

const FORM_WORDS: { readonly [entry in keyof ApplicationForm]: (form: ApplicationForm) => FactChoice<string> } = {
  applicationNumber: ({ applicationNumber }) => ['신청번호', quoted(applicationNumber)],
  paymentType: ({ paymentType }) => [
    '신청유형',
    paymentType === null ? quoted('') : PAYMENT[paymentTypeOrConfirmed(paymentType)],
  ],
  businessNumber: ({ businessNumber }) => ['사업자등록번호', quoted(businessNumber)],
  entityType: ({ entityType }) => ['관리구분', entityType === null ? '알 수 없음' : ENTITY_TYPE_ROWS[entityType].ko],
  name: ({ name }) => ['이름', quoted(name)],
  birth: ({ birth }) => ['생년월일', quoted(birth)],
  mobile: ({ mobile }) => ['휴대폰번호', quoted(mobile)],
  resident: ({ resident }) => {
    const { residentFront, residentBack } = residentNumberParts(resident)
    return ['주민등록번호', `앞 ${residentFront.length}자리, 뒤 ${residentBack.length}자리`]
  },
  companyName: ({ companyName }) => ['상호명 또는 법인명', quoted(companyName)],
  corporateFront: ({ corporateFront }) => ['법인등록번호 앞자리', quoted(corporateFront)],
  corporateBack: ({ corporateBack }) => ['법인등록번호 뒷자리', quoted(corporateBack)],
  openingDate: ({ openingDate }) => ['개업일자', quoted(openingDate)],
  settlementMonth: ({ settlementMonth }) => ['결산월', quoted(settlementMonth)],
  bank: ({ bank }) => ['은행', bank?.name ?? '없음'],
  accountNumber: ({ accountNumber }) => ['계좌번호', quoted(accountNumber)],
  depositor: ({ depositor }) => ['예금주', quoted(depositor)],
  keyAgreements: ({ keyAgreements }) => [
    '공공마이데이터·과세정보 동의',
    Object.values(keyAgreements).every(Boolean) ? '모두 동의' : '하나 이상 거부',
  ],
  taxpayerType: ({ taxpayerType }) => ['과세유형', TAXPAYER_TYPE_NAMES[taxpayerType]],
  documents: ({ documents }) => [
    '첨부한 증빙서류',
    (Object.keys(documents) as DocumentKey[]).map((document) => REQUESTED_DOCUMENT_NAMES[document]).join(', ') ||
      '없음',
  ],
  checks: ({ checks }) => [
    '확인',
    `실명인증 ${PASSED[checks.realName]}, 사업자 조회 ${PASSED[checks.business]}, 계좌인증 ${PASSED[checks.account]}`,
  ],
}

const COMPLETE = {
  corporate: CORPORATE_APPLICATION_FORM,
  individual: INDIVIDUAL_APPLICATION_FORM,
} as const satisfies Record<EntityType, ApplicationForm>

/** Returns the kind of applicant, and the entries in which a test form differs from the complete form of that kind. */
const differences = (form: ApplicationForm): readonly FactChoice<string>[] => {
  const complete = COMPLETE[entityTypeOrIndividual(form.entityType)]
  const changed = Object.values(FORM_WORDS).filter((inWords) => inWords(form)[1] !== inWords(complete)[1])
  return [FORM_WORDS.entityType, ...changed].map((inWords) => inWords(form))
}

const chosen = (settings: SubmitSettings = DEFAULT_SETTINGS): readonly FactChoice<string>[] =>
  (Object.keys(settings) as (keyof SubmitSettings)[]).flatMap((setting) =>
    settings[setting] === DEFAULT_SETTINGS[setting]
      ? []
      : [[`설정 ${setting}`, formatSettingValue(setting, settings[setting])] as const],
  )

const settlementMonth = (entityType: 'corporate' | 'individual', month: string): string =>
  makeNewApplication(
    { ...CORPORATE_APPLICATION_FORM, entityType, settlementMonth: month },
    { ci: '', entityType, supportNumber: '' },
    null,
  ).settlementMonth

export const SUBMIT_CHECKS_RULE = makeChecklistRuleEntry({
  prefix: 'SB',
  title: '신청서 제출 전 확인',
  synonyms: ['실명인증 없이 제출', '실명인증 없이', '빠진 칸', '필수 입력', '제출 직전 계좌 확인'],
  question: '신청서를 제출할 수 있습니까?',
  no: 28,
  answer: '계좌인증을 마치고 빈 칸 없이 바르게 적어야 제출할 수 있으며, 어긴 것 가운데 맨 앞의 하나를 알린다.',
  notes: [
    { says: '고칠 칸은 모두 화면의 순서대로 목록으로도 보인다. 답을 못 받아 다시 눌러도 한 건만 접수된다. 화면이 보내기 직전에 계좌를 다시 확인하여 맞지 않으면 NM-1의 1번째 말로 알리고 계좌인증을 푼다.', refs: ['A-125', 'A-129', 'A-246', 'A-267', 'A-268'] },
    { says: `빠진 칸을 알리는 말은 운영기관이 고른다. ${formatDefaultSetting('messageSet')}.`, refs: ['A-119'] },
  ],
  checklist: SUBMIT_CHECKS,
  broken: {
    'SB-101': '신청번호, 신청유형, 사업자등록번호 가운데 하나가 없다',
    'SB-201': `휴대폰번호가 ${LIMITS.mobileDigits}자리 숫자가 아니다`,
    'SB-202': `휴대폰번호의 시작이 ${LIMITS.mobilePrefix}이 아니다`,
    'SB-301': '계좌인증을 하지 않았거나, 계좌번호를 바꾸거나 화면을 다시 열거나 보내기 직전의 확인이 맞지 않아 풀렸다',
    'SB-302': `모든 확인을 요구하는 설정에서 실명인증을 마치지도, 확인 없이 계속한다고 답하지도 않았다 (${formatDefaultSetting('requireAllChecks')})`,
    'SB-303': `모든 확인을 요구하는 설정에서 사업자 정보를 조회하지 않았다 (SB-302와 같음)`,
    'SB-401': '휴대폰번호가 비어 있다 (SB-201이 먼저여서 쓰이지 않는다)',
    'SB-402': '생년월일이 비어 있다',
    'SB-403': '주민등록번호 앞자리가 비어 있다',
    'SB-404': '주민등록번호 뒷자리가 비어 있다',
    'SB-405': '법인사업자의 법인명이 비어 있다',
    'SB-406': '개인사업자의 상호명이 비어 있다',
    'SB-407': '법인사업자의 법인등록번호 앞자리가 비어 있다',
    'SB-408': '법인사업자의 법인등록번호 뒷자리가 비어 있다',
    'SB-409': '개업일자가 비어 있다',
    'SB-410': '법인사업자의 결산월이 비어 있다',
    'SB-411': '은행을 고르지 않았다',
    'SB-412': '계좌번호가 비어 있다',
    'SB-413': '예금주가 비어 있다',
    'SB-501': `주민등록번호 앞자리가 ${LIMITS.residentNumberDigits.front}자리 숫자가 아니다`,
    'SB-502': `주민등록번호 뒷자리가 ${LIMITS.residentNumberDigits.back}자리 숫자가 아니다`,
    'SB-601': '법인등록번호 앞자리에 공백이 있다 (칸이 공백을 버려 쓰이지 않는다)',
    'SB-602': '법인등록번호 뒷자리에 공백이 있다',
    'SB-603': `법인등록번호 앞자리가 ${LIMITS.corporateNumberDigits.front}자리 숫자가 아니다`,
    'SB-604': `법인등록번호 뒷자리가 ${LIMITS.corporateNumberDigits.back}자리 숫자가 아니다`,
    'SB-701': '개업일자가 OD-1에 맞지 않는다',
    'SB-801': '법인명이 공백이나 보이지 않는 글자뿐이다',
    'SB-802': '상호명이 공백이나 보이지 않는 글자뿐이다',
    'SB-803': '예금주가 공백이나 보이지 않는 글자뿐이다',
    'SB-901': `필수 증빙서류가 첨부되지 않았다 (${formatDefaultSetting('missingRequiredFiles')})`,
  },
  refusals: {
    sessionMissing: '누락된 필수값이 있어 처음부터 다시 신청해야 한다',
    mobileLength: '휴대폰번호를 정확히 입력해야 한다',
    notMobile: '휴대폰번호가 아니어서 다시 입력해야 한다',
    accountNotChecked: '계좌인증을 완료해야 한다',
    realNameNotChecked: '실명인증을 완료해야 한다',
    businessNotChecked: '사업자 정보 조회를 완료해야 한다',
    mobileMissing: '휴대폰번호를 입력해야 한다',
    birthMissing: '본인인증 정보가 없다',
    residentMissing: '주민등록번호를 입력해야 한다',
    residentLength: '주민등록번호를 정확히 입력해야 한다',
    corporateNameMissing: '법인명을 입력해야 한다',
    businessNameMissing: '상호명을 입력해야 한다',
    corporateNumberMissing: '법인등록번호를 입력해야 한다',
    openingDateMissing: '개업일자를 입력해야 한다',
    settlementMonthMissing: '결산월을 골라야 한다',
    bankMissing: '은행을 골라야 한다',
    accountNumberMissing: '계좌번호를 입력해야 한다',
    depositorMissing: '예금주를 입력해야 한다',
    corporateNumberSpace: '법인등록번호에 공백이 있으면 안 된다',
    corporateNumberLength: '법인등록번호를 정확히 입력해야 한다',
    openingDateInvalid: '개업일자를 정확히 입력해야 한다',
    corporateNameBlank: '법인명은 공백이 아니어야 한다',
    businessNameBlank: '상호명은 공백이 아니어야 한다',
    depositorBlank: '예금주는 공백이 아니어야 한다',
    documentMissing: '필수 증빙서류를 첨부해야 한다',
  },
  passed: '제출할 수 있다',
  cases: casesOf(SUBMIT_CHECK_CASES, ({ form, settings }) => ({
    given: [...differences(form), ...chosen(settings)],
    ask: () => decideSubmission(form, settings ?? DEFAULT_SETTINGS),
  })),
  functionCases: [
    { proves: ['A-092'], given: '결산월 03으로 적은 법인사업자가 보내는 것', outcome: '3', ask: () => settlementMonth('corporate', '03') },
    { proves: ['A-092'], given: '결산월 3으로 적은 개인사업자가 보내는 것', outcome: '12', ask: () => settlementMonth('individual', '3') },
    { proves: ['A-051'], given: '지원금액: 조회한 배달료 50,000원', outcome: '50,000원', ask: () => formatWon(supportAmountOrDefault(Won(50_000))) },
    { proves: ['A-051'], given: '지원금액: 조회한 배달료 0원', outcome: '0원', ask: () => formatWon(supportAmountOrDefault(Won(0))) },
    { proves: ['A-051', 'D2-27'], given: '지원금액: 배달료가 없음', outcome: '1,000,000원', ask: () => formatWon(supportAmountOrDefault(null)) },
    { proves: ['D2-107'], given: '본인인증한 이름 101자를 보냄', outcome: '100자', ask: () => `${cutApplicantName('가'.repeat(101)).length}자` },
  ],
})
