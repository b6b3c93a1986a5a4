import { type RuleChapter, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import type { Flow } from '../kernel/flow.ts'
import { CERTIFICATION_OUTCOME_CASES } from './certification-outcome.cases.ts'
import { CERTIFICATION_OUTCOME_TABLE, decideCertificationOutcome } from './certification-outcome.ts'
import { EARLIER_CERTIFICATION_CASES, NUMBER_SEARCH_CASES } from './certified-person.cases.ts'
import { EARLIER_CERTIFICATION_TABLE, NUMBER_SEARCH_TABLE, decideNumberSearch } from './certified-person.ts'
import { CERTIFICATION_WINDOW_PIXELS } from './certification-windows.table.ts'
import { certTypeOf, IDENTITY_METHODS, isConsentStepRecorded } from './methods.table.ts'
import { type IdentityMethod, methodsOfFlow, FLOWS_OF_METHOD } from './offered-methods.table.ts'
import { SIGN_IN_RULE_ENTRIES } from './sign-in.rules.ts'

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
  rules: [
    makeTableRuleEntry({
      prefix: 'CT',
      title: '이미 인증한 사람',
      synonyms: ['이어서 진행하기', '다시 인증하지 않고'],
      question: '이 창에서 이미 본인인증한 사람이 다시 인증하지 않고 이어 갑니까?',
      table: EARLIER_CERTIFICATION_TABLE,
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
      cases: { ofFacts: EARLIER_CERTIFICATION_CASES },
    }),
    makeTableRuleEntry({
      prefix: 'IR',
      title: '인증 창의 답',
      synonyms: ['본인인증 취소', '본인인증 실패'],
      question: '인증 창의 답이 오면 본인인증을 마친 것입니까?',
      table: CERTIFICATION_OUTCOME_TABLE,
      facts: {
        result: { name: '인증 창의 답', values: { certified: '인증됨', cancelled: '취소함', failed: '실패함' } },
        closedCancels: '창을 닫으면 취소로 보는 수단 (제12조)',
        confirmed: {
          name: '서버의 확인',
          values: { notAsked: '묻지 않는 수단', yes: '확인함', no: '확인하지 못함' },
        },
      },
      verdicts: {
        certified: '마쳤다',
        windowCancelled: '그 수단의 인증을 취소했다고 알린다',
        cancelled: '인증을 취소했다고 알린다',
        failed: '인증에 실패했다고 알린다',
      },
      cases: { ofFacts: CERTIFICATION_OUTCOME_CASES, ask: decideCertificationOutcome },
    }),
    makeTableRuleEntry({
      prefix: 'NB',
      title: '사업자등록번호 찾기',
      synonyms: ['번호 없이 결과조회', '번호를 모를 때'],
      question: '본인인증을 마치면 서버에서 그 사람의 사업자등록번호를 찾습니까?',
      table: NUMBER_SEARCH_TABLE,
      facts: {
        flow: { name: '하던 일', values: { application: '신청하기', result: '결과조회' } },
        businessNumber: '이 창에 사업자등록번호가 있음',
      },
      verdicts: { search: '찾고, 없으면 신청이 없다고 알린다 (AC-3)', keep: '찾지 않는다' },
      cases: { ofFacts: NUMBER_SEARCH_CASES, ask: decideNumberSearch },
    }),
    ...SIGN_IN_RULE_ENTRIES,
  ],
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
      columns: [
        '수단',
        '시작',
        '인증 창의 크기 (너비×높이)',
        '대기 번호',
        '남기는 기록',
        '화면이 인증을 서버에 알림',
        '동의 화면에 들어온 기록을 따로 남김',
      ],
      rows: (Object.keys(FLOWS_OF_METHOD) as IdentityMethod[]).map((method) => {
        const { start, queueAction, certType, reported, ref } = IDENTITY_METHODS[method]
        const { width, height } = CERTIFICATION_WINDOW_PIXELS[method]
        const size = `${width}×${height}픽셀`
        const recorded = yesNoWord(!isConsentStepRecorded(certType))
        const withKmc = yesNoWord(!isConsentStepRecorded(certTypeOf(method, 'kmc')))
        return {
          cells: [
            METHOD[method],
            START[start],
            size,
            queueAction,
            certType,
            yesNoWord(reported),
            recorded === withKmc ? recorded : `${recorded} (KMC는 ${withKmc})`,
          ],
          ref: [ref, 'E-106', 'D1-22', 'E-115', 'A-032'],
        }
      }),
    },
  ],
}
