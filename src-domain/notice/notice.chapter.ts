import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'
import { type DatedNoticeId, type NoticeRow, DATED_NOTICES, DEFAULT_MAINTENANCE } from './dated-notices.table.ts'
import { MAINTENANCE_ACCESS_RULE } from './maintenance-access.rules.ts'
import { instantInWords, MAINTENANCE_WARNING_RULE, MAINTENANCE_WINDOW_RULE } from './maintenance-window.rules.ts'
import { ALLOWED_HTML_ELEMENTS, ALLOWED_HTML_ATTRIBUTES } from './notice-html.ts'
import { NOTICE_SAVING_RULE } from './notice-saving.rules.ts'
import { POPUP_FORM_RULE } from './popup-form.rules.ts'
import { POPUP_VISIBILITY_RULE } from './popup.rules.ts'
import { sortPopups } from './popup.ts'

const NAMES: Readonly<Record<DatedNoticeId, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 등록 안내 팝업',
  default: '팝업을 불러오지 못할 때의 안내 (앞)',
  fallback: '팝업을 불러오지 못할 때의 안내 (뒤)',
  applyClosed: '신청할 수 없는 시간',
  maintenanceWindow: '시스템 점검 (접속할 수 없는 시간)',
}

const NO_POPUP = ['–'] as const

const SHOWN: Readonly<Record<NoticeRow['shown'], string>> = {
  always: '팝업과 함께',
  fallback: '팝업을 불러오지 못할 때',
}

/** Returns a Korean text about the time at which a fixed popup is shown; a dash for a row that is not a popup. */
const shownAs = (row: (typeof DATED_NOTICES)[number]): readonly string[] =>
  row.kind === 'popup' ? [SHOWN[row.shown]] : NO_POPUP

export const NOTICE_CHAPTER: RuleChapter = {
  concept: 'notice',
  title: '공지',
  rules: [
    POPUP_VISIBILITY_RULE,
    MAINTENANCE_WINDOW_RULE,
    MAINTENANCE_ACCESS_RULE,
    MAINTENANCE_WARNING_RULE,
    NOTICE_SAVING_RULE,
    POPUP_FORM_RULE,
  ],
  referenceTables: [
    {
      title: '팝업의 순서',
      synonyms: ['팝업 우선순위', '어느 팝업이 위에'],
      question: '여러 팝업 가운데 어느 것이 위에 보입니까?',
      no: 67,
      answer: '우선순위가 높은 팝업이 위에 보인다.',
      notes: [
        { says: '오늘 하루 열지 않기는 팝업 번호로 적으므로, 그날 고친 팝업도 보이지 않는다.', refs: ['E-048'] },
        { says: '정해진 공지(제63조)의 우선순위는 0이다. 우선순위가 없으면 1로 보고, 읽을 수 없는 우선순위가 하나라도 있으면 목록을 불러오지 못한 것으로 본다.', refs: ['E-032', 'E-034', 'E-035'] },
        { says: '좁은 창(휴대폰)에서는 맨 위의 팝업 하나만 보이고, 닫으면 다음 것이 보인다. 팝업이 하나도 없는 목록은 불러오지 못한 것이 아니다. 공지사항 화면(/popup)은 오늘 하루 열지 않기를 눌렀으면 그날은 열리지 않고 첫 화면으로 간다.', refs: ['E-212', 'E-036', 'P-243'] },
        { says: '팝업 관리는 팝업을 번호가 큰 것부터, 점검 안내를 시작이 늦은 것부터 (시작이 없으면 뒤에) 보인다. 서버는 지운 마지막 팝업의 번호를 새 팝업에 다시 주고, 사용 중인 점검 안내는 지금의 점검(MW)의 것을 맨 앞에 답한다.', refs: ['P-212', 'P-295'] },
      ],
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
      no: 98,
      answer: '표에 있는 것만 저장하고 보이며, 나머지는 뺀다.',
      notes: [
        { says: '저장할 때에도 보일 때에도 스크립트처럼 이 표에 없는 것을 빼고, 뺀 뒤에 보이는 글자도 그림도 없으면 내용이 없는 것이다.', refs: ['P-220', 'P-230', 'D3-02', 'D3-113'] },
      ],
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
      no: 63,
      answer: '시작하는 때부터이고, 끝으로 적힌 때에는 이미 끝났다.',
      notes: [
        { says: '신청할 수 없는 시간에는 첫 화면과 안내 화면의 신청하기를 누를 수 없고, 다른 화면의 자가진단과 다시 신청의 단추는 없다. 자가진단을 주소로 여는 것도, 쓰던 신청서의 제출도 막지 않는다.', refs: ['E-027', 'E-070', 'D1-350'] },
        { says: '모든 날짜와 시각은 서버의 시계로, 한국 시간으로 본다. 서버의 답을 아직 받지 못했거나, 기기의 시계를 앞으로 돌렸거나 기기가 잠들었으면 다음 답까지 기기의 시계를 따른다.', refs: ['E-215', 'D1-231', 'D1-260'] },
      ],
      source: DATED_NOTICES,
      columns: ['무엇', '시작', '끝', '보이는 때'],
      rows: [
        ...DATED_NOTICES.map((row) => ({
          cells: [NAMES[row.id], instantInWords(row.from), instantInWords(row.until), ...shownAs(row)],
          ref: row.ref,
        })),
        {
          cells: [
            '시스템 점검 안내에 적힌 시간 (접속은 앞 줄이 정한다)',
            instantInWords(DEFAULT_MAINTENANCE.from),
            instantInWords(DEFAULT_MAINTENANCE.noticeUntil),
            ...NO_POPUP,
          ],
          ref: 'D3-01',
        },
      ],
    },
  ],
}
