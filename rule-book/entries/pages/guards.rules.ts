import { type GuardVerdict, type Visitor, decideVisit, maintenanceRedirect } from '#domain/pages/guards'
import { GUARD_CASES } from '#domain/pages/guards.cases'
import {
  GUARD_ROWS_BEFORE_NEEDS,
  FIXED_REDIRECTS,
  PAGE_GUARD_ROWS,
  type GuardAlert,
  type GuardRow,
  PAGE_GUARDS,
  type PageGuard,
  type PageNeed,
  UNKNOWN_PATH_ROW,
} from '#domain/pages/guards.table'
import { ROUTE_FLAGS, type Route, ROUTES, showsCountdown } from '#domain/pages/routes'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { formatDuration } from '#domain/time/duration'
import {
  type FactChoice,
  type RuleEntry,
  type ReferenceTableEntry,
  outcomeOf,
  yesNoWord,
} from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

export const PAGE_NEED_WORDS: Readonly<Record<PageNeed, string>> = {
  officeAddress: '허용된 주소에서 접속',
  cookie: '로그인',
  person: '본인인증을 마침',
  businessNumber: '사업자등록번호를 확인함',
  applicationNumber: '신청번호가 있음',
  notReceived: '신청이 아직 접수되지 않음',
}
/** The pages of the two guards that check the same need. All other rows name only the need. */
const PATH_OF_GUARD: Readonly<Record<string, string>> = {
  [PAGE_GUARD_ROWS.person.id]: '신청결과, 수정, 보완, 의견',
  [PAGE_GUARD_ROWS.applicant.id]: '동의, 신청서, 신청 완료',
}
/** The need of a guard in words. The pages of the form and of the result need the same, with different verdicts. */
const guardNeedWords = (guard: PageGuard): string =>
  guard === 'applicant' ? `${PAGE_NEED_WORDS.person} (신청하는 화면)` : PAGE_NEED_WORDS[PAGE_GUARD_ROWS[guard].need]
/** The visitors that a maintenance window keeps out, according to the rule MA. */
const KEPT_OUT = '점검 화면만 보이는 방문자'
/** What the first row with a fact adds to its words. */
const NOTES: Readonly<Record<string, string>> = {
  maintenance: 'MA',
  officeAddress: formatDefaultSetting('allowedAddresses'),
}
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
const NEEDED = Object.keys(PAGE_NEED_WORDS) as readonly PageNeed[]

