import { durationInWords } from '../kernel/duration.ts'
import { type RuleChapter, type FactChoice, type RuleEntry, limitSheet, tableEntry, yesNo } from '../rule-entry.ts'
import * as ENTRY_LIMITS from '../entry-limits.ts'
import { SESSION_SECONDS, WARNING_SECONDS } from '../entry-limits.ts'
import { KEPT_RECORDS, KEPT_EVENTS, type KeptEvent, type RecordKind, type RecordPlace } from './kept-records.table.ts'
import { ADMIN_CASES } from '../admin/administrator.cases.ts'
import { ADMIN_TABLE, decideAdministrator } from '../admin/administrator.ts'
import { decideResultTile, RESULT_TILE_TABLE } from './flow.ts'
import { RESULT_TILE_CASES } from './flow.cases.ts'
import { GUARD_CASES } from './guards.cases.ts'
import {
  BEFORE_NEEDS,
  FIXED_REDIRECTS,
  GUARD_VERDICTS,
  type GuardRow,
  PAGE_NEEDS,
  UNKNOWN_PATH,
} from './guards.table.ts'
import {
  type GuardAlert,
  type GuardVerdict,
  type PageNeed,
  type Visitor,
  decideVisit,
  maintenanceMove,
} from './guards.ts'
import { type Route, ROUTES, showsCountdown } from './routes.ts'
import { COUNTDOWN_CASES, REMAINING_CASES } from './countdown.cases.ts'
import { COUNTDOWN_TABLE, REMAINING_TABLE, decideCountdown, decideRemaining } from './countdown.ts'
import { OWNERSHIP_CASES } from './ownership.cases.ts'
import { OWNERSHIP_TABLE } from './ownership.ts'
import { SIGN_IN_CASES } from './sign-in.cases.ts'
import { CERTIFIED_FOR_MS, SIGN_IN_TABLE } from './sign-in.ts'
import { toDateStep } from '../notice/landing-time.ts'
import { DRAFT_LIFE } from '../programme/parameters.ts'

/** A time between two steps of the field, as an example. */
const LANDING_TIME = '2025-10-28T09:37'

const ASKED = { running: '시간이 남았을 때', atTheEnd: '시간이 끝났을 때' } as const

const NEED: Readonly<Record<PageNeed, string>> = {
  officeAddress: '허용된 주소에서 접속',
  cookie: '로그인',
  person: '본인인증을 마침',
  businessNumber: '사업자등록번호를 확인함',
  applicationNumber: '신청번호가 있음',
  selfCertification: '신청을 위한 본인인증을 마침',
  notReceived: '신청이 아직 접수되지 않음',
}
/** The visitors that a maintenance window keeps out, according to the rule MA. */
const KEPT_OUT = '점검 화면만 보이는 방문자'
const ALERT: Readonly<Record<GuardAlert, string>> = {
  expired: '인증이 만료되었다고 알린다',
  numberMissing: '사업자등록번호부터 확인하라고 알린다',
  notCertified: '본인인증부터 하라고 알린다',
  personMissing: '본인인증이 필요하다고 알린다',
  noPermission: '권한이 없다고 알린다',
}
const YES_FIRST: readonly FactChoice<boolean>[] = [
  [true, '예'],
  [false, '아니요'],
]
const NEEDED = Object.keys(NEED) as readonly PageNeed[]

const verdictInWords = (verdict: GuardVerdict): string => {
  if (verdict.go === 'on') return '열린다'
  if (verdict.go === 'nowhere') return '그런 화면이 없다고 알린다'
  const { target, alert, clear } = verdict
  return [
    ...(alert === null ? [] : [ALERT[alert]]),
    ...(clear ? ['인증한 기록을 지운다'] : []),
    `${target} 화면으로 보낸다`,
  ].join(', ')
}

const rowInWords = ({ id, ref, ...verdict }: GuardRow, when: Readonly<Record<string, string>>) => ({
  id,
  ref,
  when,
  verdict: verdictInWords({ go: 'away', ...verdict }),
  code: verdict.alert,
})

type VisitFacts = Visitor & { readonly path: string }

const visit = ({ path, ...visitor }: VisitFacts) => {
  const { verdict, because } = decideVisit(path, visitor)
  return { rule: because.rule, verdict: verdictInWords(verdict) }
}

/**
 * The rows of this rule are in two tables and in the code that checks them in order. It is the only rule whose entry is
 * written by hand.
 */
