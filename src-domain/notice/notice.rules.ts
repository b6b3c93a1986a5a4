import { type RuleChapter, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { formatDuration } from '../kernel/duration.ts'
import { type Instant, formatKstDateTime, kstDateOf } from '../kernel/calendar.ts'
import { parseInstant } from '../kernel/written-dates.ts'
import { MAINTENANCE_ACCESS_CASES } from './maintenance-access.cases.ts'
import { MAINTENANCE_ACCESS_TABLE, decideMaintenanceAccess } from './maintenance-access.ts'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS } from './notice-html.ts'
import { DATED_NOTICES, DEFAULT_MAINTENANCE, type DatedNoticeId, type NoticeRow } from './dated-notices.table.ts'
import { MAINTENANCE_TIMINGS_MS } from './limits.ts'
import { NOTICE_SAVING_CASES } from './notice-saving.cases.ts'
import { NOTICE_SAVING_TABLE, decideNoticeSaving } from './notice-saving.ts'
import { MAINTENANCE_WARNING_CASES, MAINTENANCE_WINDOW_CASES } from './maintenance-window.cases.ts'
import {
  decideMaintenanceWindow,
  type LandingNoticePeriod,
  MAINTENANCE_WARNING_TABLE,
  MAINTENANCE_WINDOW_TABLE,
  decideMaintenanceWarning,
} from './maintenance-window.ts'
import { POPUP_FORM_CASES } from './popup-form.cases.ts'
import { decidePopupForm, POPUP_FORM_TABLE, type PopupField, type PopupFormRefusal } from './popup-form.ts'
import { POPUP_VISIBILITY_CASES } from './popup.visibility.cases.ts'
import { decidePopupVisibility, POPUP_VISIBILITY_TABLE, sortPopups } from './popup.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'

const NAMES: Readonly<Record<DatedNoticeId, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 등록 안내 팝업',
  default: '팝업을 불러오지 못할 때의 안내 (앞)',
  fallback: '팝업을 불러오지 못할 때의 안내 (뒤)',
  applyClosed: '신청할 수 없는 시간',
  maintenanceWindow: '시스템 점검 (접속할 수 없는 시간)',
}
const landingInWords = ({ isActive, startsAt, endsAt }: LandingNoticePeriod): string =>
  `${isActive ? '사용' : '사용 안 함'} ${edge(startsAt)} ~ ${edge(endsAt)}`

const DATE_WORDS = { missing: '비어 있음', unreadable: '읽을 수 없음', readable: '읽을 수 있음' } as const
const FIELD_WORDS: Readonly<Record<PopupField, string>> = { content: '내용', start: '시작 일시', end: '종료 일시' }
const FORM_REFUSAL_WORDS: Readonly<Record<PopupFormRefusal, string>> = {
  noContent: '내용이 없어 저장하지 않는다',
  missingDates: '일시가 없어 저장하지 않는다',
  unreadableDate: '일시를 읽을 수 없어 저장하지 않는다',
  endBeforeStart: '종료가 시작보다 빨라 저장하지 않는다',
}

const NO_POPUP = ['–'] as const
const SHOWN: Readonly<Record<NoticeRow['shown'], string>> = {
  always: '팝업과 함께',
  fallback: '팝업을 불러오지 못할 때',
}

/** Returns a Korean text about the time at which a fixed popup is shown; a dash for a row that is not a popup. */
const shownAs = (row: (typeof DATED_NOTICES)[number]): readonly string[] =>
  row.kind === 'popup' ? [SHOWN[row.shown]] : NO_POPUP

const edge = (instant: Instant | null) => (instant === null ? '정하지 않음' : formatKstDateTime(instant))

