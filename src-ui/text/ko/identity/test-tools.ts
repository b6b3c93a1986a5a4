import type { CertifyForTestError, ListTestPeopleError } from '#app/identity/certify-for-test'
import type { Messages } from '#ui/text/message.ts'
import { BUSINESS_TEXTS } from '../business/business.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { IDENTITY_TEXTS, CERTIFY_PERSON_MESSAGES } from './identity.ts'

/** The text of the test tools. Only a development build contains them. [E-103] */
export const TEST_TOOLS_TEXTS = {
  'test.title': '시험 도구 (개발 환경 전용)',
  'test.lead': '실제 인증 없이 시험 시스템의 사람으로 인증합니다.',
  'test.load': '시험 대상 불러오기',
  'test.none': '시험 대상이 없습니다.',
  'test.person': '접수번호 {supportNumber} · {ci}',
  'test.certify': '이 사람으로 인증',
  'test.lookUp': '관리자 조회',
} as const satisfies Record<string, string>

export const TEST_TOOLS_MESSAGES = {
  ...COMMON_CALL_MESSAGES,
  CertifiedAsOther: CERTIFY_PERSON_MESSAGES.CertifiedAsOther,
  CookiesBlocked: CERTIFY_PERSON_MESSAGES.CookiesBlocked,
  CertificationBroken: {
    text: IDENTITY_TEXTS['cert.processError'],
    next: SHARED_FAILURE_TEXTS['way.retry'],
    ref: 'E-131',
  },
  NoApplication: { text: BUSINESS_TEXTS['brno.noApplication'], next: SHARED_FAILURE_TEXTS['way.apply'], ref: 'E-130' },
} as const satisfies Messages<CertifyForTestError | ListTestPeopleError>
