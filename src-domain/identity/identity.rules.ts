import type { RuleChapter } from '../rule-book/rule-entry.ts'
import type { Flow } from '../kernel/flow.ts'
import { CERTIFICATION_WINDOW_PIXELS } from './certification-windows.table.ts'
import { IDENTITY_METHODS } from './methods.table.ts'
import { type IdentityMethod, methodsOfFlow, FLOWS_OF_METHOD } from './offered-methods.table.ts'

const METHOD: Readonly<Record<IdentityMethod, string>> = {
  simple: '간편인증 (신청)',
  simpleResult: '간편인증 (결과조회)',
  phone: '휴대폰 인증',
  financial: '금융인증서',
  joint: '공동인증서',
  ipin: '아이핀(I-PIN) 인증',
}

const START: Readonly<Record<(typeof IDENTITY_METHODS)[IdentityMethod]['start'], string>> = {
  provider: '인증기관 화면을 연다 (운영 설정)',
  phone: '휴대폰 인증기관의 양식을 연다',
  kftc: '금융인증서를 요청한다',
  integration: '통합인증을 요청한다',
}

const offered = (method: IdentityMethod, flow: Flow) => (methodsOfFlow(flow).includes(method) ? '있음' : '없음')

export const IDENTITY_CHAPTER: RuleChapter = {
  concept: 'identity',
  title: '본인인증',
  referenceTables: [
    {
      title: '본인인증 수단',
      synonyms: ['간편인증', '아이핀', '본인확인', '인증 창을 닫음', '인증 방법', '누구 명의', '휴대폰 명의'],
      question: '신청과 결과조회에서 어떤 수단으로 본인인증을 하고, 창을 닫으면 어떻게 됩니까?',
      source: IDENTITY_METHODS,
      columns: ['수단', '신청에', '결과조회에', '창을 닫으면'],
      rows: (Object.keys(FLOWS_OF_METHOD) as IdentityMethod[]).map((method) => {
        const { closedCancels, ref } = IDENTITY_METHODS[method]
        const cells = [
          METHOD[method],
          offered(method, 'application'),
          offered(method, 'result'),
          closedCancels ? '취소로 안내한다' : '다시 고르게 한다',
        ]
        return { cells, ref }
      }),
    },
    {
      title: '본인인증의 번호와 기록',
      synonyms: ['인증 창의 크기', '인증 창이 열리는 크기', '창의 너비와 높이'],
      question:
        '본인인증 수단마다 어떻게 시작하고, 창은 어떤 크기로 열리고, 대기 번호는 무엇이고, 어떤 기록을 남깁니까?',
      source: FLOWS_OF_METHOD,
      columns: ['수단', '시작', '인증 창의 크기 (너비×높이)', '대기 번호', '남기는 기록'],
      rows: (Object.keys(FLOWS_OF_METHOD) as IdentityMethod[]).map((method) => {
        const { start, queueAction, certType, ref } = IDENTITY_METHODS[method]
        const { width, height } = CERTIFICATION_WINDOW_PIXELS[method]
        const size = `${width}×${height}픽셀`
        return { cells: [METHOD[method], START[start], size, queueAction, certType], ref: [ref, 'E-106', 'D1-22'] }
      }),
    },
  ],
}