export const NOTICE_CHAPTER: RuleChapter = {
  concept: 'notice',
  title: '공지',
  rules: [
    makeTableRuleEntry({
      prefix: 'PV',
      title: '팝업 노출',
      question: '이 팝업이 첫 화면에 보입니까?',
      table: POPUP_VISIBILITY_TABLE,
      facts: {
        forceShow: '강제 노출',
        hasId: '팝업 번호가 있음',
        isActive: '사용여부가 ‘사용’',
        hiddenToday: { name: '방문자가 오늘 하루 열지 않기를 누름', note: '팝업마다, 한국 시간의 그날이 끝날 때까지' },
        begun: '노출기간이 시작됨',
        ended: '노출기간이 끝남',
        duplicate: '내용, 그림, 주소가 같은 팝업이 이미 보임',
      },
      verdicts: { show: '보인다', hide: '보이지 않는다' },
      cases: POPUP_VISIBILITY_CASES.map(({ popup, at, hiddenToday = false, duplicate = false, ...example }) => {
        const now = parseInstant(at) ?? 0
        return {
          ...example,
          given: [
            ['강제 노출', yesNoWord(popup.forceShow)],
            ['팝업 번호가 있음', yesNoWord(popup.id !== null)],
            ['사용여부가 ‘사용’', yesNoWord(popup.isActive)],
            ['오늘 하루 열지 않기를 누름', yesNoWord(hiddenToday)],
            ['노출기간', `${edge(popup.startsAt)} ~ ${edge(popup.endsAt)}`],
            ['지금', at],
            ['같은 팝업이 이미 보임', yesNoWord(duplicate)],
          ],
          ask: () => decidePopupVisibility(popup, hiddenToday ? kstDateOf(now) : null, now, duplicate),
        }
      }),
    }),
    makeTableRuleEntry({
      prefix: 'MW',
      title: '점검 시간',
      synonyms: ['랜딩 정보', '점검 안내', '기본 점검 시간', '언제 점검', '점검 안내가 여럿', '점검 안내가 두 개'],
      question: '여러 점검 안내 가운데 어느 시간이 지금의 점검 시간입니까?',
      table: MAINTENANCE_WINDOW_TABLE,
      facts: {
        set: '유효한 점검 안내가 있음 (사용 중이고, 시작과 끝을 읽을 수 있고, 끝이 시작보다 빠르지 않음)',
        ahead: '유효한 점검 안내 가운데 아직 끝나지 않은 것이 있음 (시작과 끝이 같은 것은 빼고)',
      },
      verdicts: {
        first: '끝나지 않은 것 가운데 먼저 시작하는 시간 (시작이 같으면 늦게 끝나는 것)',
        earliest: '그런 안내가 모두 끝났으므로 점검이 아니다 (기본 시간도 쓰지 않는다)',
        default: `기본 시간: ${edge(DEFAULT_MAINTENANCE.from)}부터 ${edge(DEFAULT_MAINTENANCE.until)} 전까지 (제63조. 끝은 운영 설정이 바꿀 수 있다)`,
      },
      cases: MAINTENANCE_WINDOW_CASES.map(({ proves, rule, landings, at }) => ({
        proves,
        rule,
        verdict: MAINTENANCE_WINDOW_TABLE.find(({ id }) => id === rule)?.then ?? 'default',
        given: [
          ['점검 안내', landings.map(landingInWords).join(', ') || '없음'],
          ['지금', at],
        ],
        ask: () => decideMaintenanceWindow(landings, parseInstant(at) ?? 0),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'MA',
      title: '점검 중 접속',
      synonyms: ['사무실 주소', '허용 주소', 'IP 주소', '공인 IP', '점검 중에 누가 들어오나'],
      question: '이 방문자에게 지금 점검 화면만 보입니까?',
      table: MAINTENANCE_ACCESS_TABLE,
      facts: { maintenance: '점검 시간 (MW)', office: '허용된 사무실 주소에서 접속' },
      verdicts: { open: '모든 화면을 평소처럼 쓴다', closed: '점검 화면으로 보낸다' },
      cases: { ofFacts: MAINTENANCE_ACCESS_CASES, ask: decideMaintenanceAccess },
    }),
    makeTableRuleEntry({
      prefix: 'MN',
      title: '점검을 미리 알리기',
      synonyms: ['점검이 곧 시작', '점검 예고'],
      question: '적는 화면을 연 사람에게 곧 시작하는 점검을 미리 알립니까?',
      table: MAINTENANCE_WARNING_TABLE,
      facts: {
        soon: `점검이 ${formatDuration(MAINTENANCE_TIMINGS_MS.noticeAhead)} 안에 시작함`,
        announced: '그 점검을 이미 알림',
        office: '허용된 사무실 주소에서 접속',
      },
      verdicts: { announce: '알린다', silent: '알리지 않는다' },
      cases: { ofFacts: MAINTENANCE_WARNING_CASES, ask: decideMaintenanceWarning },
    }),
    makeTableRuleEntry({
      prefix: 'NC',
      title: '팝업 저장하기',
      synonyms: ['팝업을 덮어쓰기', '다른 담당자가 바꾼 팝업'],
      question: '팝업이나 점검 안내를 그대로 저장합니까?',
      table: NOTICE_SAVING_TABLE,
      facts: {
        existing: '이미 있는 것을 고침',
        overwrites: '덮어쓰겠다고 답함',
        same: '저장된 것이 불러온 그대로임',
      },
      verdicts: { save: '저장한다', ask: '저장하지 않고 덮어쓸지 묻는다' },
      cases: { ofFacts: NOTICE_SAVING_CASES, ask: decideNoticeSaving },
    }),
    makeTableRuleEntry({
      prefix: 'PF',
      title: '팝업에 적은 것',
      synonyms: ['팝업이 저장되지 않음', '시작과 종료가 같으면', '빈 팝업'],
      question: '팝업이나 점검 안내에 적은 것을 저장할 수 있습니까?',
      table: POPUP_FORM_TABLE,
      facts: {
        content: '내용에 보이는 글자나 그림이 있음',
        dated: '점검 안내',
        start: { name: '시작 일시', values: DATE_WORDS },
        end: { name: '종료 일시', values: DATE_WORDS },
        order: {
          name: '종료',
          values: { earlier: '시작보다 빠름', same: '시작과 같음', later: '시작보다 늦음', unknown: '견줄 수 없음' },
        },
      },
      verdicts: (verdict) =>
        verdict === 'ok' ? '저장한다' : `${FORM_REFUSAL_WORDS[verdict.refusal]} (${FIELD_WORDS[verdict.at]})`,
      cases: POPUP_FORM_CASES.map(({ form, ...example }) => ({
        ...example,
        given: [
          ['유형', form.type === 'landing' ? '점검 안내' : '팝업'],
          ['내용', `‘${form.content}’`],
          ['시작 일시', `‘${form.start}’`],
          ['종료 일시', `‘${form.end}’`],
        ],
        ask: () => decidePopupForm(form),
      })),
    }),
  ],
  referenceTables: [
    {
      title: '팝업의 순서',
      synonyms: ['팝업 우선순위', '어느 팝업이 위에'],
      question: '여러 팝업 가운데 어느 것이 위에 보입니까?',
      source: sortPopups,
      columns: [`우선순위 (${formatDefaultSetting('popupPrioritySource')})`, '어디에 보이나'],
      rows: [
        { cells: ['다른 팝업보다 높음', '먼저, 위에 보인다'], ref: 'E-032' },
        { cells: ['다른 팝업보다 낮음', '나중에, 아래에 보인다'], ref: 'E-032' },
        { cells: ['다른 팝업과 같음', '서버가 보낸 순서대로 보인다'], ref: 'E-032' },
      ],
    },
    {
      title: '팝업에 넣을 수 있는 것',
      synonyms: ['스크립트', 'HTML', '태그'],
      question: '팝업과 점검 안내의 내용에 무엇을 넣을 수 있습니까?',
      source: [ALLOWED_HTML_ELEMENTS, ALLOWED_HTML_ATTRIBUTES],
      columns: ['무엇', '넣을 수 있는 것'],
      rows: [
        { cells: ['요소', ALLOWED_HTML_ELEMENTS.join(', ')], ref: ['P-230', 'D3-61'] },
        { cells: ['속성', ALLOWED_HTML_ATTRIBUTES.join(', ')], ref: ['P-230', 'D3-61'] },
        { cells: ['링크의 주소', 'http, https, mailto, tel과 이 누리집의 화면'], ref: 'E-053' },
        { cells: ['그림의 주소', '이 누리집의 그림과, 운영 설정이 허용한 곳의 https 주소'], ref: 'P-229' },
      ],
    },
    {
      title: '날짜가 정해진 공지와 점검',
      synonyms: [
        '컴퓨터 시계',
        '날짜는 어느 나라 시간',
        '점검 시간 종료',
        '점검 종료',
        '언제 닫히나',
        '점검 시간',
        '점검 시간은 언제',
        '서비스 중단',
        '접수 기간',
        '신청 기간',
      ],
      question: '무엇이 언제 시작하고 언제 끝납니까?',
      source: DATED_NOTICES,
      columns: ['무엇', '시작', '끝', '보이는 때'],
      rows: [
        ...DATED_NOTICES.map((row) => ({
          cells: [NAMES[row.id], edge(row.from), edge(row.until), ...shownAs(row)],
          ref: row.ref,
        })),
        {
          cells: [
            '시스템 점검 안내에 적힌 시간 (접속은 앞 줄이 정한다)',
            edge(DEFAULT_MAINTENANCE.from),
            edge(DEFAULT_MAINTENANCE.noticeUntil),
            ...NO_POPUP,
          ],
          ref: 'D3-01',
        },
      ],
    },
  ],
}
