import { CERTIFICATION_CONFIRMATION_WAIT_MS } from '#domain/identity/certification'
import { CERTIFICATION_RECORD } from '#domain/identity/certification-record'
import { CERTIFICATION_WINDOW_PIXELS } from '#domain/identity/certification-windows.table'
import type { Flow } from '#domain/identity/flow'
import { IDENTITY_METHODS, isConsentStepRecorded, certTypeOf } from '#domain/identity/methods.table'
import { type IdentityMethod, methodsOfFlow, FLOWS_OF_METHOD } from '#domain/identity/offered-methods.table'
import { CERTIFICATION_LIFE_MS } from '#domain/identity/sign-in'
import { formatDuration } from '#domain/time/duration'
import { type ReferenceTableEntry, yesNoWord } from '../../rule-entry.ts'

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

export const IDENTITY_METHODS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '본인인증 수단',
  synonyms: ['간편인증', '아이핀', '본인확인', '인증 창을 닫음', '인증 방법', '누구 명의', '휴대폰 명의'],
  question: '신청과 결과조회에서 어떤 수단으로 본인인증을 하고, 창을 닫으면 어떻게 됩니까?',
  no: 12,
  answer: '주대표자 본인 명의로, 표에 있는 수단으로 본인인증을 한다.',
  notes: [
    { says: `휴대폰의 명의는 인증기관이 확인한다. 본인인증의 결과는 시작한 브라우저에서 (간편인증은 제92조) ${formatDuration(CERTIFICATION_LIFE_MS)} 안에만 쓸 수 있고, 아니면 인증에 실패했다고 알린다.`, refs: ['E-102', 'E-193'] },
  ],
  source: IDENTITY_METHODS,
  columns: ['수단', '신청에', '결과조회에', '창을 닫으면'],
  rows: (Object.keys(FLOWS_OF_METHOD) as IdentityMethod[]).map((method) => {
    const { closedCancels, ref } = IDENTITY_METHODS[method]
    const cells = [
      METHOD[method],
      offered(method, 'application'),
      offered(method, 'result'),
      closedCancels ? '취소로 안내하고 다시 고르게 한다' : '다시 고르게 한다',
    ]
    return { cells, ref }
  }),
}

export const IDENTITY_RECORDS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '본인인증의 번호와 기록',
  synonyms: ['인증 창의 크기', '인증 창이 열리는 크기', '창의 너비와 높이'],
  question:
    '본인인증 수단마다 어떻게 시작하고, 창은 어떤 크기로 열리고, 대기 번호는 무엇이고, 어떤 기록을 남깁니까?',
  no: 81,
  answer: '본인인증 수단마다 정해진 시작 방법, 인증 창의 크기, 대기 번호와 기록이 있다.',
  notes: [
    { says: '서버의 요청 기록(로그)은 이름, 생년월일, 전화번호, 사업자등록번호, 주민등록번호, 연계정보, 계좌번호와 예금주, 비밀번호와 인증 토큰을 적는 칸과, 긴 숫자, 전자우편, 의견의 글을 가린다. 파일의 내용은 적지 않는다. 파일 이름과 상호명은 가리지 않아, 거기에 적힌 사람 이름이 남는다.', refs: ['D1-52', 'D2-87'] },
    { says: '화면은 사업자등록번호, 연계정보, 이름, 전화번호, 인증 토큰, 비밀번호 같은 개인정보를 브라우저의 콘솔에도 오류 보고에도 적지 않는다. 오류 보고는 운영 설정(failureReportUrl)이 정한 주소로만 보내고, 지금 값으로는 보내지 않는다. 오류의 이름, 화면, 스크립트의 자리와 요청의 번호만 적는다.', refs: ['E-177'] },
    { says: '인증 결과 화면은 주소에 온 이름, 생년월일, 연계정보를 주소창과 방문기록에서 곧바로 지우고 다른 곳으로 보내지 않는다.', refs: ['D1-30', 'E-121'] },
    { says: '인증기관의 답에 이름, 생년월일, 연계정보가 모두 있어야 성공이고, 하나라도 빠지면 실패이다. 전화번호와 통신사는 없어도 된다.', refs: ['E-121', 'E-122'] },
    { says: `인증 창은 답을 전하고 저절로 닫힌다. 창을 연 화면을 알 수 없으면 ${formatDuration(CERTIFICATION_CONFIRMATION_WAIT_MS)} 동안 받을 화면을 기다리고, 없으면 인증을 시작한 화면을 찾을 수 없다고 알린다.`, refs: ['E-121', 'E-124'] },
    { says: '인증을 시작한 화면을 새로고침했으면 그 답은 버려진다. 인증 창은 이를 알 수 없어 마쳤다고 알리고 닫히며, 다시 인증해야 한다.', refs: ['E-121', 'E-108'] },
    { says: `인증을 마치지 못하거나 로그인이 거절되면 본인인증 화면에 머물고, 이 창의 기록(${Object.values(CERTIFICATION_RECORD).join(', ')})은 인증하기 전의 것으로 되돌린다.`, refs: ['E-131', 'D1-243'] },
    { says: '이 화면에서 시작한 인증의 첫 답만 받고, 다른 누리집이나 앞서 시작한 인증의 답은 버린다. 다시 고르게 한 뒤에 온 답도, 그 사이에 다른 인증을 시작하거나 멈추지 않았으면 받는다. 휴대폰 인증기관이 양식 없이 답하면 (제출한 신청), 이 창에서 인증한 사람은 다음 화면으로 간다.', refs: ['E-108', 'E-110', 'E-123'] },
  ],
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
}
