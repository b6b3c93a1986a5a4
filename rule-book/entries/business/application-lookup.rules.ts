import { decideApplicationLookup } from '#domain/business/application-lookup'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

export const APPLICATION_LOOKUP_RULE = makeTableRuleEntry({
  prefix: 'AC',
  title: '신청내역 유무',
  synonyms: ['남이 내 번호로 조회', '다른 사람이 조회'],
  question: '이 사업자등록번호로 신청한 내역이 있습니까?',
  no: 6,
  answer: '그 번호로 신청이 한 건이라도 조회되면 신청내역이 있는 것이고, 내용은 신청한 본인에게만 보인다.',
  notes: [
    { says: '한 사람의 신청이 여럿이면 취소되지 않은 신청을, 없으면 마지막에 제출한 신청을 보인다. 취소한 신청도 세고 제출하지 않은 것은 세지 않는다. 번호를 아는 누구에게나 답하는 것: 신청의 건수, 신청번호 (취소되지 않은 신청이나 등록), 신청유형, 관리구분, 국세청 상태. 그 번호로 로그인하여 배달 동의를 둘 다 저장한 사람에게는 배달료도 답한다.', refs: ['A-247', 'D1-966'] },
  ],
  table: decideApplicationLookup.table,
  facts: {
    success: '조회 성공',
    some: '1건 이상',
  },
  verdicts: { found: '신청내역이 있다', none: '신청내역이 없다', refused: '조회가 거절되었다' },
  cases: casesOf([
    { proves: ['E-096'], rule: 'AC-2', answer: { success: true, count: 1 }, verdict: 'found' },
    { proves: [], rule: 'AC-2', answer: { success: true, count: 3 }, verdict: 'found' },
    { proves: ['E-097'], rule: 'AC-3', answer: { success: true, count: 0 }, verdict: 'none' },
    { proves: ['E-098'], rule: 'AC-1', answer: { success: false, count: 1 }, verdict: 'refused' },
    { proves: [], rule: 'AC-1', answer: { success: false, count: 0 }, verdict: 'refused' },
  ], ({ answer }) => ({
    given: [
      ['조회 성공', yesNoWord(answer.success)],
      ['건수', String(answer.count)],
    ],
    ask: () => decideApplicationLookup(answer),
  })),
})