const guards: RuleEntry = {
  prefix: 'GD',
  title: '화면에 들어가기',
  synonyms: [
    '쫓겨남',
    '왜 쫓겨났나',
    '개인인증 필수',
    '첫 화면으로 돌아감',
    '화면이 안 열림',
    '들어갈 수 없음',
    '주소로 바로',
  ],
  question: '이 화면에 지금 들어갈 수 있습니까?',
  parameters: [],
  source: [GUARD_VERDICTS, BEFORE_NEEDS],
  facts: [
    {
      fact: 'path',
      name: '화면',
      choices: [...ROUTES, '/bzmn-reg/', '/no-such-page'].map((path) => [path, path]),
    },
    ...(['maintenance', 'justSubmitted', ...NEEDED] as const).map((fact) => ({
      fact,
      name: {
        ...NEED,
        maintenance: KEPT_OUT,
        justSubmitted: '방금 신청을 제출함',
      }[fact],
      note: fact === 'maintenance' ? 'MA' : undefined,
      choices: NEEDED.some((need) => need === fact) ? YES_FIRST : YES_FIRST.toReversed(),
    })),
  ],
  rows: [
    {
      id: 'GD-1',
      ref: 'D1-246',
      when: { path: '끝에 빗금이 붙은 주소' },
      verdict: '빗금을 뗀 화면으로 보낸다',
      code: null,
    },
    rowInWords(BEFORE_NEEDS.fixedRedirect, { path: Object.keys(FIXED_REDIRECTS).join(', ') }),
    rowInWords(BEFORE_NEEDS.noMaintenance, { path: BEFORE_NEEDS.maintenance.target, maintenance: '아니요' }),
    rowInWords(BEFORE_NEEDS.maintenance, {
      path: '점검 중에 닫히는 화면 (제83조)이나 없는 주소',
      maintenance: '예',
    }),
    { ...UNKNOWN_PATH, when: { path: '없는 주소' }, verdict: verdictInWords({ go: 'nowhere' }), code: 'nowhere' },
    ...NEEDED.map((need) =>
      rowInWords(GUARD_VERDICTS[need], {
        path: '다음이 필요함',
        [need]: '아니요',
      }),
    ),
    { id: 'GD-13', ref: 'E-157', when: {}, verdict: verdictInWords({ go: 'on' }), code: 'on' },
  ],
  cases: [
    ...GUARD_CASES,
    {
      proves: [],
      rule: 'GD-1',
      path: '/bzmn-reg/',
      lacks: [],
      verdict: { go: 'away', target: '/bzmn-reg', alert: null, clear: false } as const,
    },
  ].map(({ proves, rule, path, lacks, verdict, ...more }) => ({
    proves,
    given: [
      ['화면', path === '' ? '빈 주소' : path],
      ['없는 것', lacks.map((need) => NEED[need]).join(', ') || '없음'],
      ...('maintenance' in more ? [[KEPT_OUT, '예'] as const] : []),
      ...('justSubmitted' in more ? [['방금 신청을 제출함', '예'] as const] : []),
    ],
    expected: { rule, verdict: verdictInWords(verdict) },
    ask: () => {
      const met = Object.fromEntries(NEEDED.map((need) => [need, !lacks.includes(need)])) as Record<PageNeed, boolean>
      return visit({ path, ...met, maintenance: 'maintenance' in more, justSubmitted: 'justSubmitted' in more })
    },
  })),
  decide: (facts) => visit(facts as VisitFacts),
}

const KEPT_NAME: Readonly<Record<RecordKind, string>> = {
  session: '인증한 사람과 신청',
  adminToken: `관리자 로그인 (${durationInWords(SESSION_SECONDS * 1000)}, 연장하지 못함)`,
  applicationDraft: '신청서 작성 내용',
  proofDraft: '증빙·보완·의견 작성 내용',
  editDraft: '계좌·사업자 정보 수정 내용 (신청이 바뀌어도 지움, D2-139)',
  consentTicks: '동의 화면의 체크',
  entries: '자가진단 답과 입력한 사업자등록번호',
  pendingSupplement: '일부만 저장된 보완',
  chosenFile: '고른 증빙·보완·의견 파일',
  sentApplication: '보낸 신청의 표시 (내용은 알 수 없음)',
  hiddenNotice: '팝업을 숨긴 날',
  clearScreen: '검은 바탕에 흰 글자',
  landingNews: '점검 안내가 바뀌었다는 표시',
}
const KEPT_PLACE: Readonly<Record<RecordPlace, string>> = {
  tab: '창',
  database: '브라우저',
  browser: '브라우저',
}
const KEPT_WHOSE = { person: '사람과 사업자', tab: '창', browser: '브라우저' } as const
const KEPT_EVENT: Readonly<Record<KeptEvent, string>> = {
  reload: '화면을 다시 엶',
  anotherPerson: '다른 사람이 인증',
  anotherNumber: '신청번호가 바뀜',
  received: '신청 접수',
  sessionOver: '인증 만료',
  reset: '인증한 기록을 지움',
  dayLater: `${DRAFT_LIFE}시간 지남`,
  otherRelease: '다른 판의 저장 형식',
}