const verdictInWords = (verdict: GuardVerdict): string => {
  if (verdict.go === 'on') return '열린다'
  if (verdict.go === 'nowhere') return '그런 화면이 없다고 알리고, 첫 화면과 신청결과로 가는 길을 보인다'
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

const visit = ({ path, ...visitor }: VisitFacts) => outcomeOf(decideVisit(path, visitor), verdictInWords)

/**
 * The rows of this rule are in two tables and in the code that checks them in order, so its entry is written by hand.
 */
export const GUARDS_RULE: RuleEntry<GuardAlert | 'nowhere' | 'on' | null, 'GD'> = {
  prefix: 'GD',
  title: '화면에 들어가기',
  synonyms: ['쫓겨남', '왜 쫓겨났나', '개인인증 필수', '첫 화면으로 돌아감', '화면이 안 열림', '들어갈 수 없음', '주소로 바로'],
  question: '이 화면에 지금 들어갈 수 있습니까?',
  no: 11,
  answer: '화면이 묻는 것(제83조)을 갖추지 못한 사람에게는 줄에 적힌 말을 알리고, 갖출 수 있는 화면으로 보낸다.',
  notes: [
    { says: '새 탭은 인증한 기록 없이 시작하고 (로그인은 브라우저에 남는다), 새로고침하면 기록이 남는다.', refs: ['E-137'] },
  ],
  parameters: [],
  kind: 'table',
  source: [PAGE_GUARD_ROWS, GUARD_ROWS_BEFORE_NEEDS],
  facts: [
    {
      fact: 'path',
      name: '화면',
      choices: [...ROUTES, '/bzmn-reg/', '/no-such-page'].map((path) => [path, path]),
    },
    ...(['maintenance', 'justSubmitted', ...NEEDED] as const).map((fact) => ({
      fact,
      name: {
        ...PAGE_NEED_WORDS,
        maintenance: KEPT_OUT,
        justSubmitted: '방금 신청을 제출함',
      }[fact],
      note: NOTES[fact],
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
    rowInWords(GUARD_ROWS_BEFORE_NEEDS.fixedRedirect, { path: Object.keys(FIXED_REDIRECTS).join(', ') }),
    rowInWords(GUARD_ROWS_BEFORE_NEEDS.noMaintenance, {
      path: GUARD_ROWS_BEFORE_NEEDS.maintenance.target,
      maintenance: '아니요',
    }),
    rowInWords(GUARD_ROWS_BEFORE_NEEDS.maintenance, {
      path: '점검 중에 닫히는 화면 (제83조)이나 없는 주소',
      maintenance: '예',
    }),
    { ...UNKNOWN_PATH_ROW, when: { path: '없는 주소' }, verdict: verdictInWords({ go: 'nowhere' }), code: 'nowhere' },
    ...Object.values(PAGE_GUARD_ROWS).map(({ need, ...row }) =>
      rowInWords(row, { path: PATH_OF_GUARD[row.id] ?? '뒤의 것이 필요함', [need]: '아니요' }),
    ),
    { id: 'GD-13', ref: 'E-157', when: {}, verdict: verdictInWords({ go: 'on' }), code: 'on' },
  ],
  cases: [
    ...GUARD_CASES,
    {
      proves: ['D1-246'],
      rule: 'GD-1',
      path: '/bzmn-reg/',
      lacks: [],
      verdict: { go: 'away', target: '/bzmn-reg', alert: null, clear: false } as const,
    },
  ].map(({ proves, rule, path, lacks, verdict, ...more }) => ({
    proves,
    given: [
      ['화면', path === '' ? '빈 주소' : path],
      ['없는 것', lacks.map((need) => PAGE_NEED_WORDS[need]).join(', ') || '없음'],
      ...('maintenance' in more ? [[KEPT_OUT, '예'] as const] : []),
      ...('justSubmitted' in more ? [['방금 신청을 제출함', '예'] as const] : []),
    ],
    expected: { rule, code: verdict, verdict: verdictInWords(verdict) },
    ask: () => {
      const met = Object.fromEntries(NEEDED.map((need) => [need, !lacks.includes(need)])) as Record<PageNeed, boolean>
      return visit({ path, ...met, maintenance: 'maintenance' in more, justSubmitted: 'justSubmitted' in more })
    },
  })),
  decide: (facts) => visit(facts as VisitFacts),
}

const openInMaintenance = (route: Route): string => {
  if (route in FIXED_REDIRECTS) return '언제나 첫 화면으로 보낸다 (GD-2)'
  const isOpen = (justSubmitted: boolean) => maintenanceRedirect(route, { maintenance: true, justSubmitted }) === null
  if (isOpen(false)) return '열림'
  return isOpen(true) ? '방금 제출한 사람에게 열림' : '닫힘'
}

const HELP_DESK_WORDS = { application: '신청과 결과', proof: '증빙', both: '둘 다' } as const

export const PAGE_NEEDS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '화면이 방문자에게 묻는 것',
  synonyms: ['세션 타이머', '남은 시간이 보이는 화면', '남은 시간이 표시', '화면에 남은 시간', '점검 중에도 열리는 화면', '화면마다 다른 전화번호', '어느 번호로 전화'],
  question: '어느 화면이 무엇을 어떤 순서로 묻고, 점검 중에도 열리고, 남은 시간과 어느 고객센터의 번호를 보입니까?',
  no: 83,
  answer: '화면마다 표에 적힌 순서로 묻는다.',
  notes: [
    { says: `방문자의 인터넷 주소는 화면을 옮길 때마다 다시 묻고, ${formatDuration(DEFAULT_SETTINGS.ipLookupTimeoutMs)} 안에 알 수 없으면 허용되지 않은 주소로 본다. 묻는 곳이 여럿이면 함께 묻고, 먼저 온 읽을 수 있는 답을 쓴다.`, refs: ['E-160', 'E-161'] },
    { says: '방문자의 인터넷 주소를 기다려 화면을 여는 것은 점검 시간이거나 팝업 관리, 팝업 등록·수정 화면일 때뿐이다.', refs: ['E-161', 'D1-09'] },
    { says: '팝업 관리로 가는 링크는 허용된 주소에서 접속한 사람에게만 모든 화면의 아래쪽에 보인다.', refs: ['E-064'] },
    { says: '다른 화면으로 옮기면 맨 위부터 보인다.', refs: ['E-020'] },
    { says: '신청의 다음 화면은 차례로 사업자등록번호 입력, 본인인증, 정보 동의, 공공마이데이터 제공 요구, 신청정보 입력, 신청 완료이다. 결과조회는 본인인증에서 신청결과 확인으로 간다. 번호가 확인되면 번호, 신청번호, 신청유형, 관리구분이 이 창에 남고, 계속할 수 없는 번호이면 (BZ) 아무것도 남기지 않고 그 화면에 있다.', refs: ['E-089', 'E-090', 'E-129', 'A-036', 'A-043'] },
    { says: '신청을 마치면 나오는 마지막 화면(신청 완료)은 감사 인사, 대표자, 사업자등록번호, 상호명, 신청번호와 접수일시, 첫 화면으로 가는 확인과 인쇄 단추, 신용지원 안내를 보인다.', refs: ['A-137', 'A-138', 'A-273'] },
    { says: '이용 설명서(PDF)는 첫 화면이나 이용 안내 화면(/user-guide)에서 새 탭으로 본다.', refs: ['P-256', 'E-025'] },
    { says: `‘신청과 결과’의 번호는 ${DEFAULT_SETTINGS.callCentre.application}, ‘증빙’의 번호는 ${DEFAULT_SETTINGS.callCentre.proof.join(', ')}이다. 번호 없이 고객센터에 문의하라고 하면 그 화면의 번호이다. 화면 아래에는 둘 다 있다. 증빙의 번호를 정하지 않은 운영 설정에서는 모두 앞의 번호이다.`, refs: ['D1-41', 'D1-264', 'D3-44', 'D3-212'] },
  ],
  source: PAGE_GUARDS,
  columns: ['화면', '묻는 것 (순서대로)', '점검 중 (GD-4)', '남은 시간을 보임 (E-016)', '고객센터 (D1-41)'],
  rows: ROUTES.map((route) => ({
    cells: [
      route,
      PAGE_GUARDS[route]?.map(guardNeedWords).join(', ') ?? '아무것도 묻지 않는다',
      openInMaintenance(route),
      yesNoWord(showsCountdown(route)),
      ROUTE_FLAGS[route].frame ? HELP_DESK_WORDS[ROUTE_FLAGS[route].helpDesk] : '–',
    ],
    ref: FIXED_REDIRECTS[route]?.ref ?? (PAGE_GUARDS[route] === undefined ? 'E-157' : 'E-155'),
  })),
}
