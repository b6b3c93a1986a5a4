import { type ApplicationLoadingVerdict, resetsSession, decideApplicationLoading, isApplicationOfReceipt } from '#domain/application/form/application-loading'
import { CALL_STATUSES } from '#domain/sending/failed-call'
import { makeTableRuleEntry } from '../../../rule-entry.ts'

const loadedWords = (verdict: ApplicationLoadingVerdict, words: string): string =>
  `${words}. 인증한 기록은 ${resetsSession(verdict) ? '지운다' : '남는다'}`

const receiptWords = (submittedNumber: string | null): string =>
  isApplicationOfReceipt(submittedNumber, 'DA00000001') ? '그 신청을 보인다' : '이 창에 남은 값만 보인다'

export const APPLICATION_LOADING_RULE = makeTableRuleEntry({
  prefix: 'AL',
  title: '신청 불러오기',
  synonyms: ['신청결과가 없다고', '결과를 불러오지 못함', '개인인증은 필수', '접수완료 화면', '접수증'],
  question: '신청결과를 불러온 답이 무엇이면 화면은 어떻게 합니까?',
  no: 105,
  answer: '신청이 있으면 보이고, 없으면 없다고 알리며, 답이 없으면 다시 불러올 수 있다.',
  notes: [
    { says: '증빙자료 등록 화면은 신청을 불러오지 못하면 알리지 않고 증빙만 보인다. 증빙을 불러오지 못하면 그 자리에 알리고, 로그인이 끝났으면 인증을 끝낸다.', refs: ['P-098', 'P-303'] },
    { says: '접수완료 화면은 이 창의 신청을 기관에서 다시 읽어 보인다. 읽지 못하거나 다른 신청번호가 답으로 오면 이 창에 남은 값만 보이고, 상호명, 진행상태와 계좌는 보이지 않는다.', refs: ['A-138', 'A-273', 'D2-93'] },
  ],
  table: decideApplicationLoading.table,
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
  cases: [
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
  functionCases: [
    { proves: ['A-138'], given: '접수완료 화면: 이 창의 신청번호와 같은 신청이 옴', outcome: '그 신청을 보인다', ask: () => receiptWords('DA00000001') },
    { proves: ['A-138', 'D2-93'], given: '접수완료 화면: 다른 신청번호의 신청이 옴', outcome: '이 창에 남은 값만 보인다', ask: () => receiptWords('DA00000002') },
    { proves: ['A-273'], given: '접수완료 화면: 이 창에 신청번호가 없음', outcome: '그 신청을 보인다', ask: () => receiptWords(null) },
  ],
})
