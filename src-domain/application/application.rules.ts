import {
  type RuleChapter,
  type FactChoice,
  checklistEntry,
  limitSheet,
  machineEntry,
  namesOf,
  tableEntry,
  yesNo,
} from '../rule-entry.ts'
import { DEFAULT_SETTINGS } from '../kernel/settings.ts'
import { defaultInWords, settingInWords } from '../programme/settings.rules.ts'
import { ENTITY_TYPES, type EntityType, entityTraits, formEntityType } from '../business/entity-type.ts'
import { effectivePaymentType } from '../business/payment-type.ts'
import { certificatesNeeded } from '../consent/consent-data.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { ACCOUNT_ADVICE_ENTRY } from './account-advice.rules.ts'
import { EDIT_ENTRY } from './application-edit.rules.ts'
import { CANCELLATION_ENTRY } from './cancellation-sending.rules.ts'
import { AGENCY_ENTRY } from './agency-entries.rules.ts'
import { OFFICER_ORDERS } from './officer-order.rules.ts'
import { CERTIFIED_ENTRY } from './certified-entries.rules.ts'
import { CLOSED_DRAFT_ENTRY } from './closed-draft.rules.ts'
import { NEXT_STEP_ENTRY } from './next-step.rules.ts'
import type { ApplicationForm } from './application-form.ts'
import {
  type RequestedDocument,
  DOCUMENT_TABLE,
  type DocumentNeedFacts,
  type DocumentKey,
} from './required-documents.ts'
import { DOCUMENT_CASES } from './required-documents.cases.ts'
import { APPLICATION_STATUS, UNKNOWN_STATUS, statusName } from '../status/application-status.table.ts'
import { PROGRESS_STEPS } from '../status/progress-steps.table.ts'
import { SAME_SUBMISSION_CASES } from '../kernel/same-submission.cases.ts'
import { SAME_SUBMISSION_TABLE } from '../kernel/same-submission.ts'
import { STAGE_WORDS } from '../status/status.rules.ts'
import { decideRival, RIVAL_TABLE } from './application.ts'
import { RIVAL_CASES } from './application.cases.ts'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM, SUBMIT_CASES } from './submit-checks.cases.ts'
import { CHECK_OUTCOME_TABLE } from './check-outcome.ts'
import { CHECK_OUTCOME_CASES } from './check-outcome.cases.ts'
import { residentParts } from './resident-number.ts'
import { LISTED_REASONS, REASON_CASES } from './result.cases.ts'
import { decideReason, REASON_DESCRIPTION_TABLE } from './result.ts'
import { SUBMIT_CHECKS } from './submit-checks.table.ts'
import { decideSubmission, type SubmitSettings } from './submit-checks.ts'
import { APPLICATION_ACTIONS, APPLICATION_TRANSITIONS } from './transitions.table.ts'

const DOCUMENT: Readonly<Record<DocumentKey, string>> = {
  businessRegistration: '사업자등록증',
  nationalTax: '국세 납세증명서',
  localTax: '지방세 납세증명서',
  vatStandard: '부가가치세 과세표준증명',
  vatExempt: '부가가치세 면세사업자 수입금액증명',
  financial: '표준재무제표증명',
}
const REQUIREMENT: Readonly<Record<RequestedDocument['requirement'], string>> = {
  required: '필수',
  offered: '선택',
  either: '둘 중 하나',
}

/** Returns the required documents, and how strictly each is required. */
export const documentsText = (documents: readonly RequestedDocument[]): string =>
  documents.map(({ document, requirement }) => `${DOCUMENT[document]} (${REQUIREMENT[requirement]})`).join(', ') ||
  '내지 않는다'

const PASSED = { open: '안 함', passed: '완료', waived: '없이 진행' } as const
const quoted = (text: string) => `‘${text}’`

const UNKNOWN = '알 수 없음'

