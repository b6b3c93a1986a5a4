import { kstDateOrThrow } from '../kernel/calendar.ts'
import type { FunctionExample } from '../kernel/decide.ts'
import { stateNamesOf, type RuleChapter, yesNoWord, makeLimitTable, makeMachineEntry } from '../rule-book/rule-entry.ts'
import { REGISTRATION_SECOND_STEP_RULE, BASE_SUPPLEMENT_RULE } from './base-proof.rules.ts'
import { CARRIER_REQUEST_CHECKS_RULE } from './carrier-request.rules.ts'
import { CARRIERS } from './carrier-request.ts'
import { FILE_COUNTS_RULE } from './file-counts.rules.ts'
import { NEW_PROOF_ELIGIBILITY_RULE } from './new-proof-eligibility.rules.ts'
import { PROOF_CANCELLATION_RULE } from './proof-cancellation.rules.ts'
import { PROOF_STATUS_SOURCE_RULE } from './proof-display.rules.ts'
import { proofItemStatusLabel } from './proof-display.ts'
import { PROOF_YEARS_RULE } from './proof-period.rules.ts'
import { parseDaysOfUse } from './proof-period.ts'
import { PROOF_STATUS_ROWS, PROOF_STATUSES } from './proof-status.table.ts'
import { PROOF_TOTAL_KIND_WORDS, PROOF_TOTAL_RULE } from './proof-total.rules.ts'
import { proofTotalKindOf } from './proof-total.ts'
import { PROOF_TYPE_NAMES } from './proof-words.rules.ts'
import {
  type RegistrableProofType,
  BASE_DETAIL_NUMBERS,
  PROOF_FILE_KIND_WORDS,
  PROOF_DETAIL_TYPE_NAMES,
  DEFAULT_PROOF_PAGING,
  MAX_LISTED_PROOFS,
} from './proof.ts'
import { REGISTRATION_CHECKS_RULE, ENOUGH_FILES_RULE } from './registration-checks.rules.ts'
import { REGISTRATION_ELIGIBILITY_RULE } from './registration-eligibility.rules.ts'
import { REGISTRATION_QUEUE_ACTIONS, type RegistrationPath } from './registration-eligibility.ts'
import { MAX_AMOUNT_INPUT_LENGTH, MAX_AMOUNT_DIGITS, FIRST_DETAIL_TYPE } from './registration-form.ts'
import { REMAINING_FILES_RULE } from './remaining-files.rules.ts'
import { EARLIER_SUPPLEMENT_RULE, FAILED_SUPPLEMENT_RULE } from './sent-supplement.rules.ts'
import { STAGING_RULE } from './staged-changes.rules.ts'
import { SUPPLEMENT_SUBMISSION_RULE } from './supplement-checks.rules.ts'
import { SUPPLEMENT_ELIGIBILITY_RULE } from './supplement-eligibility.rules.ts'
import { SHORTFALL_RULE } from './support-shares.rules.ts'
import { SUPPLEMENT_END_RULE } from './transitions.rules.ts'
import {
  PROOF_TRANSITIONS,
  PROOF_ACTION_LABELS,
  PROOF_ITEM_TRANSITIONS,
  PROOF_ITEM_ACTION_LABELS,
} from './transitions.table.ts'

/** The current day in these cases. */
export const DATE_RANGE_TODAY = kstDateOrThrow('2025-06-24')

/** Periods, and why they are refused on that day; null if they are accepted. */
export const DATE_RANGE_CASES: readonly FunctionExample<{
  start: string
  end: string
  code: 'endBeforeStart' | 'future' | null
}>[] = [
  { proves: ['P-062'], start: '2025-06-01', end: '2025-05-31', code: 'endBeforeStart' },
  { proves: ['P-062'], start: '2025-06-01', end: '2025-06-01', code: null },
  { proves: ['P-062'], start: '2024-12-31', end: '2025-01-01', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-24', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-25', code: 'future' },
  { proves: ['P-063'], start: '2025-06-25', end: '2025-06-25', code: 'future' },
]

