import { type Chapter, tableEntry } from '../rule-entry.ts'
import { type Instant, formatKstDateTime } from '../kernel/calendar.ts'
import { DATED_NOTICES, type DatedNoticeId } from './dated-notices.table.ts'
import { POPUP_VISIBILITY_CASES } from './popup-visibility.cases.ts'
import { POPUP_VISIBILITY_TABLE } from './popup.ts'

const NAMES: Readonly<Record<DatedNoticeId, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 등록 안내 팝업',
  default: '팝업을 불러오지 못할 때의 안내 (앞)',
  fallback: '팝업을 불러오지 못할 때의 안내 (뒤)',
  applyClosed: '신청할 수 없는 시간',
  maintenanceWindow: '시스템 점검 (접속할 수 없는 시간)',
}
const edge = (at: Instant | null) => (at === null ? '정하지 않음' : formatKstDateTime(at))

/** 공지: which notices a visitor of the main page sees. */
export const NOTICE_CHAPTER: Chapter = {
  concept: 'notice',
  title: '공지',
  rules: [
    tableEntry({
      prefix: 'PV',
      title: '팝업 노출',
      question: '이 팝업이 첫 화면에 보입니까?',
      asked: ['notice/popup#judgePopup'],
      table: POPUP_VISIBILITY_TABLE,
      facts: {
        forceShow: '강제 노출',
        hasId: '팝업 번호가 있음',
        isActive: '사용여부가 ‘사용’',
        hiddenToday: '방문자가 오늘 하루 열지 않기를 누름',
        begun: '노출기간이 시작됨',
        ended: '노출기간이 끝남',
      },
      verdicts: { show: '보인다', hide: '보이지 않는다' },
      cases: { ofFacts: POPUP_VISIBILITY_CASES },
    }),
  ],
  sheets: [
    {
      title: '날짜가 정해진 공지와 점검',
      synonyms: ['언제 닫히나', '점검 시간', '서비스 중단', '접수 기간', '신청 기간'],
      question: '무엇이 언제 시작하고 언제 끝납니까?',
      source: DATED_NOTICES,
      columns: ['무엇', '시작 (이때부터)', '끝 (이때 이미 끝남)'],
      rows: DATED_NOTICES.map(({ id, from, until, ref }) => ({ cells: [NAMES[id], edge(from), edge(until)], ref })),
    },
  ],
}
