import { UNMASKED_ACCOUNT_DIGIT_COUNTS } from '../account/account.ts'
import {
  applicationStatusName,
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  UNKNOWN_APPLICATION_STATUS_ROW,
  type ApplicationStatus,
} from '../application-status/application-status.table.ts'
import { PROGRESS_STEP_NAMES } from '../application-status/progress-steps.table.ts'
import { SUPPORT_STAGE_WORDS } from '../application-status/status.rules.ts'
import { LOST_CALL_RULE, SENDING_FAILURE_RULE } from '../kernel/failed-call.rules.ts'
import { SAME_SUBMISSION_RULE } from '../kernel/same-submission.rules.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import {
  type ReferenceTableEntry,
  type RuleChapter,
  makeLimitTable,
  makeMachineEntry,
  stateNamesOf,
} from '../rule-book/rule-entry.ts'
import { EDIT_SENDING_RULE } from './application-edit.rules.ts'
import { APPLICATION_LOADING_RULE } from './application-loading.rules.ts'
import { DUPLICATE_APPLICATION_RULE } from './application.rules.ts'
import { CANCELLATION_SENDING_RULE } from './cancellation-sending.rules.ts'
import { CERTIFICATION_MATCH_RULE } from './certification-match.rules.ts'
import { DETAILED_STATUS_ROWS } from './detailed-status.table.ts'
import { FORM_CHECK_OUTCOME_RULE } from './form-check-outcome.rules.ts'
import { NEXT_STEP_RULE } from './next-step.rules.ts'
import { OBSOLETE_DRAFT_RULE } from './obsolete-draft.rules.ts'
import {
  type OfficerActionInput,
  APPLICATION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTION_INPUTS,
} from './officer-actions.table.ts'
import { ACTION_ROWS, SUBJECT_WORDS, OFFICER_ORDER_RULE } from './officer-order.rules.ts'
import { REASON_DESCRIPTION_KIND_RULE } from './reasons.rules.ts'
import { REQUIRED_DOCUMENTS_RULE } from './required-documents.rules.ts'
import { BUSINESS_EDIT_CONTENT_RULE } from './revalidation.rules.ts'
import { SUBMISSION_OUTCOME_RULE, RECOVERED_SUBMISSION_RULE } from './submission-outcome.rules.ts'
import { SUBMIT_CHECKS_RULE } from './submit-checks.rules.ts'
import { APPLICATION_TRANSITIONS, APPLICATION_ACTION_LABELS } from './transitions.table.ts'
import { applicationStateAfter } from './transitions.ts'
import { WRONG_ACCOUNT_ADVICE_RULE } from './wrong-account-advice.rules.ts'

const bytesPerCharacter = (count: number) => `한 자에 ${count}바이트`

const characters = (count: number) => `${count}자까지`

const digits = (count: number) => `숫자 ${count}자리`

const INPUT_WORDS: Readonly<Record<OfficerActionInput, string>> = {
  nothing: '없음',
  reasons: '하나 이상의 사유',
  amount: '금액',
  total: '증빙에 지급한 것을 포함한 모든 지급액',
  items: '보완할 서류와 서류마다의 사유',
  records: '택배사의 조회내역',
  answer: '답변',
}

const OFFICER_INPUTS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '담당자의 처리에 적는 것',
  synonyms: ['담당자가 적는 것', '사유가 필요한 처리', '금액이 필요한 처리'],
  question: '담당자의 처리마다 무엇을 적어야 합니까?',
  no: 100,
  answer: '표에 적힌 것이 빠진 처리는 거절한다.',
  notes: [
    { says: '사유와 답변의 길이는 막지 않는다. 요청의 크기만 본다 (제73조). 신청의 사유에 적은 쉼표는 사유를 나눈다(RC).', refs: ['A-249', 'A-166'] },
  ],
  source: [APPLICATION_OFFICER_ACTION_INPUTS, PROOF_OFFICER_ACTION_INPUTS, OPINION_OFFICER_ACTION_INPUTS],
  columns: ['처리', '무엇의 처리', '적어야 하는 것'],
  rows: ACTION_ROWS.map(({ name, on, input, ref }) => ({ cells: [name, SUBJECT_WORDS[on], INPUT_WORDS[input]], ref })),
}