/** The name and the value of each entry of a case's form, as the rule book prints them. */
const FORM_WORDS: { readonly [entry in keyof ApplicationForm]: (form: ApplicationForm) => FactChoice<string> } = {
  applicationNumber: ({ applicationNumber }) => ['신청번호', quoted(applicationNumber)],
  paymentType: ({ paymentType }) => [
    '신청유형',
    paymentType === null ? quoted('') : PAYMENT[effectivePaymentType(paymentType)],
  ],
  registrationNumber: ({ registrationNumber }) => ['사업자등록번호', quoted(registrationNumber)],
  entityType: ({ entityType }) => ['관리구분', entityType === null ? UNKNOWN : ENTITY_TYPES[entityType].ko],
  name: ({ name }) => ['이름', quoted(name)],
  birth: ({ birth }) => ['생년월일', quoted(birth)],
  mobile: ({ mobile }) => ['휴대폰번호', quoted(mobile)],
  resident: ({ resident }) => {
    const { residentFront, residentBack } = residentParts(resident)
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
  taxpayerType: ({ taxpayerType }) => ['과세유형', TAXPAYER[taxpayerType]],
  documents: ({ documents }) => [
    '첨부한 증빙서류',
    (Object.keys(documents) as DocumentKey[]).map((document) => DOCUMENT[document]).join(', ') || '없음',
  ],
  checks: ({ checks }) => [
    '확인',
    `실명인증 ${PASSED[checks.realName]}, 사업자 조회 ${PASSED[checks.business]}, 계좌인증 ${PASSED[checks.account]}`,
  ],
}

const PAYMENT = { rapid: '신속지급', confirmed: '확인지급' } as const
const SALES: readonly FactChoice<DocumentNeedFacts['sales']>[] = [
  ['financialStatement', '표준재무제표증명 (법인)'],
  ['vat', '부가가치세 증명 (개인)'],
  [null, UNKNOWN],
]
/** A form of each kind with nothing missing. */
const COMPLETE = {
  corporate: CORPORATE_APPLICATION_FORM,
  individual: INDIVIDUAL_APPLICATION_FORM,
} as const satisfies Record<EntityType, ApplicationForm>
const TAXPAYER = { standard: '일반', simplified: '간이', exempt: '면세', unknown: UNKNOWN } as const

/** Returns the kind of applicant, and the entries in which a test form differs from the complete form of that kind. */
const differences = (form: ApplicationForm): readonly FactChoice<string>[] => {
  const complete = COMPLETE[formEntityType(form.entityType)]
  const changed = Object.values(FORM_WORDS).filter((inWords) => inWords(form)[1] !== inWords(complete)[1])
  return [FORM_WORDS.entityType, ...changed].map((inWords) => inWords(form))
}

/** Returns the settings of a case that differ from the defaults. */
const chosen = (settings: SubmitSettings = DEFAULT_SETTINGS): readonly FactChoice<string>[] =>
  (Object.keys(settings) as (keyof SubmitSettings)[]).flatMap((setting) =>
    settings[setting] === DEFAULT_SETTINGS[setting]
      ? []
      : [[`설정 ${setting}`, settingInWords(setting, settings[setting])] as const],
  )

/** The statuses in which an application does not block another one. */
const ENDED = Object.values(APPLICATION_STATUS).flatMap(({ live, ko }) => (live ? [] : [ko]))

const LIMITS = APPLICATION_LIMITS
const characters = (count: number) => `${count}자까지`
const digits = (count: number) => `숫자 ${count}자리`
const unkeptDigits = (count: number) =>
  `${digits(count)}. 이 누리집은 저장하지 않고, 보내거나 취소하거나 화면을 떠날 때까지만 기억한다 (A-233). 실명인증과 신청 제출에만 보낸다 (A-234). 기관이 받은 뒤의 보유는 제68조`

/** 신청: the required entries and attachments, and the later states of an application. */
export const APPLICATION_CHAPTER: RuleChapter = {
  concept: 'application',
  title: '신청서와 진행상태',
  rules: [
    checklistEntry({
      prefix: 'SB',
      title: '신청서 제출 전 확인',
      synonyms: ['실명인증 없이 제출', '실명인증 없이', '빠진 칸', '필수 입력', '제출 직전 계좌 확인'],
      question: '신청서를 제출할 수 있습니까?',
      checklist: SUBMIT_CHECKS,
      broken: {
        'SB-101': '신청번호, 신청유형, 사업자등록번호 가운데 하나가 없다',
        'SB-201': `휴대폰번호가 ${LIMITS.mobileDigits}자리 숫자가 아니다`,
        'SB-202': `휴대폰번호의 시작이 ${LIMITS.mobilePrefix}이 아니다`,
        'SB-301': '계좌인증을 하지 않았다 (보내기 직전에 다시 확인하여 실패해도 같다, A-125)',
        'SB-302': `모든 확인을 요구하는 설정에서 실명인증을 하지 않았고 확인 없이 계속한다고 답하지도 않았다 (${defaultInWords('requireAllChecks')})`,
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
        'SB-601': '법인등록번호 앞자리에 공백이 있다',
        'SB-602': '법인등록번호 뒷자리에 공백이 있다',
        'SB-603': `법인등록번호 앞자리가 ${LIMITS.corporateNumberDigits.front}자리 숫자가 아니다`,
        'SB-604': `법인등록번호 뒷자리가 ${LIMITS.corporateNumberDigits.back}자리 숫자가 아니다`,
        'SB-701': '개업일자가 없는 날이다',
        'SB-801': '법인명이 공백뿐이다',
        'SB-802': '상호명이 공백뿐이다',
        'SB-803': '예금주가 공백뿐이다',
        'SB-901': `필수 증빙서류가 첨부되지 않았다 (${defaultInWords('missingRequiredFiles')})`,
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
      cases: SUBMIT_CASES.map(({ proves, rule, form, settings, verdict }) => ({
        proves,
        rule,
        verdict,
        given: [...differences(form), ...chosen(settings)],
        ask: () => decideSubmission(form, settings ?? DEFAULT_SETTINGS),
      })),
    }),
    tableEntry({
      prefix: 'RD',
      title: '신청 증빙서류',
      synonyms: ['법인 제출 서류', '준비할 서류', '첨부할 서류', '면세사업자 서류', '면세 서류', '낼 서류', '증명서'],
      question: '신청자는 어떤 서류를 내야 합니까?',
      table: DOCUMENT_TABLE,
      facts: {
        declined: {
          name: '공공마이데이터와 과세정보의 제공에 모두 동의함',
          note: '과세정보는 CC-2',
          values: { true: '아니요', false: '예' },
        },
        sales: { name: '매출 서류', values: SALES },
        taxpayerType: { name: '과세유형', values: TAXPAYER },
      },
      verdicts: documentsText,
      cases: {
        ofFacts: DOCUMENT_CASES.map(({ facts: { entityType, taxpayerType, keyAgreements }, ...example }) => ({
          ...example,
          facts: {
            declined: certificatesNeeded(keyAgreements),
            sales: entityTraits(entityType).sales,
            taxpayerType,
          },
        })),
      },
    }),
    tableEntry({
      prefix: 'SA',
      title: '이미 접수된 것',
      synonyms: ['두 번 접수', '이미 등록', '답을 받지 못함', '응답 없음'],
      question: '답을 받지 못한 뒤 기관에 있는 신청·증빙·보완·의견이 지금 보낸 그것입니까?',
      table: SAME_SUBMISSION_TABLE,
      facts: {
        found: '이 화면에서 보낸 것이 기관에 있음',
        entries: {
          name: '금액·건수, 기간, 구분, 유형, 파일과 적은 모든 것',
          values: {
            same: '모두 같음',
            other: '하나라도 다름',
            unanswered: '기관이 답한 것은 같고, 답하지 않은 것이 있음',
          },
        },
        earlier: {
          name: '이 브라우저가 앞서 보낸 것',
          values: { none: '없음', same: '같은 내용', other: '다른 내용' },
        },
        mayBeStored: '방금 보낸 것이 저장되었을 수 있음',
      },
      verdicts: {
        same: '그것이다. 접수된 것으로 본다',
        other: '다른 것이다. 접수된 내용을 알리고 묻는다',
        absent: '접수되지 않았다',
      },
      cases: { ofFacts: SAME_SUBMISSION_CASES },
    }),
    tableEntry({
      prefix: 'RA',
      title: '한 사람에 한 신청',
      synonyms: ['두 번 신청', '중복 신청', '가게가 둘', '사업자 두 개'],
      question: '다른 신청이 이 신청을 막습니까?',
      table: RIVAL_TABLE,
      facts: {
        live: { name: '제출하고 취소되지 않은 신청', note: `취소된 상태: ${ENDED.join(', ')}` },
        samePerson: '같은 사람 (연계정보: 본인인증이 사람마다 주는 값)',
        sameNumber: '같은 사업자등록번호',
      },
      verdicts: {
        none: '막지 않는다',
        samePerson: '이미 신청한 사람이다. 사업자등록번호가 달라도 같다',
        sameNumber: '이미 신청된 사업자이다',
      },
      cases: RIVAL_CASES.map(({ says, others, asked, ...example }) => ({
        ...example,
        given: [['다른 신청', says]],
        ask: () => decideRival(others, asked),
      })),
    }),
    tableEntry({
      prefix: 'CO',
      title: '실명인증과 사업자 조회의 결과',
      synonyms: [
        '대표자 이름',
        '대표자 불일치',
        '이름이 다름',
        '조회 실패',
        '실명이 확인되지 않았다',
        '실명이 확인되지 않음',
      ],
      question: '실명인증이나 사업자 조회의 답을 받으면 신청을 계속할 수 있습니까?',
      table: CHECK_OUTCOME_TABLE,
      facts: {
        answer: {
          name: '답',
          values: {
            verified: '실명인증: 이름과 주민등록번호가 맞음',
            mismatch: '실명인증: 이름과 주민등록번호가 다름 (대표자 불일치)',
            valid: '사업자 조회: 등록된 사업자와 일치 (BA)',
            invalid: '사업자 조회: 등록된 사업자와 불일치 (BA)',
            outage: '사업자 조회: 확인할 수 없음 (BA)',
          },
        },
      },
      verdicts: {
        passed: '확인이 끝난다',
        askTwice: '두 번 묻고, 모두 계속한다고 하면 확인 없이 계속한다',
        askOnce: '한 번 묻고, 계속한다고 하면 확인 없이 계속한다',
        waived: '나중에 확인한다고 알리고 확인 없이 계속한다',
      },
      cases: { ofFacts: CHECK_OUTCOME_CASES },
    }),
    tableEntry({
      prefix: 'RC',
      title: '보완요청, 보류와 미선정의 사유',
      synonyms: ['사유코드', '부적격 사유', '미선정 이유', '주대표자', '폐업 사유', 'US01 사유', 'US02 사유', 'US02는'],
      question: '기관이 남긴 사유코드를 신청자에게 어떻게 설명합니까?',
      table: REASON_DESCRIPTION_TABLE,
      facts: {
        code: { name: '사유코드', values: { US01: 'US01', US02: 'US02', other: '다른 코드' } },
        listed: {
          name: '불러온 기관의 사유 목록에 없음',
          values: [
            [true, '아니요'],
            [false, '예'],
            [null, '목록을 불러오지 못함'],
          ],
        },
      },
      verdicts: {
        US01: '주대표자만 신청할 수 있다',
        US02: '폐업한 사업자는 신청할 수 없다',
        other: '고객센터에 문의해야 한다',
        noDescription: '그 밖의 사유이며 고객센터에 문의해야 한다',
      },
      cases: REASON_CASES.map(({ code, loaded, ...example }) => ({
        ...example,
        given: [
          ['사유코드', code],
          ['기관의 사유 목록', loaded ? LISTED_REASONS.map(({ code }) => code).join(', ') : '불러오지 못함'],
        ],
        ask: () => decideReason(code, loaded ? LISTED_REASONS : null),
      })),
    }),
    CERTIFIED_ENTRY,
    AGENCY_ENTRY,
    OFFICER_ORDERS,
    EDIT_ENTRY,
    CANCELLATION_ENTRY,
    NEXT_STEP_ENTRY,
    ACCOUNT_ADVICE_ENTRY,
    CLOSED_DRAFT_ENTRY,
  ],
  sheets: [
    {
      title: '신청의 진행상태가 뜻하는 것',
      synonyms: [
        '진행상태',
        '진행상태 종류',
        '진행단계',
        '다섯 단계',
        '보류 단계',
        '심사 단계',
        '몇 단계',
        statusName('underReview'),
      ],
      question: '각 진행상태는 다섯 단계의 어디이고, 지원은 어디까지 왔으며, 다른 신청을 막습니까?',
      source: APPLICATION_STATUS,
      columns: ['진행상태 (다른 이름)', '단계', '지원 단계 (NP)', '다른 신청을 막음 (RA)'],
      rows: [...Object.values(APPLICATION_STATUS), UNKNOWN_STATUS].map((row) => {
        const { alsoCalled, step, stage, live, ref } = row
        const name = [row.ko || '표에 없는 말', ...alsoCalled.map((other) => `(${other})`)].join(' ')
        const shown = step === null ? '없음' : `${step}단계 ${PROGRESS_STEPS[step]}`
        return {
          cells: [name, shown, STAGE_WORDS[stage], yesNo(live)],
          ref,
        }
      }),
    },
    limitSheet({
      title: '신청서 칸의 길이와 선택지',
      synonyms: [
        '글자 수',
        '몇 자까지',
        '주민번호 보관',
        '예금주 길이',
        '은행코드',
        '계좌번호 자릿수',
        '결산월 선택',
        '바이트',
      ],
      question: '신청서의 칸에는 얼마나 적을 수 있고, 무엇을 고를 수 있습니까?',
      limits: APPLICATION_LIMITS,
      words: {
        applicantName: { name: '신청자 이름', says: characters, ref: 'A-005' },
        companyName: { name: '법인명 또는 상호명', says: characters, ref: 'A-005' },
        depositorBytes: {
          name: '예금주',
          says: (bytes) => `${bytes}바이트까지 (영문·숫자·기호·띄어쓰기는 1바이트, 다른 글자는 2바이트)`,
          ref: 'A-005',
        },
        corporateNumberDigits: {
          front: { name: '법인등록번호 앞자리', says: digits, ref: 'A-005' },
          back: { name: '법인등록번호 뒷자리', says: digits, ref: 'A-005' },
        },
        residentNumberDigits: {
          front: { name: '주민등록번호 앞자리', says: digits, ref: 'A-005' },
          back: { name: '주민등록번호 뒷자리', says: unkeptDigits, ref: 'A-005' },
        },
        mobileDigits: { name: '휴대폰번호', says: digits, ref: 'A-005' },
        mobilePrefix: { name: '휴대폰번호의 시작 (82, +82는 0으로 읽음)', says: (prefix) => prefix, ref: 'D2-114' },
        accountNumberDigits: { name: '계좌번호', says: (count) => `숫자 ${count}자리까지`, ref: 'A-005' },
        nameMatchBytes: { name: '예금주를 견주는 길이 (NM)', says: (bytes) => `앞 ${bytes}바이트`, ref: 'A-005' },
        bankCodeDigits: { name: '은행코드', says: (count) => `${count}자리, 모자라면 앞에 0을 붙인다`, ref: 'A-005' },
        fileBytes: {
          name: '신청서류 파일 하나',
          says: (bytes) => `${bytes.toLocaleString('ko-KR')}바이트까지`,
          ref: 'A-005',
        },
        earliestOpening: { name: '개업일자', says: (day) => `${day}부터 오늘까지`, ref: 'A-005' },
        settlementMonths: {
          name: '결산월',
          says: (months) => `${months.map((month) => `${month}월`).join(', ')} 가운데 하나`,
          ref: 'A-005',
        },
        individualSettlementMonth: { name: '개인사업자의 결산월', says: (month) => `${month}월`, ref: 'A-005' },
      },
    }),
  ],
  machines: [
    machineEntry({
      prefix: 'TA',
      title: '신청의 진행상태',
      synonyms: [
        '재신청',
        '정하지 않음',
        '신청 취소',
        '심의 취소',
        '대상선정 취소',
        '다시 신청하기',
        '신청 내용 수정',
        '내용 수정',
        '낸 뒤에 수정',
        '기존 신청',
        '보류 다음',
        '보류를 누가 푸나',
        '계좌 변경',
        '계좌 수정',
        '계좌정보 수정',
        '계좌는 언제 바꿀',
        '신청 철회',
        '심의 중에 취소',
        '지급 후 계좌',
        '담당자',
        '담당자의 처리',
      ],
      question: '누가 신청을 어떤 상태에서 어떤 상태로 바꿉니까?',
      machine: APPLICATION_TRANSITIONS,
      actions: APPLICATION_ACTIONS,
      states: { registered: '등록 (제출 전)', ...namesOf(APPLICATION_STATUS), unknown: '알 수 없는 상태' },
      first: 'registered',
    }),
  ],
}
