import type { SessionRecord } from '#domain/session/session-record'

/** A visitor who has certified himself and holds a token: what a session holds on the pages behind the guards. */
export const A_CERTIFIED_SESSION = {
  aplyNo: 'APL-1',
  aplyType: '신속',
  brNo: '1000100001',
  mngFrGb: '1',
  pageSeparation: '1',
  onslfCert: 'ci-1',
  mobileName: '김서준',
  mobileNo: '01012345678',
  mobileCo: 'SKT',
  brdt: '19800131',
  certType: 'NICE',
  consentCheck: 'Y',
  marketingUseAgreement: 'Y',
  mydataUseAgreement: 'Y',
  token: 'token-1',
} as const satisfies Partial<SessionRecord>
