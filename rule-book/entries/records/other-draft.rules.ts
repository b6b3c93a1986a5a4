import { decideOtherDraft } from '#domain/records/other-draft'
import { makeTableRuleEntry } from '../../rule-entry.ts'

export const OTHER_DRAFT_RULE = makeTableRuleEntry({
  prefix: 'DN',
  title: '다른 번호로 쓰던 것',
  synonyms: ['쓰시던 내용이 삭제', '다른 사업자등록번호로 계속', '번호를 바꾸면 쓰던 것'],
  question: '쓰던 것이 이 창에 있을 때 다른 사업자등록번호를 확인하면 먼저 묻습니까?',
  no: 109,
  answer: '지금 번호의 것이 아닌 쓰던 것이 지워질 때에만 묻는다.',
  table: decideOtherDraft.table,
  facts: {
    own: '이 창에서 인증한 사람이 쓰던 것',
    sameNumber: '확인한 번호가 이 창의 번호',
    otherApplication: '쓰던 것과 확인한 번호의 신청번호를 둘 다 알고, 서로 다름',
  },
  verdicts: { ask: '삭제하고 계속할지 묻는다. 계속하면 바로 삭제한다', continue: '묻지 않고 계속한다' },
  cases: [
    { proves: ['D2-149'], rule: 'DN-1', facts: { own: true, sameNumber: false, otherApplication: false }, verdict: 'ask' },
    { proves: ['D2-149'], rule: 'DN-2', facts: { own: false, sameNumber: false, otherApplication: true }, verdict: 'ask' },
    { proves: ['D2-149'], rule: 'DN-3', facts: { own: true, sameNumber: true, otherApplication: true }, verdict: 'continue' },
    { proves: ['D2-149'], rule: 'DN-3', facts: { own: false, sameNumber: false, otherApplication: false }, verdict: 'continue' },
  ],
})
