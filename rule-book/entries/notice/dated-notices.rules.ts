import { applicationClosureAt, fallbackNoticeAt, noticesAt } from '#domain/notice/dated-notices'
import { DATED_NOTICES, type DatedNoticeId, DEFAULT_MAINTENANCE, type NoticeRow } from '#domain/notice/dated-notices.table'
import { kstInstant } from '#domain/time/calendar'
import type { ReferenceTableEntry } from '../../rule-entry.ts'
import { instantInWords } from './maintenance-window.rules.ts'

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

const closed = (time: string): string => (applicationClosureAt(kstInstant('2025-06-26', time)) === null ? '아니요' : '예')

export const DATED_NOTICES_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '날짜가 정해진 공지와 점검',
  synonyms: ['컴퓨터 시계', '날짜는 어느 나라 시간', '점검 시간 종료', '점검 종료', '언제 닫히나', '점검 시간', '점검 시간은 언제', '서비스 중단', '접수 기간', '신청 기간'],
  question: '무엇이 언제 시작하고 언제 끝납니까?',
  no: 63,
  answer: '표에 적힌 때와 같다.',
  notes: [
    { says: '신청할 수 없는 시간에는 첫 화면과 안내 화면의 신청하기를 누를 수 없고, 다른 화면의 자가진단과 다시 신청의 단추는 없다. 자가진단을 주소로 여는 것도, 쓰던 신청서의 제출도 막지 않는다.', refs: ['E-027', 'E-070', 'D1-350'] },
    { says: '시작하는 시각부터 그렇고, 끝나는 시각에는 이미 아니다.', refs: ['D1-17'] },
    { says: '모든 날짜와 시각은 서버의 시계로, 한국 시간으로 본다. 서버의 답을 받기 전이거나, 기기의 시계를 앞으로 돌렸거나 기기가 잠들었으면 다음 답까지 기기의 시계를 따른다.', refs: ['E-215', 'D1-231', 'D1-260'] },
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
        '시스템 점검 안내에 적힌 시간 (접속은 ‘시스템 점검’ 줄이 정한다)',
        instantInWords(DEFAULT_MAINTENANCE.from),
        instantInWords(DEFAULT_MAINTENANCE.noticeUntil),
        ...NO_POPUP,
      ],
      ref: 'D3-01',
    },
  ],
  functionCases: [
    { proves: ['E-026'], given: '신청할 수 없음: 6월 26일 17시 59분 59초', outcome: '아니요', ask: () => closed('17:59:59') },
    { proves: ['E-026'], given: '신청할 수 없음: 6월 26일 18시', outcome: '예', ask: () => closed('18:00') },
    { proves: ['E-026'], given: '신청할 수 없음: 6월 26일 19시 59분 59초', outcome: '예', ask: () => closed('19:59:59') },
    { proves: ['E-026'], given: '신청할 수 없음: 6월 26일 20시', outcome: '아니요', ask: () => closed('20:00') },
    { proves: ['E-040'], given: '늘 보이는 팝업: 2025-06-30 01:59', outcome: '6월 안내 팝업, 증빙 등록 안내 팝업', ask: () => noticesAt(kstInstant('2025-06-30', '01:59')).map(({ id }) => NAMES[id]).join(', ') },
    { proves: ['E-040'], given: '늘 보이는 팝업: 2025-06-30 02:00', outcome: '증빙 등록 안내 팝업', ask: () => noticesAt(kstInstant('2025-06-30', '02:00')).map(({ id }) => NAMES[id]).join(', ') },
    { proves: ['E-042'], given: '늘 보이는 팝업: 2025-02-24 23:00', outcome: '6월 안내 팝업, 2월 점검 안내 팝업, 증빙 등록 안내 팝업', ask: () => noticesAt(kstInstant('2025-02-24', '23:00')).map(({ id }) => NAMES[id]).join(', ') },
    { proves: ['E-041'], given: '팝업을 불러오지 못함: 2025-10-13 09:59', outcome: '팝업을 불러오지 못할 때의 안내 (앞)', ask: () => NAMES[fallbackNoticeAt(kstInstant('2025-10-13', '09:59')).id] },
    { proves: ['E-041'], given: '팝업을 불러오지 못함: 2025-10-13 10:00', outcome: '팝업을 불러오지 못할 때의 안내 (뒤)', ask: () => NAMES[fallbackNoticeAt(kstInstant('2025-10-13', '10:00')).id] },
  ],
}
