import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Session } from '#domain/session/session'

/** A certified visitor with a token: the session of the guarded pages. */
export const A_CERTIFIED_SESSION = {
  applicationNumber: 'APL-1',
  paymentType: 'rapid',
  businessNumber: businessNumberOrThrow('1000100001'),
  entityType: 'individual',
  flow: 'result',
  ci: 'ci-1',
  certifiedName: '김서준',
  mobileNumber: '01012345678',
  mobileCarrier: 'SKT',
  birthDate: '19800131',
  certifiedBy: 'NICE',
  consentsSaved: true,
  marketingAgreed: true,
  mydataAgreed: true,
  token: 'token-1',
} as const satisfies Partial<Session>
