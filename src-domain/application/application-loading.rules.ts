import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { CALL_STATUSES } from '../kernel/failed-call.ts'
import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import {
  type ApplicationLoadingVerdict,
  resetsSession,
  APPLICATION_LOADING_TABLE,
  decideApplicationLoading,
  type CompletionPageSource,
  COMPLETION_PAGE_TABLE,
  decideCompletionPage,
} from './application-loading.ts'

const loadedWords = (verdict: ApplicationLoadingVerdict, words: string): string =>
  `${words}. 인증한 기록은 ${resetsSession(verdict) ? '지운다' : '남는다'}`

export const APPLICATION_LOADING_RULE = makeTableRuleEntry({
  prefix: 'AL',
  title: '신청 불러오기',
  synonyms: ['신청결과가 없다고', '결과를 불러오지 못함', '개인인증은 필수'],
  question: '신청결과를 불러온 답이 무엇이면 화면은 어떻게 합니까?',
  no: 105,
  answer: '신청이 있으면 보이고, 없으면 없다고 알리며, 답이 없으면 다시 불러올 수 있다.',
  notes: [
    { says: '증빙자료 등록 화면은 신청을 불러오지 못하면 알리지 않고 증빙만 보인다. 증빙을 불러오지 못하면 그 자리에 알리고, 로그인이 끝났으면 인증을 끝낸다.', refs: ['P-098', 'P-303'] },
  ],
  table: APPLICATION_LOADING_TABLE,
  facts: {
    answer: {
      name: '서버의 답',
      values: {
        found: '신청이 있음',
        none: '신청이 없음',
        empty: '보일 것이 없는 답',
        notCertified: `인증한 사람이 아니라고 함 (401, ${CALL_STATUSES.notCertified})`,
        failed: '없거나 다른 오류',
      },
    },
    page: { name: '화면', values: { result: '신청결과', edit: '수정이나 의견제출' } },
  },
  verdicts: {
    show: loadedWords('show', '보인다'),
    ended: loadedWords('ended', '신청이 없다고 알리고 첫 화면으로 보낸다'),
    endedEmpty: loadedWords('endedEmpty', '서버의 말을 알리고 첫 화면으로 보낸다'),
    empty: loadedWords('empty', '서버의 말을 알리고 첫 화면으로 보낸다'),
    notCertified: loadedWords('notCertified', '다시 인증하라고 알리고 첫 화면으로 보낸다'),
    retry: loadedWords('retry', '불러오지 못했다고 알리고, 다시 불러올 수 있다'),
  },
  cases: {
    ofFacts: [
      { proves: ['A-143'], rule: 'AL-1', facts: { answer: 'found', page: 'result' }, verdict: 'show' },
      { proves: ['A-223'], rule: 'AL-1', facts: { answer: 'found', page: 'edit' }, verdict: 'show' },
      { proves: ['A-146'], rule: 'AL-2', facts: { answer: 'none', page: 'result' }, verdict: 'ended' },
      { proves: ['A-223'], rule: 'AL-2', facts: { answer: 'none', page: 'edit' }, verdict: 'ended' },
      { proves: ['A-223'], rule: 'AL-3', facts: { answer: 'empty', page: 'edit' }, verdict: 'endedEmpty' },
      { proves: ['A-147', 'D2-48'], rule: 'AL-4', facts: { answer: 'empty', page: 'result' }, verdict: 'empty' },
      { proves: ['A-148'], rule: 'AL-5', facts: { answer: 'notCertified', page: 'result' }, verdict: 'notCertified' },
      { proves: ['A-148'], rule: 'AL-6', facts: { answer: 'failed', page: 'result' }, verdict: 'retry' },
      { proves: ['A-223'], rule: 'AL-6', facts: { answer: 'failed', page: 'edit' }, verdict: 'retry' },
    ],
    ask: decideApplicationLoading,
  },
})

/** `kept` is the application number of the session, `found` that of the application at the agency. */
const COMPLETION_PAGE_CASES: readonly DecisionCaseFrom<{ kept: string | null; found: string | null }, CompletionPageSource>[] = [
  { proves: ['A-138'], rule: 'CM-1', kept: 'A1', found: null, verdict: 'session' },
  { proves: ['D2-93'], rule: 'CM-2', kept: 'A1', found: 'A2', verdict: 'session' },
  { proves: ['A-138', 'A-273'], rule: 'CM-3', kept: 'A1', found: 'A1', verdict: 'application' },
  { proves: ['A-273'], rule: 'CM-3', kept: null, found: 'A1', verdict: 'application' },
]

export const COMPLETION_PAGE_RULE = makeTableRuleEntry({
  prefix: 'CM',
  title: '접수완료 화면에 보이는 것',
  synonyms: ['접수완료 화면의 계좌', '접수증'],
  question: '접수완료 화면은 기관에서 다시 읽은 신청을 보입니까?',
  no: 106,
  answer: '이 창의 신청을 다시 읽었으면 그 값을, 아니면 이 창에 남은 값을 보인다.',
  table: COMPLETION_PAGE_TABLE,
  facts: {
    read: '신청을 다시 읽음',
    number: { name: '다시 읽은 신청번호', values: { same: '이 창의 것', other: '다른 것' } },
  },
  verdicts: {
    application: '다시 읽은 신청의 값을 보인다',
    session: '이 창에 남은 값만 보이고, 상호명, 진행상태와 계좌는 보이지 않는다',
  },
  cases: COMPLETION_PAGE_CASES.map(({ kept, found, ...example }) => ({
    ...example,
    given: [
      ['이 창의 신청번호', kept ?? '없음'],
      ['다시 읽은 신청번호', found ?? '읽지 못함'],
    ],
    ask: () => decideCompletionPage(kept, found),
  })),
})
