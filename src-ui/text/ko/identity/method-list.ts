import { type IdentityMethod, methodsOfFlow } from '#domain/identity/offered-methods.table'

/** The names of the methods for use within a sentence. They are shorter than the names on the buttons. */
export const SHORT_METHOD_NAMES = {
  simple: '간편인증',
  simpleResult: '간편인증',
  phone: '휴대폰 인증',
  financial: '금융인증서',
  joint: '공동인증서',
  ipin: '아이핀',
} as const satisfies Record<IdentityMethod, string>

/** Lists the methods of certification, for a sentence. [E-100] */
export const CERTIFICATION_METHOD_LIST_TEXT = methodsOfFlow('application')
  .map((method) => SHORT_METHOD_NAMES[method])
  .join(', ')
