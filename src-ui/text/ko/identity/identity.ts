import type { CertifyPersonError } from '#app/identity/certify-person'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Messages } from '#ui/text/message.ts'
import { EMPTY_PAGE_QUEUE_MESSAGES } from '../admission/admission.ts'
import { BUSINESS_TEXTS } from '../business/business.ts'
import { BLOCKED_WINDOW_TEXTS } from '../kernel/blocked-window.ts'
import { NO_APPLICATION_REASON } from '../pages/guard.ts'
import { PAGE_HEADINGS } from '../pages/titles.ts'
import { SHORT_METHOD_NAMES } from './method-list.ts'

/**
 * The text of the certification. [D1-184] to [D1-201] [D1-238] to [D1-240] The keys of the second part are not from the
 * specification.
 */
export const IDENTITY_TEXTS = {
  'cert.intro': PAGE_HEADINGS['/onslf-check'],
  'cert.introResult': PAGE_HEADINGS['/onslf-check-result'],
  'cert.ownerOnly': '휴대폰 인증은 주대표자 본인 명의의 휴대폰으로 진행해주세요.',
  'cert.toBrno': '사업자등록번호로 조회하기',
  'cert.start': '{method} 시작하기 (새 창)',
  'cert.inProgress': '열린 인증 창에서 본인인증을 완료해주세요.',
  'cert.failed': '인증에 실패했습니다. 다시 시도해주세요.',
  'cert.processError': '인증 처리 중 오류가 발생했습니다.',
  'cert.integrationStart': '통합인증을 시작할 수 없습니다.',
  'cert.ipinCancelled': '아이핀 인증이 취소되었습니다.',
  'cert.already': '이미 본인인증을 완료하셨습니다.',
  'cert.otherPerson': '신청하신 대표자 본인 명의로 인증해주세요. 다른 분의 명의로는 신청내역을 볼 수 없습니다.',
  'cert.noCookie':
    '이 브라우저에서 쿠키가 차단되어 있어 계속할 수 없습니다. 쿠키를 허용하시거나 다른 브라우저에서 열어주세요.',
  'cert.noOpener': '인증을 시작한 화면을 찾을 수 없습니다. 창을 닫고 다시 시도해주세요.',
  'cert.resultOk': '본인인증이 완료되었습니다. 창이 자동으로 닫힙니다.',
  'cert.abort': '인증 중단하기',
  'cert.openWindow': '인증 창 열기',
  'cert.toResult': '신청결과 조회',

  'cert.cancelled': '인증을 취소하셨습니다.',
  'cert.cancelledNext': '같은 방법으로 다시 시도하시거나 다른 인증 방법을 선택해주세요.',
  'cert.ownerAgain': '본인 명의로 다시 인증하기',
  'cert.otherWay': '다른 방법으로',
  'cert.alreadyAs': '{name} 님,',
  'cert.alreadyFor': '사업자등록번호',
  'cert.alreadyResult': '신청결과는 신청결과 조회에서 확인할 수 있습니다.',
  'cert.forNumber': '사업자등록번호 {number}으로 신청합니다.',
  'cert.foundNumber': '사업자등록번호 {number}으로 신청하신 내역이 있습니다. 본인인증하시면 결과를 보실 수 있습니다.',
  'cert.otherNumber': '다른 번호로 조회하기',
  'cert.changeNumber': '번호 고치기',
  'cert.ifApplied': '이미 신청하셨으면 결과 확인',
  'cert.done': '본인인증을 마치셨습니다.',
  'cert.continueTo': '다음: {page}',
  'cert.easiest': '가장 쉬운 방법',
  'cert.easiestText': '문자로 받은 번호만 입력하면 됩니다.',
  'cert.easiestTime': '약 1분 걸립니다.',
  'cert.others': '다른 방법으로 인증하기',
  'cert.again': '본인이 아니세요? 다시 인증하기',
  'cert.samePerson': '신청하신 대표자 본인이 인증하셔야 신청이 보입니다.',
  'cert.byNumber': '신청하신 적이 있는지 모르시면, 본인인증 전에 번호로 먼저 확인하실 수 있습니다.',
  'cert.admittedTitle': '대기가 끝났습니다.',
  'cert.admitted': '아래 버튼을 누르면 새 창에서 본인인증을 시작합니다.',
  'cert.looksClosed': '아직 인증이 완료되지 않았습니다. 인증 창을 닫으셨다면 인증 방법을 다시 선택해주세요.',
  'cert.stopped': '인증을 중단했습니다. 인증 방법을 다시 선택해주세요.',
  'cert.resultCancelled': '인증이 취소되었습니다. 창이 자동으로 닫힙니다.',
  'cert.helpTitle': '인증 창이 열리지 않나요?',
  'cert.help':
    '휴대폰이나 브라우저의 설정에서 팝업 차단을 해제한 후 다시 시도해주세요. 카카오톡 같은 앱 안에서 여셨다면 크롬이나 사파리에서 다시 열어주세요. 그래도 열리지 않으면 고객센터 {phone}으로 전화해주세요.',
} as const satisfies Record<string, string>

