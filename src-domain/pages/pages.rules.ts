import { type RuleChapter, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { ENDED_LOGIN_CASES, ENTRY_LEAVING_CASES, RECERTIFICATION_CASES } from './certification-start.cases.ts'
import {
  decideEndedLogin,
  decideEntryLeaving,
  decideRecertification,
  ENDED_LOGIN_TABLE,
  ENTRY_LEAVING_TABLE,
  RECERTIFICATION_TABLE,
} from './certification-start.ts'
import { RESULT_TILE_CASES } from './flow-pages.cases.ts'
import { decideResultTile, RESULT_TILE_TABLE } from './flow-pages.ts'
import { GUARDS_RULE_ENTRY, PAGE_NEED_WORDS, PAGE_NEEDS_REFERENCE_TABLE } from './guards.rules.ts'
import { PAGE_GUARD_ROWS, type GuardAlert } from './guards.table.ts'
import { VISIT_REFUSAL_CASES } from './visit-refusal.cases.ts'
import { decideVisitRefusal, VISIT_REFUSAL_TABLE } from './visit-refusal.ts'

const FLOW = { application: '신청하기', result: '결과조회' } as const

const rowsWith = (alert: GuardAlert | null): string =>
  Object.values(PAGE_GUARD_ROWS)
    .flatMap((row) => (row.alert === alert ? [row.id] : []))
    .join(', ')

export const PAGES_CHAPTER: RuleChapter = {
  concept: 'pages',
  title: '화면 열기와 나가기',
  rules: [
    GUARDS_RULE_ENTRY,
    makeTableRuleEntry({
      prefix: 'RT',
      title: '첫 화면의 결과조회',
      synonyms: ['결과조회 타일', '바로 결과 화면', '인증 안 하고 결과', '인증 없이 결과'],
      question: '첫 화면에서 결과조회를 누르면 어느 화면으로 갑니까?',
      table: RESULT_TILE_TABLE,
      facts: { token: '로그인함', businessNumber: PAGE_NEED_WORDS.businessNumber, person: PAGE_NEED_WORDS.person },
      verdicts: { '/aply-result': '신청결과 화면', '/onslf-check-result': '결과조회의 본인인증 화면' },
      cases: RESULT_TILE_CASES.map(({ proves, rule, verdict, ...session }) => ({
        proves,
        rule,
        verdict,
        given: [
          ['로그인함', yesNoWord(session.token !== '')],
          [PAGE_NEED_WORDS.businessNumber, yesNoWord(session.businessNumber !== '')],
          [PAGE_NEED_WORDS.person, yesNoWord(session.ci !== '')],
        ],
        ask: () => decideResultTile(session),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'GW',
      title: '들어가지 못한 까닭',
      synonyms: ['저장하지 않는 브라우저', '쿠키를 막으면', '인증한 적 없는 창'],
      question: '화면에 들어가지 못한 사람에게 무엇이라고 알립니까?',
      table: VISIT_REFUSAL_TABLE,
      facts: {
        alert: {
          name: '막은 줄의 말 (GD)',
          values: {
            none: '없음',
            noPermission: '접근 권한이 없음',
            expired: '인증이 만료됨',
            other: '다른 것을 갖추지 못함',
          },
        },
        stored: '브라우저가 저장함',
        known: '이 창에 본인인증, 로그인이나 쓰던 것이 있었음',
      },
      verdicts: {
        unkept: '브라우저가 저장하지 않는다고 알린다',
        neverCertified: '본인인증을 하면 볼 수 있다고 알린다',
        byRow: '그 줄의 말을 알린다',
      },
      cases: VISIT_REFUSAL_CASES.map(({ alert, stored, known, ...example }) => ({
        ...example,
        given: [
          ['막은 줄', rowsWith(alert)],
          ['브라우저가 저장함', yesNoWord(stored)],
          ['이 창에 본인인증, 로그인이나 쓰던 것이 있었음', yesNoWord(known)],
        ],
        ask: () => decideVisitRefusal(alert, { stored, known }),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'WH',
      title: '다시 인증하는 곳',
      synonyms: ['인증이 끝난 뒤 어디로', '다시 인증하면 어디로'],
      question: '인증이 끝난 사람은 신청과 결과조회 가운데 어디에서 다시 인증합니까?',
      table: RECERTIFICATION_TABLE,
      facts: {
        draft: { name: '이어 쓸 것', values: { ...FLOW, none: '없음' } },
        page: {
          name: '인증이 끝난 화면',
          values: {
            beforeSubmission: '제출하기 전의 화면',
            afterSubmission: '제출한 신청의 화면',
            open: '인증하지 않아도 열리는 화면',
          },
        },
        ended: { name: '하던 일', values: { ...FLOW, none: '모름' } },
      },
      verdicts: { application: '사업자등록번호 입력', result: '결과조회의 본인인증' },
      cases: RECERTIFICATION_CASES.map(({ path, draft, ended, ...example }) => ({
        ...example,
        given: [
          ['화면', path],
          ['이어 쓸 것', draft === null ? '없음' : FLOW[draft]],
          ['하던 일', ended === null ? '모름' : FLOW[ended]],
        ],
        ask: () => decideRecertification(path, { draft, ended }),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'EL',
      title: '끝난 인증의 로그인',
      synonyms: ['다른 창의 로그인', '다른 창에서 새로 로그인하면'],
      question: '이 창의 인증이 끝나거나 다른 번호를 확인하면 브라우저의 로그인을 지웁니까?',
      table: ENDED_LOGIN_TABLE,
      facts: { own: '브라우저의 로그인이 이 창의 것' },
      verdicts: { remove: '지운다. 서버는 유효시간이 다할 때까지 받는다', keep: '그대로 둔다' },
      cases: ENDED_LOGIN_CASES.map(({ token, cookie, ...example }) => ({
        ...example,
        given: [['브라우저의 로그인', cookie === token ? '이 창의 것' : '다른 창의 것']],
        ask: () => decideEndedLogin(token, cookie),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'LE',
      title: '인증 전 화면 나가기',
      synonyms: ['자가진단을 나가면', '번호 입력을 나가면'],
      question: '본인인증하기 전의 화면을 나가면 무엇을 지웁니까?',
      table: ENTRY_LEAVING_TABLE,
      facts: {
        page: { name: '나가는 화면', values: { selfCheck: '자가진단', number: '사업자등록번호 입력' } },
        certified: '이 창에서 본인인증함',
      },
      verdicts: { entries: '그 화면에 적은 것만 지운다', session: '그 화면에 적은 것과 이 창의 기록을 지운다' },
      cases: { ofFacts: ENTRY_LEAVING_CASES, ask: decideEntryLeaving },
    }),
  ],
  referenceTables: [PAGE_NEEDS_REFERENCE_TABLE],
}
