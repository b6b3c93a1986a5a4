import { businessNumberOrNull } from '#domain/business/business-number'
import { decideNumberChange } from '#domain/session/number-change'
import { EMPTY_SESSION, isNumberLookedUp, type Session, withoutApplication, withoutPersonAndApplication } from '#domain/session/session'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const [FIRST, SECOND] = ['1000100001', '1000200002']

const numbersInWords = ({
  businessNumber,
  applicationNumber,
}: {
  readonly businessNumber: string
  readonly applicationNumber: string | null
}) => `${businessNumber}, ${applicationNumber ?? '없음'}`

const VISIT: Session = {
  ...EMPTY_SESSION, applicationNumber: 'A1', businessNumber: businessNumberOrNull(FIRST) ?? '', ci: 'ci-1', flow: 'application', consentsSaved: true, consentsUnanswered: true,
  supportNumber: 'S1', receivedAt: 1, adminBackEnd: true, adminLoggedIn: true, testPerson: true,
}
const VISIT_WORDS = {
  ci: '본인인증', businessNumber: '사업자등록번호', applicationNumber: '신청번호', flow: '하던 일', consentsSaved: '동의를 저장했다는 표시', consentsUnanswered: '동의의 답을 못 받았다는 표시',
  supportNumber: '지원번호', receivedAt: '접수한 때', adminBackEnd: '관리자용 서버', adminLoggedIn: '관리자 로그인', testPerson: '시험용 인증',
} as const satisfies Partial<Record<keyof Session, string>>
const clearedIn = (after: Session): string =>
  Object.entries(VISIT_WORDS).flatMap(([field, word]) => (after[field as keyof Session] === VISIT[field as keyof Session] ? [] : [word])).join(', ')
const lookedUp = (more: Partial<Session>): string => yesNoWord(isNumberLookedUp({ ...EMPTY_SESSION, businessNumber: VISIT.businessNumber, ...more }))

export const NUMBER_CHANGE_RULE = makeTableRuleEntry({
  prefix: 'BN',
  title: '사업자등록번호를 다시 확인하면',
  synonyms: ['다른 번호로 다시', '번호를 바꾸면', '번호를 다시 입력'],
  question: '사업자등록번호를 확인하면 이 창의 무엇을 지웁니까?',
  no: 108,
  answer: '다른 번호를 확인하면 앞 번호의 것을, 신청번호만 다르면 앞 신청의 것을 지운다.',
  table: decideNumberChange.table,
  facts: {
    sameNumber: '확인한 번호가 이 창의 번호와 같음',
    otherApplication: '답에 신청번호가 있고, 이 창의 신청번호와 다름',
  },
  verdicts: {
    clearPerson: '앞 번호의 본인인증, 동의, 로그인과 신청을 지운다',
    clearApplication: '앞 신청의 것만 지운다. 동의는 다시 저장한다',
    keep: '지우지 않는다',
  },
  cases: casesOf([
    { proves: ['E-091'], rule: 'BN-1', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: SECOND, applicationNumber: 'A2' }, verdict: 'clearPerson' },
    { proves: ['E-091'], rule: 'BN-1', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: SECOND, applicationNumber: null }, verdict: 'clearPerson' },
    { proves: ['D2-06'], rule: 'BN-2', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: 'A2' }, verdict: 'clearApplication' },
    { proves: ['E-091'], rule: 'BN-3', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: 'A1' }, verdict: 'keep' },
    { proves: ['E-091'], rule: 'BN-3', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: null }, verdict: 'keep' },
  ], ({ session, next }) => ({
    given: [
      ['이 창의 번호와 신청번호', numbersInWords(session)],
      ['확인한 번호와 신청번호', numbersInWords(next)],
    ],
    ask: () => decideNumberChange(session, next),
  })),
  functionCases: [
    { proves: ['E-091', 'D2-06'], given: '다른 번호를 확인하여 지우는 것', outcome: '본인인증, 사업자등록번호, 신청번호, 동의를 저장했다는 표시, 동의의 답을 못 받았다는 표시, 지원번호, 접수한 때', ask: () => clearedIn(withoutPersonAndApplication(VISIT)) },
    { proves: ['A-042', 'D2-06'], given: '신청번호만 달라져 지우는 것', outcome: '동의를 저장했다는 표시, 동의의 답을 못 받았다는 표시, 지원번호, 접수한 때', ask: () => clearedIn(withoutApplication(VISIT)) },
    { proves: ['D3-526'], given: '신청내역만 조회한 번호: 번호만 있음', outcome: '예', ask: () => lookedUp({}) },
    { proves: ['D3-526'], given: '신청내역만 조회한 번호: 신청번호가 있음', outcome: '아니요', ask: () => lookedUp({ applicationNumber: 'A1' }) },
    { proves: ['D3-526'], given: '신청내역만 조회한 번호: 본인인증함', outcome: '아니요', ask: () => lookedUp({ ci: 'ci-1' }) },
  ],
})
