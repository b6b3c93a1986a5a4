import {
  type RuleChapter,
  makeLimitTable,
  makeMachineEntry,
  stateNamesOf,
  makeTableRuleEntry,
} from '../rule-book/rule-entry.ts'
import { SAME_SUBMISSION_CASES } from '../kernel/same-submission.cases.ts'
import { SAME_SUBMISSION_TABLE } from '../kernel/same-submission.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import {
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  UNKNOWN_APPLICATION_STATUS_ROW,
  applicationStatusName,
} from '../application-status/application-status.table.ts'
import { PROGRESS_STEP_NAMES } from '../application-status/progress-steps.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { WRONG_ACCOUNT_ADVICE_RULE_ENTRY } from './wrong-account-advice.rules.ts'
import { REVALIDATION_RULE_ENTRY } from './revalidation.rules.ts'
import { DUPLICATE_APPLICATION_CASES } from './application.cases.ts'
import { DETAILED_STATUS_ROWS } from './detailed-status.table.ts'
import { decideDuplicateApplication, DUPLICATE_APPLICATION_TABLE } from './application.ts'
import { EDIT_SENDING_RULE_ENTRY } from './application-edit.rules.ts'
import { CANCELLATION_SENDING_RULE_ENTRY } from './cancellation-sending.rules.ts'
import { CERTIFICATION_MATCH_RULE_ENTRY } from './certification-match.rules.ts'
import { APPLICATION_LOADING_RULE_ENTRIES } from './application-loading.rules.ts'
import { FAILED_SENDING_RULE_ENTRIES } from './failed-sending.rules.ts'
import { FORM_CHECK_OUTCOME_CASES } from './form-check-outcome.cases.ts'
import { FORM_CHECK_OUTCOME_TABLE, decideFormCheckOutcome } from './form-check-outcome.ts'
import { OBSOLETE_DRAFT_RULE_ENTRY } from './obsolete-draft.rules.ts'
import { NEXT_STEP_RULE_ENTRY } from './next-step.rules.ts'
import { OFFICER_INPUTS_REFERENCE_TABLE, OFFICER_ORDER_RULE_ENTRY } from './officer-order.rules.ts'
import { REQUIRED_DOCUMENTS_RULE_ENTRY } from './required-documents.rules.ts'
import { SAMPLE_REASON_LIST, REASON_DESCRIPTION_KIND_CASES } from './reasons.cases.ts'
import { decideReasonDescriptionKind, REASON_DESCRIPTION_KIND_TABLE } from './reasons.ts'
import { SUBMISSION_RULE_ENTRY } from './submit-checks.rules.ts'
import { APPLICATION_ACTION_LABELS, APPLICATION_TRANSITIONS } from './transitions.table.ts'

/** The statuses in which an application does not block a second application. */
const ENDED = Object.values(APPLICATION_STATUS_ROWS).flatMap(({ live, ko }) => (live ? [] : [ko]))

const bytesPerCharacter = (count: number) => `한 자에 ${count}바이트`
const characters = (count: number) => `${count}자까지`
const digits = (count: number) => `숫자 ${count}자리`

