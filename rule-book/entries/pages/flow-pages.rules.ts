import { decideResultTile } from '#domain/pages/flow-pages'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { PAGE_NEED_WORDS } from './guards.rules.ts'

export const RESULT_TILE_RULE = makeTableRuleEntry({
  prefix: 'RT',
  title: '첫 화면의 결과조회',
  synonyms: ['결과조회 타일', '바로 결과 화면', '인증 안 하고 결과', '인증 없이 결과'],
  question: '첫 화면에서 결과조회를 누르면 어느 화면으로 갑니까?',
  no: 15,
  answer: '인증이 이어지고 있으면 신청결과 화면으로, 아니면 본인인증 화면으로 간다.',
  notes: [
    { says: '사업자등록번호를 몰라도 신청결과를 본다. 본인인증한 뒤 서버가 그 사람의 신청에서 (제6조의 순서) 번호를 찾고, 신청이 없으면 AC-3의 말로 알리고 첫 화면으로 보낸다.', refs: ['E-130', 'E-189'] },
  ],
  table: decideResultTile.table,
  facts: { token: '로그인함', businessNumber: PAGE_NEED_WORDS.businessNumber, person: PAGE_NEED_WORDS.person },
  verdicts: { '/aply-result': '신청결과 화면', '/onslf-check-result': '결과조회의 본인인증 화면' },
  cases: casesOf([
    { proves: ['E-028'], rule: 'RT-1', token: 't', businessNumber: '1000100001', ci: 'c', verdict: '/aply-result' },
    ...[
      { token: '', businessNumber: '1000100001', ci: 'c' },
      { token: 't', businessNumber: '', ci: 'c' },
      { token: 't', businessNumber: '1000100001', ci: '' },
    ].map((session) => ({ proves: ['E-029'], rule: 'RT-2', ...session, verdict: '/onslf-check-result' as const })),
  ], ({ ...session }) => ({
    given: [
      ['로그인함', yesNoWord(session.token !== '')],
      [PAGE_NEED_WORDS.businessNumber, yesNoWord(session.businessNumber !== '')],
      [PAGE_NEED_WORDS.person, yesNoWord(session.ci !== '')],
    ],
    ask: () => decideResultTile(session),
  })),
})
