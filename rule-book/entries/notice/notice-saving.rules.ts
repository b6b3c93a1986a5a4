import { decideNoticeSaving } from '#domain/notice/notice-saving'
import { makeTableRuleEntry } from '../../rule-entry.ts'

export const NOTICE_SAVING_RULE = makeTableRuleEntry({
  prefix: 'NC',
  title: '팝업 저장하기',
  synonyms: ['팝업을 덮어쓰기', '다른 담당자가 바꾼 팝업'],
  question: '팝업이나 점검 안내를 그대로 저장합니까?',
  no: 144,
  answer: '고치는 동안 다른 담당자가 바꾸었으면 묻고, 아니면 저장한다.',
  notes: [
    { says: '팝업을 고치는 동안 다른 담당자가 바꾸었으면 저장하지 않고 덮어쓸지 묻는다. 사용여부를 바꾸거나 지울 때에는 보지 않는다. 고치는 동안 로그인이 끝나도 적은 것은 남고, 다시 로그인하여 저장한다.', refs: ['P-225', 'P-227'] },
    { says: '팝업과 점검 안내를 누가 바꾸거나 지웠는지, 앞의 내용이 무엇이었는지는 남지 않는다. 마지막으로 바꾼 때만 남는다.', refs: ['P-295'] },
  ],
  table: decideNoticeSaving.table,
  facts: {
    existing: '이미 있는 것을 고침',
    overwrites: '덮어쓰겠다고 답함',
    same: '저장된 것이 불러온 그대로임',
  },
  verdicts: { save: '저장한다', ask: '저장하지 않고 덮어쓸지 묻는다' },
  cases: [
    { proves: ['P-225'], rule: 'NC-1', facts: { existing: true, overwrites: false, same: false }, verdict: 'ask' },
    { proves: ['P-225'], rule: 'NC-2', facts: { existing: true, overwrites: false, same: true }, verdict: 'save' },
    { proves: ['P-225'], rule: 'NC-2', facts: { existing: true, overwrites: true, same: false }, verdict: 'save' },
    { proves: ['P-224'], rule: 'NC-2', facts: { existing: false, overwrites: false, same: false }, verdict: 'save' },
  ],
})
