import { applicationStatusName } from '../application-status/application-status.table.ts'
import {
  type RuleChapter,
  makeLimitTable,
  makeMachineEntry,
  stateNamesOf,
  makeTableRuleEntry,
  yesNoWord,
} from '../rule-book/rule-entry.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { DATE_RANGE_CASES, DATE_RANGE_TODAY } from './proof-period.date-range.cases.ts'
import { PROOF_CANCELLATION_CASES } from './proof-cancellation.cases.ts'
import { PROOF_CANCELLATION_TABLE, decideProofCancellation } from './proof-cancellation.ts'
import { CARRIERS } from './carrier-request.ts'
import { type RegistrationPath, REGISTRATION_QUEUE_ACTIONS } from './registration-eligibility.ts'
import {
  BASE_DETAIL_NUMBERS,
  PROOF_DETAIL_TYPE_NAMES,
  DEFAULT_PROOF_PAGING,
  PROOF_FILE_KIND_WORDS,
  MAX_LISTED_PROOFS,
  type RegistrableProofType,
} from './proof.ts'
import { MAX_AMOUNT_INPUT_LENGTH, MAX_AMOUNT_DIGITS } from './registration-form.ts'
import { PROOF_STATUS_SOURCE_CASES } from './proof-display.cases.ts'
import { decideProofStatusSource, PROOF_STATUS_SOURCE_TABLE, proofItemStatusLabel } from './proof-display.ts'
import { PROOF_STATUS_ROWS, PROOF_STATUSES, proofStatusName } from './proof-status.table.ts'
import { PROOF_YEARS_CASES } from './proof-period.cases.ts'
import { parseDaysOfUse, decideProofYears, PROOF_YEARS_TABLE } from './proof-period.ts'
import { PROOF_TOTAL_DECISION_CASES } from './proof-total.cases.ts'
import { decideProofTotal, PROOF_TOTAL_MAXIMUMS, PROOF_TOTAL_TABLE } from './proof-total.ts'
import { REGISTRATION_RULE_ENTRIES, PROOF_TYPE_NAMES } from './registration.rules.ts'
import { PROOF_SENDING_RULE_ENTRIES } from './sending.rules.ts'
import { SUPPLEMENT_RULE_ENTRIES } from './supplement.rules.ts'
import { SHORTFALL_CASES } from './support-shares.cases.ts'
import { SHORTFALL_TABLE } from './support-shares.ts'
import {
  PROOF_ITEM_ACTION_LABELS,
  PROOF_ITEM_TRANSITIONS,
  PROOF_ACTION_LABELS,
  PROOF_TRANSITIONS,
} from './transitions.table.ts'

const SHOWN_APPROVED = Object.values(PROOF_STATUS_ROWS).flatMap(({ group, ko }) => (group === 'approved' ? [ko] : []))

const STATES = { ...stateNamesOf(PROOF_STATUS_ROWS), unknown: '알 수 없는 상태' }

/** True if this kind of document proves that the business delivers; false if it proves individual deliveries. */
const isBaseKind = (type: RegistrableProofType, number: number): boolean =>
  type === 'direct' && BASE_DETAIL_NUMBERS.some((kind) => kind === number)

const shownBy = (type: RegistrableProofType, number: number): string =>
  PROOF_FILE_KIND_WORDS[isBaseKind(type, number) ? 'direct' : 'general']

/** True if no earlier case has the same requirements and the same outcome. */
const isFirstOfKind = (one: (typeof DATE_RANGE_CASES)[number], nth: number): boolean =>
  DATE_RANGE_CASES.findIndex(({ proves, code }) => proves.join() === one.proves.join() && code === one.code) === nth

