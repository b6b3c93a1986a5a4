import { CALL_STATUSES } from '../kernel/failed-call.ts'
import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { APPLICATION_LOADING_CASES, COMPLETION_PAGE_CASES } from './application-loading.cases.ts'
import { ASK_DELIVERY_TOTAL_CASES } from './delivery-total.cases.ts'
import { ASK_DELIVERY_TOTAL_TABLE, decideToAskDeliveryTotal } from './delivery-total.ts'
import {
  APPLICATION_LOADING_TABLE,
  type ApplicationLoadingVerdict,
  COMPLETION_PAGE_TABLE,
  decideCompletionPage,
  resetsSession,
  decideApplicationLoading,
} from './application-loading.ts'

const loadedWords = (verdict: ApplicationLoadingVerdict, words: string): string =>
  `${words}. 인증한 기록은 ${resetsSession(verdict) ? '지운다' : '남는다'}`

export const APPLICATION_LOADING_RULE_ENTRIES = [
  makeTableRuleEntry({
    prefix: 'AL',
    title: '신청 불러오기',
    synonyms: ['신청결과가 없다고', '결과를 불러오지 못함', '개인인증은 필수'],
    question: '신청결과를 불러온 답이 무엇이면 화면은 어떻게 합니까?',
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
    cases: { ofFacts: APPLICATION_LOADING_CASES, ask: decideApplicationLoading },
  }),
  makeTableRuleEntry({
    prefix: 'DT',
    title: '배달료 조회',
    synonyms: ['배달료 정보가 없습니다', '조회된 배달료'],
    question: '신청서를 열 때 배달플랫폼의 배달료를 조회하여 보입니까?',
    table: ASK_DELIVERY_TOTAL_TABLE,
    facts: { rapid: '신속지급 (PT)' },
    verdicts: {
      asked: '조회하여 보이고, 없거나 읽지 못하면 배달료 정보가 없다고 보인다',
      notAsked: '조회하지 않는다',
    },
    cases: { ofFacts: ASK_DELIVERY_TOTAL_CASES, ask: decideToAskDeliveryTotal },
  }),
  makeTableRuleEntry({
    prefix: 'CM',
    title: '접수완료 화면에 보이는 것',
    synonyms: ['접수완료 화면의 계좌', '접수증'],
    question: '접수완료 화면은 기관에서 다시 읽은 신청을 보입니까?',
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
  }),
] as const