const NOT_CANCELLABLE = Object.entries(APPLICATION_STATUS_ROWS)
  .flatMap(([status, { ko }]) =>
    applicationStateAfter({ who: 'applicant', action: 'cancel', from: status as ApplicationStatus }) === null
      ? [ko]
      : [],
  )
  .join(', ')

export const APPLICATION_CHAPTER: RuleChapter = {
  concept: 'application',
  title: '신청서와 진행상태',
  rules: [
    SUBMIT_CHECKS_RULE,
    REQUIRED_DOCUMENTS_RULE,
    SAME_SUBMISSION_RULE,
    LOST_CALL_RULE,
    SENDING_FAILURE_RULE,
    SUBMISSION_OUTCOME_RULE,
    RECOVERED_SUBMISSION_RULE,
    APPLICATION_LOADING_RULE,
    DUPLICATE_APPLICATION_RULE,
    FORM_CHECK_OUTCOME_RULE,
    REASON_DESCRIPTION_KIND_RULE,
    CERTIFICATION_MATCH_RULE,
    BUSINESS_EDIT_CONTENT_RULE,
    OFFICER_ORDER_RULE,
    EDIT_SENDING_RULE,
    CANCELLATION_SENDING_RULE,
    NEXT_STEP_RULE,
    WRONG_ACCOUNT_ADVICE_RULE,
    OBSOLETE_DRAFT_RULE,
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
      no: 31,
      answer: '진행상태는 다섯 단계 가운데 하나에 들고, 취소된 신청(RA-1)만 다른 신청을 막지 않는다.',
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
      no: 27,
      answer: '각 칸에는 표에 적힌 만큼만 적을 수 있다.',
      notes: [
        { says: `신청결과 화면은 계좌번호를 가린다: 앞 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.head}자리와 뒤 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.tail}자리만 보이고, 모두 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.head + UNMASKED_ACCOUNT_DIGIT_COUNTS.tail + 1}자리보다 짧으면 뒤 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.tail}자리만 보인다. 단추로 모두 보거나 다시 가릴 수 있고, 인쇄하면 늘 가린다.`, refs: ['A-272', 'D2-88'] },
        { says: '신청 전 확인 창과 계좌정보 수정 화면은 적은 계좌번호를 모두 보이고, 이체하지 못한 계좌는 가린다.', refs: ['D2-88', 'D2-106'] },
        { says: `주민등록번호는 앞자리도 뒷자리도 이 누리집이 저장하지 않고, 보내거나 취소하거나 화면을 떠날 때까지만 기억하며, 실명인증과 신청 제출에만 보낸다. 신청서에서 뒷자리를 처음에 가리고, 신청 전 확인 창에서 앞자리만 보인다. 다른 화면에는 없고, 신청결과 화면에는 휴대폰번호, 생년월일과 연계정보도 없다.`, refs: ['A-233', 'A-234', 'A-122', 'D2-86', 'D2-88', 'D2-110'] },
      ],
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
      no: 32,
      answer:
        '신청자는 제출, 취소, 다시 신청을 하고, 보완요청이면 사업자 정보를, 이체결과오류이면 계좌를 고치며, 나머지는 담당자가 바꾼다.',
      notes: [
        { says: `${NOT_CANCELLABLE}인 신청은 취소할 수 없다.`, refs: ['A-199', 'A-201'] },
        { says: '취소해도 낸 서류는 남고, 다시 신청하면 옛 신청서와 동의를 지우고 새 신청번호로 등록된다. 제출하지 않은 등록이 그 번호에 있으면 그것을 이어받는다. 신청서를 제출해야 비로소 신청이 된다. 옛 증빙, 파일, 의견과 처리 기록은 기관에 남고 신청자에게 보이지 않는다.', refs: ['A-251', 'D1-671'] },
        { says: '접수완료와 승인은 기관이 보낸 것을 읽기만 한다.', refs: ['D2-34'] },
        { says: '서버는 사업자 정보 수정을 EN과 RA-3으로, 계좌정보 수정을 CE-5로 다시 본다. 번호를 고쳐도 신청유형과 관리구분은 그대로이다.', refs: ['A-214', 'A-219'] },
      ],
      machine: APPLICATION_TRANSITIONS,
      actions: APPLICATION_ACTION_LABELS,
      states: { registered: '등록 (제출 전)', ...stateNamesOf(APPLICATION_STATUS_ROWS), unknown: '알 수 없는 상태' },
      first: 'registered',
    }),
  ],
}
