import { casesOf, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { decideNumberChange } from './number-change.ts'

const [FIRST, SECOND] = ['1000100001', '1000200002']

const numbersInWords = ({
  businessNumber,
  applicationNumber,
}: {
  readonly businessNumber: string
  readonly applicationNumber: string | null
}) => `${businessNumber}, ${applicationNumber ?? '없음'}`

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
})