export const PROOF_CHAPTER: RuleChapter = {
  concept: 'proof',
  title: '증빙',
  rules: [
    ...REGISTRATION_RULE_ENTRIES,
    makeTableRuleEntry({
      prefix: 'YR',
      title: '증빙 기간',
      question: '보낸 연도로 증빙을 저장할 수 있습니까?',
      parameters: ['PROOF_YEARS'],
      table: PROOF_YEARS_TABLE,
      facts: {
        offered: {
          name: '보낸 연도 가운데 고를 수 있는 연도',
          values: {
            none: '하나도 없음',
            some: '일부',
            outOfOrder: '모두 맞지만 순서가 거꾸로이거나 (2025,2024) 같은 해가 두 번 있음',
            all: '모두, 순서대로',
          },
        },
        registering: '새로 등록하는 증빙',
      },
      verdicts: { ok: '저장할 수 있다 (보완에서는 고를 수 없는 연도를 뺀다)', needPeriod: '기간을 골라야 한다' },
      cases: PROOF_YEARS_CASES.map(({ sent, registering, ...example }) => ({
        ...example,
        given: [
          ['보낸 연도', sent.join(', ') || '없음'],
          ['새로 등록하는 증빙', yesNoWord(registering)],
        ],
        ask: () => decideProofYears(sent, registering),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'TL',
      title: '총 증빙금액과 총 증빙건수',
      question: '증빙의 총계로 이 값을 받을 수 있습니까?',
      parameters: ['MAX_PROOF_CASES'],
      table: PROOF_TOTAL_TABLE,
      facts: {
        lookedUp: '보완하는 것이 플랫폼이나 택배사에서 조회한 증빙',
        unit: '등록하는 증빙유형에 맞는 구분 (직접배달은 건)',
        positive: '0보다 큼',
        whole: '정수',
        above: {
          name: '상한을 넘음',
          note: `금액 ${PROOF_TOTAL_MAXIMUMS.amount.toLocaleString('ko-KR')}원, 건수 ${PROOF_TOTAL_MAXIMUMS.cases}건`,
        },
      },
      verdicts: {
        ok: '받는다',
        none: '총계가 없다',
        notWhole: '정수가 아니다',
        tooLarge: '상한을 넘는다',
        otherUnit: '다른 구분이다',
      },
      cases: PROOF_TOTAL_DECISION_CASES.map((example) => ({
        ...example,
        given: [
          ['구분', { amount: '금액', cases: '건', none: '총계를 적지 않는 증빙' }[example.kind]],
          ['총계', String(example.total)],
          ...(example.as === 'supplement' ? [] : [['등록하는 증빙유형', PROOF_TYPE_NAMES[example.type]] as const]),
        ],
        ask: () => decideProofTotal(example),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'SH',
      title: '지원금이 쓴 금액보다 적은 까닭',
      synonyms: ['덜 받음', '왜 적게 받나', '깎임', '일부만 지급'],
      question: '받을 금액이 쓴 금액보다 적은 까닭을 무엇이라고 알립니까?',
      parameters: ['SUPPORT_CEILING'],
      table: SHORTFALL_TABLE,
      facts: {
        isPaidOrGranted: '지급되거나 결정된 금액이 있음',
        isUsedUp: '한도까지 지급되거나 결정됨',
        isMoreSpent: { name: '총계와 조회한 금액의 합계가 최대 지원금액보다 큼', note: '취소한 증빙은 뺀다' },
        isCut: '미선정이거나 총계보다 적게 결정된 증빙이 있음',
      },
      verdicts: {
        none: '까닭을 말하지 않는다',
        ceiling: '최대 지원금액을 알린다',
        unrecognized: '제출한 금액 가운데 일부만 지급된다고 알린다',
      },
      cases: { ofFacts: SHORTFALL_CASES },
    }),
    makeTableRuleEntry({
      prefix: 'PC',
      title: '증빙 취소',
      synonyms: ['증빙 빼기', '증빙 철회', '택배 조회 취소', '택배사 조회 취소', '신속지급 취소'],
      question: '신청자가 이 증빙을 취소할 수 있습니까?',
      table: PROOF_CANCELLATION_TABLE,
      facts: {
        ended: '신청이 취소되거나 삭제됨',
        type: { name: '증빙유형', values: PROOF_TYPE_NAMES },
        paid: '신청의 지급이 끝남',
        open: { name: '취소할 수 있는 상태', note: 'TM-5. 항목을 취소할 때에는 그 항목의 TI-5도' },
      },
      verdicts: {
        ok: '취소할 수 있다',
        applicationEnded: '취소된 신청의 증빙은 취소할 수 없다',
        lookedUp: '이 유형의 증빙은 취소할 수 없다',
        notOpen: '심의 중이거나 이미 처리되어 취소할 수 없다',
        applicationPaid: '지급한 금액에 들어 있어 취소할 수 없다',
      },
      cases: PROOF_CANCELLATION_CASES.map(({ facts, ...example }) => ({
        ...example,
        given: [
          ['신청의 진행상태', applicationStatusName(facts.application)],
          ['증빙유형', PROOF_TYPE_NAMES[facts.type]],
          ['증빙의 상태', proofStatusName(facts.status)],
          ...(facts.item === undefined ? [] : [['취소하는 항목의 상태', proofStatusName(facts.item.status)] as const]),
        ],
        ask: () => decideProofCancellation(facts),
      })),
    }),
    ...SUPPLEMENT_RULE_ENTRIES,
    ...PROOF_SENDING_RULE_ENTRIES,
    makeTableRuleEntry({
      prefix: 'PD',
      title: '이체가 실패한 신청의 증빙',
      synonyms: ['승인된 증빙이 이체결과오류', '증빙 표시'],
      question: '증빙이 그 상태대로 보입니까?',
      table: PROOF_STATUS_SOURCE_TABLE,
      facts: {
        approved: { name: '승인으로 보이는 증빙', note: SHOWN_APPROVED.join(', ') },
        transferError: '신청이 이체결과오류 상태',
      },
      verdicts: { own: '증빙의 상태대로 보인다', transferError: '이체결과오류로 보인다' },
      cases: PROOF_STATUS_SOURCE_CASES.map(({ proof, application, ...example }) => ({
        ...example,
        given: [
          ['증빙의 상태', proofStatusName(proof)],
          ['신청의 진행상태', applicationStatusName(application)],
        ],
        ask: () => decideProofStatusSource(proof, application),
      })),
    }),
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
      source: CARRIERS,
      columns: ['택배사 (묻는 순서대로)'],
      rows: CARRIERS.map((carrier) => ({ cells: [carrier], ref: 'P-081' })),
    },
    {
      title: '증빙 등록이 줄을 서는지',
      question: '어느 증빙을 등록할 때 접속 대기를 거칩니까?',
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
      machine: PROOF_TRANSITIONS,
      actions: PROOF_ACTION_LABELS,
      states: STATES,
    }),
    makeMachineEntry({
      prefix: 'TI',
      title: '증빙 항목의 상태',
      question: '누가 증빙의 서류 하나를 어떤 상태에서 어떤 상태로 바꿉니까?',
      machine: PROOF_ITEM_TRANSITIONS,
      actions: PROOF_ITEM_ACTION_LABELS,
      states: { ...STATES, deleted: '삭제 (목록에서 빠짐)' },
    }),
  ],
}
