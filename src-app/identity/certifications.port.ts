import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** A simple certification as it is reported: every field as text, empty where unknown. [E-115] [D1-27] */
export type SimpleReport = {
  readonly aplyNo: string
  readonly brNo: string
  readonly ci: string
  readonly name: string
  readonly phoneNumber: string
  readonly birthDay: string
  readonly provider: string
}

/** What the back end does with a certification once the window has spoken. */
export interface Certifications {
  /** The person of a finished request; null when the certification failed. [E-119] [E-120] */
  readonly resultOf: (
    mtxId: string,
  ) => Effect.Effect<{ readonly name: string; readonly birthDay: string; readonly ci: string } | null, CallError>
  readonly reportSimple: (pageSeparation: '0' | '1', report: SimpleReport) => Effect.Effect<void, CallError>
  /** The business number of the submitted application of this person, null when there is none. [E-130] */
  readonly businessNumberOf: (ci: string) => Effect.Effect<string | null, CallError>
  /** Sets the cookie `jwtToken`. [E-128] */
  readonly openSession: (brNo: string) => Effect.Effect<void, CallError>
}
export const Certifications = port<Certifications>('Certifications')