/** The cookies. The server sets them; scripts of the portal store all other data. */
const COOKIES = [
  {
    cells: [
      '로그인',
      '브라우저',
      '사람과 사업자',
      `${durationInWords(SESSION_SECONDS * 1000)} 지남, 인증한 기록을 지움, 새로 로그인`,
    ],
    ref: ['E-188', 'E-140'],
  },
  {
    cells: [
      '본인인증한 브라우저라는 표시 (LG-1)',
      '브라우저',
      '브라우저',
      `${durationInWords(SESSION_SECONDS * 1000)} 지남`,
    ],
    ref: ['E-190'],
  },
]

const digits = (count: number) => `숫자 ${count}자리`
const seconds = (count: number) => [`${count}초`, ...(count % 60 === 0 ? [`(${count / 60}분)`] : [])].join(' ')

/** Returns the visitors who can open a page during a maintenance window. */
const openInMaintenance = (route: Route): string => {
  if (route in FIXED_REDIRECTS) return '언제나 첫 화면으로 보낸다 (GD-2)'
  const isOpen = (justSubmitted: boolean) => maintenanceMove(route, { maintenance: true, justSubmitted }) === null
  if (isOpen(false)) return '열림'
  return isOpen(true) ? '방금 제출한 사람에게 열림' : '닫힘'
}

