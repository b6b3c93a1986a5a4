import { formatDuration } from '../kernel/duration.ts'
import { MEGABYTE, toMegabytes } from '../kernel/megabyte.ts'
import { type RuleChapter, makeLimitTable, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { BUSINESS_NUMBER_LENGTHS } from '../business/business-number.ts'
import { MULTIPART_CALL_MAXIMUMS } from '../application/sent-form.ts'
import { CERTIFICATION_CONFIRMATION_WAIT_MS, CERTIFICATION_WINDOW_ALLOWED_MS } from '../identity/certification.ts'
import { CALL_TIME_LIMITS_MS, LONGEST_PAUSE_MS, MAX_IDEMPOTENCY_KEY_LENGTH } from '../settings/call-limits.ts'
import { SERVER_CALL_MAXIMUMS } from '../settings/server-limits.ts'
import { CHAT_WINDOW_PIXELS } from '../settings/settings.ts'
import * as NOTICE_LIMITS from '../notice/limits.ts'
import {
  SESSION_EXTENSION_SECONDS,
  SESSION_LAST_CHECK_SECONDS,
  SESSION_LONG_AWAY_MS,
  SESSION_SECONDS,
  SESSION_WARNING_SECONDS,
  SHORTEST_EXTENSION_SECONDS,
} from './timer.ts'
import { floorFieldTimeToTenMinutes } from '../notice/landing-time.ts'
import { COUNTDOWN_CASES, REMAINING_TIME_CASES } from './countdown.cases.ts'
import {
  COUNTDOWN_EVENT_TABLE,
  REMAINING_TIME_ANSWER_TABLE,
  decideCountdown,
  decideRemainingTime,
} from './countdown.ts'
import { REPEATED_CALL_CASES } from '../kernel/repeated-call.cases.ts'
import { REPEATED_CALL_TABLE, decideRepeatedCall } from '../kernel/repeated-call.ts'
import { COUNTDOWN_RULE_ENTRIES } from './countdown.rules.ts'

const PAGE_LIMITS = {
  BUSINESS_NUMBER_LENGTHS,
  SESSION_SECONDS,
  SESSION_EXTENSION_SECONDS,
  SHORTEST_EXTENSION_SECONDS,
  SESSION_LAST_CHECK_SECONDS,
  SESSION_WARNING_SECONDS,
  SESSION_LONG_AWAY_MS,
  CERTIFICATION_WINDOW_ALLOWED_MS,
  CERTIFICATION_CONFIRMATION_WAIT_MS,
  CALL_TIME_LIMITS_MS,
  LONGEST_PAUSE_MS,
  CHAT_WINDOW_PIXELS,
  ...NOTICE_LIMITS,
  MULTIPART_CALL_MAXIMUMS,
  SERVER_CALL_MAXIMUMS,
}

const LANDING_TIME = '2025-10-28T09:37'

const ASKED = { running: '시간이 남았을 때', atTheEnd: '시간이 끝났을 때' } as const

const sized = (bytes: number) => (bytes < MEGABYTE ? `${bytes / 1024}KB까지` : `${toMegabytes(bytes)}MB까지`)
const within = (milliseconds: number) => `${formatDuration(milliseconds)} 안`

const digits = (count: number) => `숫자 ${count}자리`
const seconds = (count: number) => [`${count}초`, ...(count % 60 === 0 ? [`(${count / 60}분)`] : [])].join(' ')

export const SESSION_CHAPTER: RuleChapter = {
  concept: 'session',
  title: '화면과 인증 유효시간',
  rules: [
    makeTableRuleEntry({
      prefix: 'CD',
      title: '인증 유효시간',
      synonyms: ['시간 연장', '인증시간', '언제 경고', '자동 로그아웃', '60분', '세션 만료', '세션 만료 안내'],
      question: '남은 시간에 따라 지금 무엇을 해야 합니까?',
      table: COUNTDOWN_EVENT_TABLE,
      facts: {
        over: { name: '남은 시간', values: { true: '없음', false: '있음' } },
        near: `남은 시간이 ${formatDuration(SESSION_WARNING_SECONDS * 1000)} 이하`,
        warned: '이미 안내함',
        asked: {
          name: '서버에 마지막으로 물었음',
          note: `보통 끝나기 ${formatDuration(SESSION_LAST_CHECK_SECONDS * 1000)} 전에 묻는다`,
          values: { true: '예', false: '아니요' },
        },
      },
      verdicts: {
        none: '아무것도 하지 않는다',
        warn: '곧 끝난다고 안내한다',
        lastCheck: '시간이 다 되었는지 서버에 한 번 묻는다 (RM)',
        expire: '인증을 끝내고 첫 화면으로 보낸다 (RM)',
      },
      cases: COUNTDOWN_CASES.map(({ seconds, warned, asked = false, ...example }) => ({
        ...example,
        given: [
          ['남은 시간', `${seconds}초`],
          ['이미 안내함', warned ? '예' : '아니요'],
          ...(asked ? [['서버에 마지막으로 물었음', '예'] as const] : []),
        ],
        ask: () => decideCountdown(seconds, { warned, asked }),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'RM',
      title: '서버가 답한 남은 시간',
      synonyms: ['인증이 끝나면'],
      question: '서버에 남은 시간을 물은 뒤 인증이 이어집니까?',
      table: REMAINING_TIME_ANSWER_TABLE,
      facts: {
        answer: { name: '서버의 답', values: { some: '시간이 남음', none: '남은 시간 없음', failed: '답이 없음' } },
        asked: { name: '답이 없고, 물은 때', values: ASKED },
      },
      verdicts: { restart: '서버의 시간으로 다시 센다', continue: '세던 대로 이어 간다', expire: '인증을 끝낸다' },
      cases: REMAINING_TIME_CASES.map((example) => ({
        ...example,
        given: [
          ['서버의 답', example.seconds === null ? '답이 없음' : `${example.seconds}초`],
          ['물은 때', ASKED[example.asked]],
        ],
        ask: () => decideRemainingTime(example.seconds, example.asked),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'IK',
      title: '요청번호',
      synonyms: ['같은 요청을 두 번', '두 번 눌렀을 때', '같은 요청번호로 다른 내용'],
      question: '서버가 이 요청을 새로 처리합니까, 처음의 답을 다시 답합니까?',
      table: REPEATED_CALL_TABLE,
      facts: {
        key: `1자부터 ${MAX_IDEMPOTENCY_KEY_LENGTH}자까지의 요청번호가 있음`,
        caller: {
          name: '보낸 사람',
          values: { same: '처음과 같음', other: '처음과 다름', unknown: '로그인도 브라우저 표시도 없음' },
        },
        answered: '같은 주소에 이 요청번호로 끝난 답이 있음',
        content: {
          name: '보낸 내용',
          values: { same: '처음과 같음', other: '처음과 다름', unknown: '서버가 다시 시작하여 견줄 수 없음' },
        },
      },
      verdicts: { run: '새로 처리한다', repeat: '처음의 답을 다시 답한다', reused: '거절한다' },
      cases: { ofFacts: REPEATED_CALL_CASES, ask: decideRepeatedCall },
    }),
    ...COUNTDOWN_RULE_ENTRIES,
  ],
  referenceTables: [
    makeLimitTable({
      title: '모든 화면의 시간과 한도',
      synonyms: ['세션 시간', '1시간', '300초', '세션이 끝나는 시각', '연장', '기다리는 시간', '사업자번호 자릿수'],
      question: '인증은 얼마나 이어지고, 응답은 얼마나 기다리고, 무엇이 얼마나 길고 큽니까?',
      limits: PAGE_LIMITS,
      words: {
        BUSINESS_NUMBER_LENGTHS: {
          area: { name: '사업자등록번호 첫 부분', says: digits, ref: 'E-001' },
          kind: { name: '사업자등록번호 가운데 부분', says: digits, ref: 'E-001' },
          serial: { name: '사업자등록번호 끝부분', says: digits, ref: 'E-001' },
          all: { name: '사업자등록번호 전체', says: digits, ref: 'E-001' },
        },
        SESSION_SECONDS: { name: '인증 유효시간 (세션)', says: seconds, ref: 'E-001' },
        SESSION_EXTENSION_SECONDS: {
          name: '연장한 인증 유효시간 (연장 횟수에 제한 없음)',
          says: seconds,
          ref: 'D1-39',
        },
        SHORTEST_EXTENSION_SECONDS: { name: '서버가 받는 가장 짧은 연장', says: seconds, ref: 'D1-714' },
        SESSION_LAST_CHECK_SECONDS: { name: '끝나기 전에 서버에 마지막으로 묻는 때 (CD)', says: seconds, ref: 'E-148' },
        SESSION_WARNING_SECONDS: { name: '끝나기 전에 안내하는 때 (CD)', says: seconds, ref: 'E-144' },
        SESSION_LONG_AWAY_MS: {
          name: '이만큼부터 가려졌다가 다시 보이면 서버에 남은 시간을 묻는다 (CA)',
          says: formatDuration,
          ref: 'E-210',
        },
        CERTIFICATION_WINDOW_ALLOWED_MS: {
          name: '대기를 마친 뒤 다시 누르지 않고 인증 창이 열리는 대기 시간 (이보다 짧을 때)',
          says: formatDuration,
          ref: 'D1-23',
        },
        CERTIFICATION_CONFIRMATION_WAIT_MS: {
          name: '인증 창이 받을 화면을 기다리는 시간',
          says: formatDuration,
          ref: 'E-124',
        },
        CALL_TIME_LIMITS_MS: {
          call: { name: '서버의 응답을 기다리는 시간', says: formatDuration, ref: 'E-173' },
          phoneCertification: { name: '휴대폰 인증 요청을 기다리는 시간', says: formatDuration, ref: 'E-109' },
          ipLookup: { name: '방문자의 주소를 기다리는 시간', says: formatDuration, ref: 'E-160' },
        },
        LONGEST_PAUSE_MS: {
          name: '바쁜 서버가 알린 시간을 기다리는 것',
          says: (milliseconds) => `${formatDuration(milliseconds)}까지`,
          ref: 'D1-412',
        },
        POPUP_BASE_Z_INDEX: {
          name: '팝업이 놓이는 높이 (z-index)',
          says: (base) => `${base.toLocaleString('ko-KR')}에 우선순위를 더한 값`,
          ref: 'E-052',
        },
        POPUP_FORM_PARAMETERS: {
          priority: { name: '새 팝업의 우선순위 (팝업의 순서를 정한다)', says: String, ref: 'P-218' },
          dateStepMinutes: {
            name: '점검 안내(랜딩) 일시의 간격',
            says: (minutes) =>
              `${minutes}분. 그보다 작은 분은 버린다 (예: ${LANDING_TIME.slice(11)}은 ${floorFieldTimeToTenMinutes(LANDING_TIME).slice(11)})`,
            ref: 'P-219',
          },
        },
        MAINTENANCE_TIMINGS_MS: {
          cache: { name: '점검 안내를 다시 묻지 않는 시간', says: formatDuration, ref: 'P-236' },
          retry: {
            name: '점검 화면과 적는 화면이 점검 안내를 불러오지 못했을 때 다시 묻는 시간',
            says: formatDuration,
            ref: ['P-305', 'D3-36'],
          },
          noticeAhead: { name: '점검을 미리 알리는 때', says: formatDuration, ref: 'P-317' },
          reading: { name: '점검 화면으로 보내기 전에 결과 창을 읽게 두는 시간', says: formatDuration, ref: 'P-305' },
        },
        CHAT_WINDOW_PIXELS: {
          width: { name: '챗봇 상담 창의 너비', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
          height: { name: '챗봇 상담 창의 높이', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
        },
        MULTIPART_CALL_MAXIMUMS: {
          files: { name: '서버가 받는 한 양식의 파일', says: (files) => `${files}개까지`, ref: 'A-136' },
          fields: { name: '서버가 받는 한 양식의 칸', says: (fields) => `${fields}개까지`, ref: 'E-198' },
          fileBytes: { name: '서버가 받는 한 양식의 파일 하나', says: sized, ref: ['A-136', 'P-298'] },
          fieldBytes: { name: '서버가 받는 한 양식의 칸 하나', says: sized, ref: 'E-198' },
          bytes: { name: '서버가 받는 한 양식 모두', says: sized, ref: ['A-136', 'E-198'] },
        },
        SERVER_CALL_MAXIMUMS: {
          headBytes: { name: '서버가 받는 요청의 주소와 머리 부분', says: sized, ref: 'E-198' },
          urlPart: { name: '서버가 받는 주소의 한 부분', says: (count) => `${count}글자까지`, ref: 'E-198' },
          bodyBytes: { name: '서버가 받는 파일 없는 요청의 내용', says: sized, ref: 'E-198' },
          nesting: { name: '서버가 받는 요청에서 목록 안의 목록', says: (levels) => `${levels}겹까지`, ref: 'E-198' },
          lookedUpBusinesses: { name: '한 번에 조회하는 사업자', says: (places) => `${places}곳까지`, ref: 'A-242' },
          headMs: { name: '서버가 요청의 머리 부분을 기다리는 시간', says: within, ref: 'P-304' },
          bodyMs: { name: '서버가 파일 없는 요청의 내용을 기다리는 시간', says: within, ref: 'P-304' },
          silenceMs: { name: '서버가 아무것도 오지 않는 요청을 기다리는 시간', says: within, ref: 'P-304' },
          callMs: { name: '서버가 요청 전체를 기다리는 시간', says: within, ref: 'P-304' },
        },
      },
    }),
  ],
}
