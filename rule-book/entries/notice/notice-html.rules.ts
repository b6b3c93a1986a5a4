import { ALLOWED_HTML_ELEMENTS, ALLOWED_HTML_ATTRIBUTES } from '#domain/notice/notice-html'
import type { ReferenceTableEntry } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

export const NOTICE_HTML_REFERENCE_TABLE: ReferenceTableEntry = {
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
    { cells: ['그림의 주소', `이 누리집의 그림과, 운영 설정이 허용한 곳의 https 주소 (${formatDefaultSetting('popupImageHosts')})`], ref: 'P-229' },
  ],
}