/** 세션: who may open which page, and how long a certified person may continue. */
export const SESSION_CHAPTER: RuleChapter = {
  concept: 'session',
  title: '화면과 인증 유효시간',
  rules: [
    guards,
    tableEntry({
      prefix: 'RT',
      title: '첫 화면의 결과조회',
      synonyms: ['결과조회 타일', '바로 결과 화면', '인증 안 하고 결과', '인증 없이 결과'],
      question: '첫 화면에서 결과조회를 누르면 어느 화면으로 갑니까?',
      table: RESULT_TILE_TABLE,
      facts: { token: '로그인함', businessNumber: NEED.businessNumber, person: NEED.person },
      verdicts: { '/aply-result': '신청결과 화면', '/onslf-check-result': '결과조회의 본인인증 화면' },
      cases: RESULT_TILE_CASES.map(({ proves, rule, verdict, ...session }) => ({
        proves,
        rule,
        verdict,
        given: [
          ['로그인함', yesNo(session.token !== '')],
          [NEED.businessNumber, yesNo(session.registrationNumber !== '')],
          [NEED.person, yesNo(session.ci !== '')],
        ],
        ask: () => decideResultTile(session),
      })),
    }),
    tableEntry({
      prefix: 'AD',
      title: '팝업 관리 권한',
      synonyms: [
        '관리자',
        '관리자 로그인',
        '팝업 관리',
        '관리자 권한',
        '점검 안내 등록',
        '종료가 시작보다 빠름',
        '점검 안내의 종료가 시작보다',
      ],
      question: '사무실 주소에서 (GD-6) 로그인한 사람이 팝업을 관리할 수 있습니까?',
      table: ADMIN_TABLE,
      facts: {
        tokenValid: '로그인이 유효함',
        administrator: '관리자의 역할',
        atOffice: '허용된 인터넷 주소에서 보냄',
      },
      verdicts: {
        open: '관리할 수 있다',
        tokenInvalid: '로그인을 지우고 다시 하게 한다',
        notAdministrator: '관리자 권한이 없다고 알리고 로그인하게 한다',
      },
      cases: ADMIN_CASES.map(({ tokenValid, role, atOffice, ...example }) => ({
        ...example,
        given: [
          ['로그인이 유효함', yesNo(tokenValid)],
          ['역할', role === '' ? '없음' : role],
          ['허용된 주소', yesNo(atOffice)],
        ],
        ask: () => decideAdministrator({ tokenValid, role }, atOffice),
      })),
    }),
    tableEntry({
      prefix: 'CD',
      title: '인증 유효시간',
      synonyms: ['시간 연장', '인증시간', '언제 경고', '자동 로그아웃', '60분', '세션 만료', '세션 만료 안내'],
      question: '남은 시간에 따라 지금 무엇을 해야 합니까?',
      table: COUNTDOWN_TABLE,
      facts: {
        over: '남은 시간이 없음',
        near: `남은 시간이 ${durationInWords(WARNING_SECONDS * 1000)} 이하`,
        warned: '이미 안내함',
      },
      verdicts: { none: '아무것도 하지 않는다', warn: '곧 끝난다고 안내한다', expire: '서버에 한 번 더 묻는다 (RM)' },
      cases: COUNTDOWN_CASES.map(({ seconds, warned, ...example }) => ({
        ...example,
        given: [
          ['남은 시간', `${seconds}초`],
          ['이미 안내함', warned ? '예' : '아니요'],
        ],
        ask: () => decideCountdown(seconds, warned),
      })),
    }),
    tableEntry({
      prefix: 'RM',
      title: '서버가 답한 남은 시간',
      synonyms: ['인증이 끝나면'],
      question: '서버에 남은 시간을 물은 뒤 인증이 이어집니까?',
      table: REMAINING_TABLE,
      facts: {
        answer: { name: '서버의 답', values: { some: '시간이 남음', none: '남은 시간 없음', failed: '답이 없음' } },
        asked: { name: '답이 없고, 물은 때', values: ASKED },
      },
      verdicts: { restart: '서버의 시간으로 다시 센다', goOn: '세던 대로 이어 간다', expire: '인증을 끝낸다' },
      cases: REMAINING_CASES.map((example) => ({
        ...example,
        given: [
          ['서버의 답', example.seconds === null ? '답이 없음' : `${example.seconds}초`],
          ['물은 때', ASKED[example.asked]],
        ],
        ask: () => decideRemaining(example.seconds, example.asked),
      })),
    }),
    tableEntry({
      prefix: 'OW',
      title: '남의 신청',
      synonyms: [
        '남의 증빙',
        '남의 파일',
        '로그인이 끝난 뒤에 보내면',
        '다른 사람의 신청',
        '남의 신청번호',
        '다른 사람 명의',
        '대리 조회',
      ],
      question: '서버에 보낸 요청이 로그인한 사람의 것만 말합니까?',
      table: OWNERSHIP_TABLE,
      facts: {
        signedIn: '로그인이 있고 끝나지 않음',
        number: '적힌 사업자등록번호가 로그인한 사람이 확인한 번호',
        person: '적힌 사람(연계정보, RA-2)이 로그인한 사람',
        application: '적힌 신청이 로그인한 사람과 사업자의 것 (신청자가 없는 등록도 된다)',
      },
      verdicts: { own: '받는다', foreign: '다시 인증하라며 거절한다' },
      cases: { ofFacts: OWNERSHIP_CASES },
    }),
    tableEntry({
      prefix: 'LG',
      title: '로그인',
      synonyms: ['다른 사람이 인증', '세션 열기', '인증하고 나서 오래', '10분 정확히', '다른 브라우저'],
      question: '본인인증을 마친 사람을 이 사업자등록번호로 로그인시킵니까?',
      table: SIGN_IN_TABLE,
      facts: {
        certified: `이 브라우저에서 본인인증한 지 ${durationInWords(CERTIFIED_FOR_MS)} 안 (간편인증은 제92조)`,
        application: '이 번호로 등록되거나 제출된 신청이 있음',
        person: {
          name: '인증한 사람',
          values: {
            own: '그 신청자이거나, 취소되지 않은 신청이 없고 이 번호로 인증했거나 마지막으로 신청함',
            otherApplicant: '취소되지 않은 신청이 있고, 그 신청자가 아님',
            stranger: '취소되지 않은 신청이 없고, 이 번호로 인증하지도 마지막으로 신청하지도 않음',
          },
        },
      },
      verdicts: { open: '로그인시킨다', notCertified: '거절한다' },
      cases: { ofFacts: SIGN_IN_CASES },
    }),
  ],
  sheets: [
    {
      title: '화면이 방문자에게 묻는 것',
      synonyms: ['세션 타이머', '남은 시간이 보이는 화면', '점검 중에도 열리는 화면'],
      question: '어느 화면이 무엇을 어떤 순서로 묻고, 점검 중에도 열리고, 남은 시간을 보입니까?',
      source: PAGE_NEEDS,
      columns: ['화면', '묻는 것 (순서대로)', '점검 중 (GD-4)', '남은 시간을 보임 (E-016)'],
      rows: ROUTES.map((route) => ({
        cells: [
          route,
          PAGE_NEEDS[route]?.map((need) => NEED[need]).join(', ') ?? '아무것도 묻지 않는다',
          openInMaintenance(route),
          yesNo(showsCountdown(route)),
        ],
        ref: FIXED_REDIRECTS[route]?.ref ?? (PAGE_NEEDS[route] === undefined ? 'E-157' : 'E-155'),
      })),
    },
    {
      title: '브라우저에 남는 것',
      synonyms: [
        '브라우저에 저장',
        '임시 저장',
        '작성 내용 보관',
        '세션 저장소',
        '로컬 저장소',
        '다른 사람이 인증하면',
        '보관 기간',
      ],
      question: '입력한 것과 고른 파일이 어디에 누구의 것으로 남고, 무슨 일이 있으면 지워집니까?',
      source: KEPT_RECORDS,
      columns: ['남는 것', '어디에 (창을 닫으면 지우고, 브라우저의 것은 남음)', '누구의 것', '지우는 일'],
      rows: [
        ...COOKIES,
        ...Object.entries(KEPT_RECORDS).map(([kind, { place, whose, ofApplication, ref, goes }]) => {
          const deleted = KEPT_EVENTS.flatMap((event) =>
            goes[event] === null || event === 'otherRelease' ? [] : [{ event, by: goes[event] }],
          )
          return {
            cells: [
              KEPT_NAME[kind as RecordKind],
              KEPT_PLACE[place],
              ofApplication ? `${KEPT_WHOSE[whose]}, 한 신청` : KEPT_WHOSE[whose],
              deleted.map(({ event }) => KEPT_EVENT[event]).join(', ') || '없음',
            ],
            ref: [...new Set([ref, ...deleted.map(({ by }) => by)])],
          }
        }),
      ],
    },
    limitSheet({
      title: '모든 화면의 시간과 한도',
      synonyms: ['세션 시간', '1시간', '300초', '세션이 끝나는 시각', '연장', '기다리는 시간', '사업자번호 자릿수'],
      question: '인증은 얼마나 이어지고, 응답은 얼마나 기다리고, 무엇이 얼마나 길고 큽니까?',
      limits: ENTRY_LIMITS,
      words: {
        REGISTRATION_NUMBER_DIGITS: {
          area: { name: '사업자등록번호 첫 부분', says: digits, ref: 'E-001' },
          kind: { name: '사업자등록번호 가운데 부분', says: digits, ref: 'E-001' },
          serial: { name: '사업자등록번호 끝부분', says: digits, ref: 'E-001' },
          all: { name: '사업자등록번호 전체', says: digits, ref: 'E-001' },
        },
        SESSION_SECONDS: { name: '인증 유효시간 (세션)', says: seconds, ref: 'E-001' },
        EXTENSION_SECONDS: { name: '연장한 인증 유효시간 (연장 횟수에 제한 없음)', says: seconds, ref: 'D1-39' },
        WARNING_SECONDS: { name: '끝나기 전에 안내하는 때 (CD)', says: seconds, ref: 'E-144' },
        TIME_LIMITS_MS: {
          call: { name: '서버의 응답을 기다리는 시간', says: durationInWords, ref: 'E-173' },
          phoneCertification: { name: '휴대폰 인증 요청을 기다리는 시간', says: durationInWords, ref: 'E-109' },
          addressLookup: { name: '방문자의 주소를 기다리는 시간', says: durationInWords, ref: 'E-160' },
        },
        POPUP_BASE_Z_INDEX: {
          name: '팝업이 놓이는 높이 (z-index)',
          says: (base) => `${base.toLocaleString('ko-KR')}에 우선순위를 더한 값`,
          ref: 'E-052',
        },
        POPUP_FORM_LIMITS: {
          priority: { name: '새 팝업의 우선순위 (순서를 정하는 것은 PO)', says: String, ref: 'P-218' },
          dateStepMinutes: {
            name: '점검 안내(랜딩) 일시의 간격',
            says: (minutes) =>
              `${minutes}분. 사이의 분은 앞으로 내린다 (예: ${LANDING_TIME.slice(11)}은 ${toDateStep(LANDING_TIME).slice(11)})`,
            ref: 'P-219',
          },
        },
        MAINTENANCE_LIMITS_MS: {
          cache: { name: '점검 안내를 다시 묻지 않는 시간', says: durationInWords, ref: 'P-236' },
          retry: { name: '점검 화면이 묻지 못해 다시 묻는 시간', says: durationInWords, ref: ['P-305', 'D3-36'] },
          noticeAhead: { name: '점검을 미리 알리는 때', says: durationInWords, ref: 'P-317' },
        },
        CHAT_WINDOW: {
          width: { name: '챗봇 상담 창의 너비', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
          height: { name: '챗봇 상담 창의 높이', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
        },
      },
    }),
  ],
}