export const APPLICATION_CHAPTER: RuleChapter = {
  concept: 'application',
  title: '신청서와 진행상태',
  rules: [
    SUBMISSION_RULE_ENTRY,
    REQUIRED_DOCUMENTS_RULE_ENTRY,
    makeTableRuleEntry({
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
            unanswered: '기관이 일부만 답했고, 답한 것은 같음',
          },
        },
        earlier: {
          name: '이 브라우저가 앞서 보낸 것',
          note: '신청서만',
          values: { none: '없음', same: '같은 내용', other: '다른 내용' },
        },
        mayBeStored: { name: '방금 보낸 것', values: { true: '도착했을 수 있음', false: '없거나 거절됨' } },
      },
      verdicts: {
        same: '그것이다. 접수된 것으로 본다',
        other: '다른 것이다. 접수된 내용을 알리고 묻는다',
        absent: '접수되지 않았다',
      },
      cases: { ofFacts: SAME_SUBMISSION_CASES },
    }),
    ...FAILED_SENDING_RULE_ENTRIES,
    ...APPLICATION_LOADING_RULE_ENTRIES,
    makeTableRuleEntry({
      prefix: 'RA',
      title: '한 사람에 한 신청',
      synonyms: ['두 번 신청', '중복 신청', '가게가 둘', '사업자 두 개'],
      question: '다른 신청이 이 신청을 막습니까?',
      table: DUPLICATE_APPLICATION_TABLE,
      facts: {
        live: {
          name: '다른 신청',
          values: {
            true: '제출하고 취소되지 않은 것이 있음',
            false: `제출하고 취소되지 않은 것이 없음 (취소된 상태: ${ENDED.join(', ')})`,
          },
        },
        samePerson: '같은 사람 (연계정보: 본인인증이 사람마다 주는 값)',
        sameNumber: '같은 사업자등록번호',
      },
      verdicts: {
        none: '막지 않는다',
        samePerson: '이미 신청한 사람이다. 사업자등록번호가 달라도 같다',
        sameNumber: '이미 신청된 사업자이다',
      },
      cases: DUPLICATE_APPLICATION_CASES.map(({ says, others, applicant, ...example }) => ({
        ...example,
        given: [['다른 신청', says]],
        ask: () => decideDuplicateApplication(others, applicant),
      })),
    }),
    makeTableRuleEntry({
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
      table: FORM_CHECK_OUTCOME_TABLE,
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
      cases: { ofFacts: FORM_CHECK_OUTCOME_CASES, ask: ({ answer }) => decideFormCheckOutcome(answer) },
    }),
    makeTableRuleEntry({
      prefix: 'RC',
      title: '보완요청, 보류와 미선정의 사유',
      synonyms: ['사유코드', '부적격 사유', '미선정 이유', '주대표자', '폐업 사유', 'US01 사유', 'US02 사유', 'US02는'],
      question: '기관이 남긴 사유코드를 신청자에게 어떻게 설명합니까?',
      table: REASON_DESCRIPTION_KIND_TABLE,
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
      cases: REASON_DESCRIPTION_KIND_CASES.map(({ code, loaded, ...example }) => ({
        ...example,
        given: [
          ['사유코드', code],
          ['기관의 사유 목록', loaded ? SAMPLE_REASON_LIST.map(({ code }) => code).join(', ') : '불러오지 못함'],
        ],
        ask: () => decideReasonDescriptionKind(code, loaded ? SAMPLE_REASON_LIST : null),
      })),
    }),
    CERTIFICATION_MATCH_RULE_ENTRY,
    REVALIDATION_RULE_ENTRY,
    OFFICER_ORDER_RULE_ENTRY,
    EDIT_SENDING_RULE_ENTRY,
    CANCELLATION_SENDING_RULE_ENTRY,
    NEXT_STEP_RULE_ENTRY,
    WRONG_ACCOUNT_ADVICE_RULE_ENTRY,
    OBSOLETE_DRAFT_RULE_ENTRY,
  ],
  referenceTables: [
    OFFICER_INPUTS_REFERENCE_TABLE,
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
        applicationStatusName('underReview'),
      ],
      question: '각 진행상태는 다섯 단계의 어디이고, 지원은 어디까지 왔습니까?',
      source: APPLICATION_STATUS_ROWS,
      columns: ['진행상태 (다른 이름)', '단계', '결정까지 남은 단계', '지원 단계 (NP)'],
      rows: [...APPLICATION_STATUSES, 'unknown' as const].map((status) => {
        const row = status === 'unknown' ? UNKNOWN_APPLICATION_STATUS_ROW : APPLICATION_STATUS_ROWS[status]
        const { alsoCalled, step, stage, ref } = row
        const { stepsLeft } = DETAILED_STATUS_ROWS[status]
        const name = [row.ko || '표에 없거나 오지 않은 말', ...alsoCalled.map((other) => `(${other})`)].join(' ')
        const shown = step === null ? '없음' : `${step}단계 ${PROGRESS_STEP_NAMES[step]}`
        return {
          cells: [name, shown, String(stepsLeft ?? '–'), SUPPORT_STAGE_WORDS[stage]],
          ref,
        }
      }),
    },
    makeLimitTable({
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
          says: (bytes) =>
            `${bytes}바이트까지 (한글만이면 ${Math.floor(bytes / APPLICATION_LIMITS.depositorCharacterBytes.other)}자)`,
          ref: 'A-005',
        },
        depositorCharacterBytes: {
          ascii: { name: '예금주의 영문, 숫자, 기호, 띄어쓰기', says: bytesPerCharacter, ref: 'A-063' },
          other: { name: '예금주의 다른 글자', says: bytesPerCharacter, ref: 'A-063' },
        },
        corporateNumberDigits: {
          front: { name: '법인등록번호 앞자리', says: digits, ref: 'A-005' },
          back: { name: '법인등록번호 뒷자리', says: digits, ref: 'A-005' },
        },
        residentNumberDigits: {
          front: { name: '주민등록번호 앞자리', says: digits, ref: 'A-005' },
          back: { name: '주민등록번호 뒷자리', says: digits, ref: 'A-005' },
        },
        mobileDigits: { name: '휴대폰번호', says: digits, ref: 'A-005' },
        mobilePrefix: { name: '휴대폰번호의 시작 (82, +82는 0으로 읽음)', says: (prefix) => prefix, ref: 'D2-114' },
        accountNumberDigits: {
          name: '계좌번호',
          says: (count) => `숫자 ${count}자리까지. 짧아도 막지 않으며, 은행이 모르면 NM-1, CE-5`,
          ref: 'A-005',
        },
        nameMatchBytes: { name: '예금주를 견주는 길이 (NM)', says: (bytes) => `앞 ${bytes}바이트`, ref: 'A-005' },
        bankCodeDigits: { name: '은행코드', says: (count) => `${count}자리, 모자라면 앞에 0을 붙인다`, ref: 'A-005' },
        fileBytes: {
          name: '신청서류 파일 하나',
          says: (bytes) => `${bytes.toLocaleString('ko-KR')}바이트까지`,
          ref: 'A-005',
        },
        earliestOpening: { name: '개업일자', says: (day) => `${day}부터 오늘까지`, ref: 'A-005' },
        settlementMonths: {
          name: '법인사업자의 결산월',
          says: (months) => `${months.map((month) => `${month}월`).join(', ')} 가운데 하나`,
          ref: 'A-005',
        },
        individualSettlementMonth: { name: '개인사업자의 결산월', says: (month) => `${month}월`, ref: 'A-005' },
      },
    }),
  ],
  machines: [
    makeMachineEntry({
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
      actions: APPLICATION_ACTION_LABELS,
      states: { registered: '등록 (제출 전)', ...stateNamesOf(APPLICATION_STATUS_ROWS), unknown: '알 수 없는 상태' },
      first: 'registered',
    }),
  ],
}
