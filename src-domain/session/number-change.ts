import { decisionFrom } from '../kernel/decide.ts'

/** A confirmed business number and its application number, compared with those of the session. */
type NumberChangeFacts = {
  readonly sameNumber: boolean
  /** True if the answer has an application number that differs from the session's. */
  readonly otherApplication: boolean
}

/**
 * `clearPerson`: the certification, the consents, the login and the application of the earlier number are removed.
 * `clearApplication`: only the data of the earlier application are removed. `keep`: nothing is removed.
 */
export type NumberChangeVerdict = 'clearPerson' | 'clearApplication' | 'keep'

type Numbers = { readonly businessNumber: string; readonly applicationNumber: string | null }

/**
 * 사업자등록번호 바꾸기: decides which data of the session are removed when a business number is confirmed. The application
 * number of `next` is null if the answer has none. [E-091] [D2-06]
 */
export const decideNumberChange = decisionFrom(
  (session: Numbers, next: Numbers): NumberChangeFacts => ({
    sameNumber: session.businessNumber === next.businessNumber,
    otherApplication: next.applicationNumber !== null && next.applicationNumber !== session.applicationNumber,
  }),
  [
    { id: 'BN-1', when: { sameNumber: false }, then: 'clearPerson', ref: 'E-091' },
    { id: 'BN-2', when: { otherApplication: true }, then: 'clearApplication', ref: 'D2-06' },
    { id: 'BN-3', when: {}, then: 'keep', ref: 'E-091' },
  ],
)
