import { decision } from '../kernel/decide.ts'

/** The result of a certification in a window. */
export type CertificationUseFacts = {
  readonly confirmed: boolean
  /** The provider confirmed the person less than `CERTIFICATION_LIFE_MS` ago. */
  readonly fresh: boolean
  /** The agency has not used the result yet. */
  readonly unused: boolean
  /** The browser that started the certification; `unknown` for a simple certification, which has no start call. */
  readonly browser: 'own' | 'other' | 'unknown'
}

export type CertificationUseVerdict = 'ok' | 'notConfirmed'

/** 본인인증 결과의 사용: decides whether the agency certifies the person of this result in this browser. [E-190] [E-193] */
export const decideCertificationUse = decision<CertificationUseFacts, CertificationUseVerdict>([
  { id: 'CU-1', when: { confirmed: false }, then: 'notConfirmed', ref: 'E-193' },
  { id: 'CU-2', when: { fresh: false }, then: 'notConfirmed', ref: 'E-193' },
  { id: 'CU-3', when: { unused: false }, then: 'notConfirmed', ref: 'E-193' },
  { id: 'CU-4', when: { browser: 'other' }, then: 'notConfirmed', ref: 'E-193' },
  { id: 'CU-5', when: {}, then: 'ok', ref: 'E-190' },
])
