import { decideRecertification, recertificationPageFor } from '#domain/pages/certification-start'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const FLOW = { application: '신청하기', result: '결과조회' } as const

const START_PAGES = { '/bzmn-reg': '사업자등록번호 확인', '/onslf-check-result': '결과조회의 본인인증' } as const
const startPage = (...asked: Parameters<typeof recertificationPageFor>): string => {
  const page = recertificationPageFor(...asked)
  return `${START_PAGES[page]} (${page})`
}

export const RECERTIFICATION_RULE = makeTableRuleEntry({
  prefix: 'WH',
  title: '다시 인증하는 곳',
  synonyms: ['인증이 끝난 뒤 어디로', '다시 인증하면 어디로', '다른 창의 로그인', '다른 창에서 새로 로그인하면', '인증 전 화면 나가기', '자가진단을 나가면', '번호 입력을 나가면'],
  question: '인증이 끝난 사람은 신청과 결과조회 가운데 어디에서 다시 인증합니까?',
  no: 145,
  answer: '이어 쓸 것이 있으면 그것으로 이어지는 곳이고, 없으면 화면과 하던 일에 따른다.',
  notes: [
    { says: '이 창의 인증이 끝나거나 다른 번호를 확인하면 브라우저의 로그인이 이 창의 것일 때에만 지우고, 다른 창의 것은 남긴다. 서버는 지운 로그인도 유효시간이 다할 때까지 받는다.', refs: ['E-140', 'D1-233'] },
    { says: '창을 복제하면 두 창이 한 로그인을 함께 쓰므로 그 로그인은 둘 다의 것이다. 한 창에서 번호를 고쳐 다른 창의 인증이 끝나거나(OW-3) 한 창의 인증이 끝나면 두 창 모두 다시 인증하고, 작성하던 내용은 창마다 남는다. 고른 파일은 같은 사람과 사업자에게만 남고 다른 사람이나 다른 번호가 인증하면 지운다.', refs: ['E-140', 'D1-233', 'D3-605'] },
    { says: '인증하기 전의 화면을 나가면 그 화면에 적은 것을 지운다. 본인인증하지 않고 사업자등록번호 입력을 나갈 때에만 이 창의 기록도 지운다.', refs: ['E-075', 'E-202', 'D1-37'] },
  ],
  table: decideRecertification.table,
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
  cases: casesOf([
    { proves: ['D1-262'], rule: 'WH-1', path: '/aply-result', draft: 'application', ended: 'result', verdict: 'application' },
    { proves: ['D1-262'], rule: 'WH-2', path: '/', draft: 'result', ended: 'application', verdict: 'result' },
    { proves: ['E-151', 'E-148'], rule: 'WH-3', path: '/aply-info', draft: null, ended: null, verdict: 'application' },
    { proves: ['E-151'], rule: 'WH-3', path: '/aply-info', draft: null, ended: 'result', verdict: 'application' },
    { proves: ['E-148'], rule: 'WH-4', path: '/', draft: null, ended: 'application', verdict: 'application' },
    { proves: ['E-148'], rule: 'WH-5', path: '/board-faq', draft: null, ended: 'result', verdict: 'result' },
    { proves: ['E-148'], rule: 'WH-5', path: '/', draft: null, ended: null, verdict: 'result' },
    { proves: ['E-176'], rule: 'WH-5', path: '/aply-result', draft: null, ended: 'application', verdict: 'result' },
  ], ({ path, draft, ended }) => ({
    given: [
      ['화면', path],
      ['이어 쓸 것', draft === null ? '없음' : FLOW[draft]],
      ['하던 일', ended === null ? '모름' : FLOW[ended]],
    ],
    ask: () => decideRecertification(path, { draft, ended }),
  })),
  functionCases: [
    { proves: ['E-148'], given: '신청서 화면(/aply-info)에서 인증이 끝남', outcome: '사업자등록번호 확인 (/bzmn-reg)', ask: () => startPage('/aply-info') },
    { proves: ['E-148'], given: '동의 화면(/info-agree)에서 인증이 끝남', outcome: '사업자등록번호 확인 (/bzmn-reg)', ask: () => startPage('/info-agree') },
    { proves: ['E-148'], given: '신청결과 화면(/aply-result)에서 인증이 끝남', outcome: '결과조회의 본인인증 (/onslf-check-result)', ask: () => startPage('/aply-result') },
    { proves: ['D1-262'], given: '신청결과 화면(/aply-result)에서 인증이 끝남, 쓰던 신청서가 있음', outcome: '사업자등록번호 확인 (/bzmn-reg)', ask: () => startPage('/aply-result', { draft: 'application' }) },
    { proves: ['E-148'], given: '누구나 여는 화면(/)에서 인증이 끝남, 신청하던 사람', outcome: '사업자등록번호 확인 (/bzmn-reg)', ask: () => startPage('/', { ended: 'application' }) },
  ],
})
