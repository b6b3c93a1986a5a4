import { decideSameSubmission, decideSameSubmissionFacts } from '#domain/sending/same-submission'
import { makeTableRuleEntry } from '../../rule-entry.ts'

export const SAME_SUBMISSION_WORDS = { same: '같은 것이 접수되었다', other: '다른 것이 접수되었다', absent: '접수되지 않았다' } as const
type Compared = Parameters<typeof decideSameSubmission<string>>
const same = (sent: Compared[0], stored: Compared[1]): string => SAME_SUBMISSION_WORDS[decideSameSubmission(sent, stored).verdict]

export const SAME_SUBMISSION_RULE = makeTableRuleEntry({
  prefix: 'SA',
  title: '이미 접수된 것',
  synonyms: ['두 번 접수', '이미 등록', '답을 받지 못함', '응답 없음'],
  question: '답을 받지 못한 뒤 기관에 있는 신청·증빙·보완·의견이 지금 보낸 그것입니까?',
  no: 29,
  answer: '답을 받지 못해도 같은 것은 한 번만 접수되고, 다른 것이 접수되어 있으면 그 내용을 알리고 묻는다.',
  notes: [
    { says: '기관이 신청서의 일부만 답하면: 앞서 다른 내용을 보낸 적이 있으면 다른 것(SA-4), 보낸 적도 없고 방금 것도 접수되지 않았으면 다른 것(SA-5), 나머지는 같은 것(SA-6)이다.', refs: ['D2-108'] },
    { says: '신청서를 보내던 화면을 새로고침한 뒤 기관에 물을 수 없으면, 접수되었는지 모른다고 알리고 아무것도 지우지 않는다. 다시 보내도 한 건만 접수된다.', refs: ['A-267'] },
  ],
  table: decideSameSubmissionFacts.table,
  facts: {
    found: '이 화면에서 보낸 것이 기관에 있음',
    entries: {
      name: '금액·건수, 기간, 구분, 유형, 파일과 적은 모든 것',
      values: {
        same: '모두 같음',
        other: '하나라도 다름',
        unanswered: '기관이 일부만 답했고, 답한 것은 같음',
      },
    },
    earlier: {
      name: '이 브라우저가 앞서 보낸 것',
      note: '신청서만',
      values: { none: '없음', same: '같은 내용', other: '다른 내용' },
    },
    mayBeStored: { name: '방금 보낸 것', values: { true: '도착했을 수 있음', false: '없거나 거절됨' } },
  },
  verdicts: {
    same: '그것이다. 접수된 것으로 본다',
    other: '다른 것이다. 접수된 내용을 알리고 묻는다',
    absent: '접수되지 않았다',
  },
  cases: [
    { proves: ['P-315'], rule: 'SA-1', facts: { found: false, entries: 'same', earlier: 'same', mayBeStored: true }, verdict: 'absent' },
    { proves: ['D3-139'], rule: 'SA-2', facts: { found: true, entries: 'other', earlier: 'none', mayBeStored: true }, verdict: 'other' },
    { proves: ['D3-139', 'D2-108'], rule: 'SA-2', facts: { found: true, entries: 'other', earlier: 'same', mayBeStored: false }, verdict: 'other' },
    { proves: ['D3-139'], rule: 'SA-3', facts: { found: true, entries: 'same', earlier: 'none', mayBeStored: false }, verdict: 'same' },
    { proves: ['D2-108'], rule: 'SA-4', facts: { found: true, entries: 'unanswered', earlier: 'other', mayBeStored: true }, verdict: 'other' },
    { proves: ['D2-108'], rule: 'SA-4', facts: { found: true, entries: 'unanswered', earlier: 'other', mayBeStored: false }, verdict: 'other' },
    { proves: ['D2-108', 'D3-139'], rule: 'SA-5', facts: { found: true, entries: 'unanswered', earlier: 'none', mayBeStored: false }, verdict: 'other' },
    { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'none', mayBeStored: true }, verdict: 'same' },
    { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'same', mayBeStored: true }, verdict: 'same' },
    { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'same', mayBeStored: false }, verdict: 'same' },
  ],
  functionCases: [
    { proves: ['D3-139'], given: '같은 글자를 나뉜 자모와 빈칸으로 적음', outcome: '같은 것이 접수되었다', ask: () => same({ a: '가' }, { a: ' \u1100\u1161 ' }) },
    { proves: ['D3-139'], given: '목록의 차례만 다름', outcome: '같은 것이 접수되었다', ask: () => same({ a: ['1', '2'] }, { a: ['2', '1'] }) },
    { proves: ['D3-139'], given: '숫자 1과 글자 1', outcome: '같은 것이 접수되었다', ask: () => same({ a: 1 }, { a: '1' }) },
    { proves: ['P-315'], given: '기관에 없음', outcome: '접수되지 않았다', ask: () => same({ a: '1' }, null) },
    { proves: ['D3-139'], given: '한 칸이 다르고 한 칸은 기관이 답하지 않음', outcome: '다른 것이 접수되었다', ask: () => same({ a: '1', b: '2' }, { a: '3', b: null }) },
    { proves: ['D2-108'], given: '한 칸을 기관이 답하지 않음', outcome: '다른 것이 접수되었다', ask: () => same({ a: '1', b: '2' }, { a: '1', b: null }) },
  ],
})