/** The name of each method. [E-100] [E-101] */
export const CERTIFICATION_METHOD_NAMES = { ...SHORT_METHOD_NAMES, ipin: '아이핀(I-PIN) 인증' } as const

const SIMPLE_HINT = '카카오·네이버·토스 같은 인증 앱을 쓰시는 분'

/** Whom each method suits. This is shown if several methods are offered. */
export const CERTIFICATION_METHOD_HINTS = {
  phone: IDENTITY_TEXTS['cert.ownerOnly'],
  simple: SIMPLE_HINT,
  simpleResult: SIMPLE_HINT,
  financial: '은행에서 금융인증서를 받으신 분',
  joint: '인증서 파일을 가지고 계신 분',
  ipin: '아이핀 아이디가 있으신 분',
} as const satisfies Record<IdentityMethod, string>

/** A way to continue after a failed certification. Not from the specification. */
const ANOTHER_WAY = '잠시 후 다시 시도하시거나 다른 인증 방법을 선택해주세요.'

/** A way to continue if the certification fails again. Not from the specification. */
const STILL_FAILING = '계속되면 다른 인증 방법을 선택해주세요.'

export const CERTIFY_PERSON_MESSAGES = {
  ...EMPTY_PAGE_QUEUE_MESSAGES,
  WindowBlocked: { text: BLOCKED_WINDOW_TEXTS['popup.blocked'], ref: 'E-107' },
  CertificationBroken: { text: IDENTITY_TEXTS['cert.processError'], next: ANOTHER_WAY, ref: 'E-111' },
  CertifiedAsOther: {
    text: IDENTITY_TEXTS['cert.otherPerson'],
    stop: {
      title: '신청서에 적힌 대표자와 다른 분이 인증하셨습니다.',
      text: '대표자 명의의 휴대폰이나 인증서로 인증하시면 이어집니다.',
      close: IDENTITY_TEXTS['cert.ownerAgain'],
    },
    ref: 'D1-243',
  },
  CookiesBlocked: { text: IDENTITY_TEXTS['cert.noCookie'], ref: 'D1-244' },
  CertificationFailed: { text: IDENTITY_TEXTS['cert.failed'], next: STILL_FAILING, ref: 'E-132' },
  CertificationCancelled: {
    text: IDENTITY_TEXTS['cert.cancelled'],
    next: IDENTITY_TEXTS['cert.cancelledNext'],
    ref: 'E-132',
  },
  IntegratedCertificationNotStarted: { text: IDENTITY_TEXTS['cert.integrationStart'], next: ANOTHER_WAY, ref: 'E-118' },
  AlreadyCertified: {
    text: IDENTITY_TEXTS['cert.already'],
    next: '이 사업자등록번호로 신청이 이미 접수되었습니다. ‘신청결과 조회’를 눌러 확인해주세요. 취소된 신청이면 사업자등록번호부터 다시 입력해주세요.',
    ref: 'E-110',
  },
  IpinCancelled: { text: IDENTITY_TEXTS['cert.ipinCancelled'], next: ANOTHER_WAY, ref: 'E-108' },
  NoApplication: { text: BUSINESS_TEXTS['brno.noApplication'], stop: NO_APPLICATION_REASON, ref: 'E-130' },
} as const satisfies Messages<CertifyPersonError>