const STATES = { ...stateNamesOf(PROOF_STATUS_ROWS), unknown: '알 수 없는 상태' }

/** True if this kind of document proves that the business delivers; false if it proves individual deliveries. */
const isBaseKind = (type: RegistrableProofType, number: number): boolean =>
  type === 'direct' && BASE_DETAIL_NUMBERS.some((kind) => kind === number)

const shownBy = (type: RegistrableProofType, number: number): string =>
  PROOF_FILE_KIND_WORDS[isBaseKind(type, number) ? 'direct' : 'general']

/** True if no earlier case has the same requirements and the same outcome. */
const isFirstOfKind = (one: (typeof DATE_RANGE_CASES)[number], nth: number): boolean =>
  DATE_RANGE_CASES.findIndex(({ proves, code }) => proves.join() === one.proves.join() && code === one.code) === nth

const CARRIER_NAMES = CARRIERS.map((carrier) => carrier.split('(', 1)[0]).join(', ')

export const PROOF_CHAPTER: RuleChapter = {
  concept: 'proof',
  title: '증빙',
  rules: [
    NEW_PROOF_ELIGIBILITY_RULE,
    REGISTRATION_ELIGIBILITY_RULE,
    REGISTRATION_SECOND_STEP_RULE,
    REGISTRATION_CHECKS_RULE,
    ENOUGH_FILES_RULE,
    FILE_COUNTS_RULE,
    CARRIER_REQUEST_CHECKS_RULE,
    PROOF_YEARS_RULE,
    PROOF_TOTAL_RULE,
    SHORTFALL_RULE,
    PROOF_CANCELLATION_RULE,
    SUPPLEMENT_ELIGIBILITY_RULE,
    SUPPLEMENT_SUBMISSION_RULE,
    REMAINING_FILES_RULE,
    STAGING_RULE,
    SUPPLEMENT_END_RULE,
    BASE_SUPPLEMENT_RULE,
    EARLIER_SUPPLEMENT_RULE,
    FAILED_SUPPLEMENT_RULE,
    PROOF_STATUS_SOURCE_RULE,
  ],
  declared: [
    {
      title: '이용한 날의 기간',
      says: `종료일은 시작일보다 빠르지 않고, 두 날 모두 오늘보다 늦지 않다. 예는 ${DATE_RANGE_TODAY}에 본 것이다.`,
      answeredBy: '등록할 때는 이용한 해만 고른다. 기관이 확인한다.',
      refs: ['P-062', 'P-063', 'D3-57'],
      parameters: [],
      edges: DATE_RANGE_CASES.filter(isFirstOfKind).map(({ start, end }) => ({
        value: `${start} ~ ${end}`,
        meets: parseDaysOfUse({ start: kstDateOrThrow(start), end: kstDateOrThrow(end) }, DATE_RANGE_TODAY).ok,
      })),
    },
  ],
  referenceTables: [
    {
      title: '증빙의 상태가 뜻하는 것',
      synonyms: ['증빙 상태', '증빙은 결과 화면에', '증빙은 신청결과에', '증빙이 어떻게 표시'],
      question: '각 증빙 상태는 신청자에게 어떻게 보이고, 무엇을 막습니까?',
      no: 51,
      answer: '심의, 승인, 지급완료인 증빙은 신청의 취소를 막는다.',
      notes: [
        { says: '증빙이 여럿이면, 취소한 것도 세어 증빙번호가 가장 큰 (수로 견줌) 증빙의 상태가 현재 증빙상태이다.', refs: ['A-178'] },
        { says: `구분이 ‘택배’인 증빙은 유형과 상관없이 택배사 조회이고, 모르는 구분(‘건수’는 건)의 총계는 ${PROOF_TOTAL_KIND_WORDS[proofTotalKindOf({ proofType: 'general', totalUnit: null })]}으로 본다.`, refs: ['P-264', 'A-176'] },
        { says: '표에 없는 상태는 온 말 그대로 보이고 신청 취소를 막지 않는다. 그런 택배사 조회는 (RE-4) 새 조회를 막는다.', refs: ['A-184', 'A-200'] },
        { says: '상태가 오지 않은 증빙은 제출로 본다.', refs: ['A-179'] },
      ],
      source: PROOF_STATUS_ROWS,
      columns: ['증빙의 상태', '보이는 말', '영업증빙 목록에 보이는 말', '신청 취소를 막음 (TA-5)', '지급됨'],
      rows: PROOF_STATUSES.map((status) => {
        const { ko, shown, stopsCancellation, paid, ref } = PROOF_STATUS_ROWS[status]
        const listed = proofItemStatusLabel('base', status)
        return {
          cells: [ko, shown, listed, yesNoWord(stopsCancellation), yesNoWord(paid)],
          ref: listed === ko ? ref : [ref, 'P-106'],
        }
      }),
    },
    {
      title: '증빙유형과 세부유형',
      synonyms: ['세금계산서', '전자세금계산서', '카드영수증', '운송장', '배달대장', '차량등록증', '전단지', '간판'],
      question: '무엇으로 배달과 택배의 이용을 증빙하고, 그 번호는 무엇입니까?',
      no: 37,
      answer: '배달·택배 이용은 이용 실적으로, 직접배달은 이용 실적과 배달하는 사업자임을 함께 증빙한다.',
      source: PROOF_DETAIL_TYPE_NAMES,
      columns: ['증빙유형과 번호', '세부유형', '실적증빙(이용 실적) 또는 영업증빙(배달하는 사업자임)'],
      rows: (Object.keys(PROOF_DETAIL_TYPE_NAMES) as RegistrableProofType[]).flatMap((type) =>
        PROOF_DETAIL_TYPE_NAMES[type].map((name, i) => ({
          cells: [`${PROOF_TYPE_NAMES[type]} ${i + 1}`, name, shownBy(type, i + 1)],
          ref: type === 'general' ? 'P-022' : isBaseKind(type, i + 1) ? ['P-023', 'P-050'] : 'P-023',
        })),
      ),
    },
    {
      title: '이용내역을 조회하는 택배사',
      synonyms: [
        '어느 택배사',
        '롯데택배',
        '우체국택배',
        '경동택배',
        '택배사 목록',
        '조회를 신청할 수 있는 택배사',
        '조회해 주는 회사',
      ],
      question: '어느 택배사에 조회를 맡길 수 있고, 어떤 순서로 묻습니까?',
      no: 48,
      answer: `${CARRIER_NAMES} ${CARRIERS.length}곳에만 이 순서로 묻고, 다른 택배사의 이용내역은 이용 증빙으로 등록한다.`,
      source: CARRIERS,
      columns: ['택배사 (묻는 순서대로)'],
      rows: CARRIERS.map((carrier) => ({ cells: [carrier], ref: 'P-081' })),
    },
    {
      title: '증빙 등록이 줄을 서는지',
      question: '어느 증빙을 등록할 때 접속 대기를 거칩니까?',
      no: 79,
      answer: '직접배달 증빙을 등록할 때에만 줄을 선다.',
      source: REGISTRATION_QUEUE_ACTIONS,
      columns: ['등록하려는 것', '대기 번호'],
      rows: (Object.keys(REGISTRATION_QUEUE_ACTIONS) as RegistrationPath[]).map((path) => ({
        cells: [PROOF_TYPE_NAMES[path], REGISTRATION_QUEUE_ACTIONS[path] ?? '기다리지 않음'],
        ref: path === 'direct' ? 'P-187' : 'D3-48',
      })),
    },
    makeLimitTable({
      title: '증빙 등록 칸의 한도',
      question: '총 증빙금액은 몇 글자까지 적고, 증빙 목록은 한 번에 몇 건입니까?',
      no: 74,
      answer: '증빙 등록 화면의 칸과 목록의 크기이다.',
      notes: [
        { says: '증빙자료 등록 화면은 신청이 직접배달이고 지급완료이거나 지급완료인 직접배달 증빙이 있으면 영업증빙이 인정되었다고 알리지만, 이 단계(DS)는 직접배달 증빙의 상태만 본다. 인증완료된 영업증빙의 파일이 없거나 열리지 않아도 다음 단계로 간다. 삭제로 표시된 파일(delYn Y)은 보이지 않는다.', refs: ['P-045', 'P-107', 'D3-96', 'P-183'] },
        { says: `직접배달 화면에서 증빙유형을 바꾸면 세부유형은 ${FIRST_DETAIL_TYPE}번이 되고, 구분과 총계는 유형마다 따로 남으며, 기간, 동의, 파일은 함께 쓴다.`, refs: ['P-035'] },
        { says: '모르는 순서는 거절하지 않으며, 모르는 코드 묶음은 빈 목록이다.', refs: ['P-287', 'A-242', 'E-198'] },
        { says: '구분을 바꾸면 총계를 비운다. 인증완료된 영업증빙이 있거나 배달·택배 이용으로 바꾸었으면, 골라 둔 영업증빙 파일은 보내지 않는다.', refs: ['P-029', 'P-047', 'P-051'] },
      ],
      limits: { amountInput: MAX_AMOUNT_INPUT_LENGTH, list: DEFAULT_PROOF_PAGING, listed: MAX_LISTED_PROOFS },
      words: {
        amountInput: {
          name: '총 증빙금액',
          says: (characters) =>
            `쉼표까지 ${characters}글자 (숫자 ${MAX_AMOUNT_DIGITS}자리). 증빙자료 등록 화면에서도 같다 (D3-103)`,
          ref: 'P-030',
        },
        list: {
          page: { name: '증빙 목록의 첫 쪽', says: (page) => `${page}번`, ref: 'P-287' },
          size: { name: '증빙 목록 한 쪽의 건수', says: (size) => `${size}건`, ref: 'P-287' },
          latestFirst: {
            name: '증빙 목록의 순서',
            says: (latest) => (latest ? '최근에 등록한 것부터' : '오래된 것부터'),
            ref: 'P-287',
          },
        },
        listed: {
          name: '서버가 한 번에 답하는 증빙',
          says: (proofs) => `1건부터 ${proofs.toLocaleString('ko-KR')}건까지`,
          ref: 'P-287',
        },
      },
    }),
  ],
  machines: [
    makeMachineEntry({
      prefix: 'TM',
      title: '증빙의 상태',
      question: '누가 증빙을 어떤 상태에서 어떤 상태로 바꿉니까?',
      no: 52,
      answer: '신청자는 증빙을 등록하고 보완하고 취소하며, 보완이 끝나면 시스템이, 나머지는 담당자가 바꾼다.',
      notes: [{ says: '심의, 검토중, 대상선정, 사용자취소는 기관이 보낸 것을 읽기만 한다.', refs: ['A-181'] }],
      machine: PROOF_TRANSITIONS,
      actions: PROOF_ACTION_LABELS,
      states: STATES,
    }),
    makeMachineEntry({
      prefix: 'TI',
      title: '증빙 항목의 상태',
      question: '누가 증빙의 서류 하나를 어떤 상태에서 어떤 상태로 바꿉니까?',
      no: 53,
      answer: '신청자는 보완을 요청받은 서류를 지우거나 다시 올리고, 담당자가 증빙을 바꾸면 서류도 함께 바뀐다.',
      machine: PROOF_ITEM_TRANSITIONS,
      actions: PROOF_ITEM_ACTION_LABELS,
      states: { ...STATES, deleted: '삭제 (목록에서 빠짐)' },
    }),
  ],
}
