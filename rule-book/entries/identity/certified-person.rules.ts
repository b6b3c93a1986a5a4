import { decideEarlierCertification } from '#domain/identity/certified-person'
import { makeTableRuleEntry } from '../../rule-entry.ts'

const earlier = (...asked: Parameters<typeof decideEarlierCertification>): string =>
  ({ continues: '이어 간다', certifies: '본인인증을 해야 한다' })[decideEarlierCertification(...asked).verdict]

export const EARLIER_CERTIFICATION_RULE = makeTableRuleEntry({
  prefix: 'CT',
  title: '이미 인증한 사람',
  synonyms: ['이어서 진행하기', '다시 인증하지 않고', '번호 없이 결과조회', '번호를 모를 때'],
  question: '이 창에서 이미 본인인증한 사람이 다시 인증하지 않고 이어 갑니까?',
  no: 110,
  answer: '본인인증한 기록과 로그인이 남아 있으면 이어 간다.',
  notes: [
    { says: '본인인증을 마치면 서버는 사업자등록번호 없이 결과조회를 하는 사람의 번호만 찾고, 없으면 신청이 없다고 알린다 (AC-3). 신청하는 사람의 번호는 찾지 않는다.', refs: ['E-130'] },
  ],
  table: decideEarlierCertification.table,
  facts: {
    asked: {
      name: '언제',
      values: { page: '본인인증 화면을 열 때', provider: '휴대폰 인증기관이 양식 없이 답할 때' },
    },
    person: '이 창에서 본인인증함',
    login: '브라우저에 로그인이 있음',
    businessNumber: '이 창에 사업자등록번호가 있음',
  },
  verdicts: {
    continues: '이어 간다. 화면을 열 때에는 ‘이어서 진행하기’를 보인다',
    certifies: '본인인증을 해야 한다. 인증기관의 답이면 결과조회로 가라고 안내한다',
  },
  cases: [
    { proves: ['D1-247'], rule: 'CT-1', facts: { asked: 'page', person: false, login: true, businessNumber: true }, verdict: 'certifies' },
    { proves: ['E-110'], rule: 'CT-1', facts: { asked: 'provider', person: false, login: true, businessNumber: true }, verdict: 'certifies' },
    { proves: ['D1-247'], rule: 'CT-2', facts: { asked: 'page', person: true, login: false, businessNumber: true }, verdict: 'certifies' },
    { proves: ['E-110'], rule: 'CT-2', facts: { asked: 'provider', person: true, login: false, businessNumber: true }, verdict: 'certifies' },
    { proves: ['D1-247'], rule: 'CT-3', facts: { asked: 'page', person: true, login: true, businessNumber: false }, verdict: 'certifies' },
    { proves: ['D1-247'], rule: 'CT-4', facts: { asked: 'page', person: true, login: true, businessNumber: true }, verdict: 'continues' },
    { proves: ['E-110'], rule: 'CT-4', facts: { asked: 'provider', person: true, login: true, businessNumber: false }, verdict: 'continues' },
  ],
  functionCases: [
    { proves: ['D1-247'], given: '화면을 엶: 본인인증과 로그인과 번호가 있음', outcome: '이어 간다', ask: () => earlier('page', { ci: 'ci-1', businessNumber: '1000100001' }, '로그인') },
    { proves: ['D1-247'], given: '화면을 엶: 본인인증과 로그인이 있고 번호가 없음', outcome: '본인인증을 해야 한다', ask: () => earlier('page', { ci: 'ci-1', businessNumber: '' }, '로그인') },
    { proves: ['D1-247'], given: '화면을 엶: 본인인증과 번호가 있고 로그인이 없음', outcome: '본인인증을 해야 한다', ask: () => earlier('page', { ci: 'ci-1', businessNumber: '1000100001' }, null) },
    { proves: ['E-110'], given: '인증기관이 답함: 본인인증과 로그인이 있고 번호가 없음', outcome: '이어 간다', ask: () => earlier('provider', { ci: 'ci-1', businessNumber: '' }, '로그인') },
  ],
})
