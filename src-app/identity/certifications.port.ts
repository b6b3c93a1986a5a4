import type { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** A simple certification as it is reported: every field as text, empty where unknown. [E-115] [D1-27] */
export type SimpleReport = {
  readonly applicationNumber: string
  readonly registrationNumber: string
  readonly ci: string
  readonly name: string
  readonly mobileNumber: string
  readonly birthDate: string
  readonly provider: string
}

/** What the back end does with a certification once the window has spoken. */
export interface Certifications {
  /** The person of a finished request; null when the certification failed. [E-119] [E-120] */
  readonly resultOf: (
    mtxId: string,
  ) => Effect.Effect<{ readonly name: string; readonly birthDay: string; readonly ci: string } | null, CallError>
  readonly reportSimple: (flow: Flow, report: SimpleReport) => Effect.Effect<void, CallError>
  /** The business number of the submitted application of this person, null when there is none. [E-130] */
  readonly businessNumberOf: (ci: string) => Effect.Effect<string | null, CallError>
  /** Sets the cookie `jwtToken`. [E-128] */
  readonly openSession: (registrationNumber: string) => Effect.Effect<void, CallError>
}
export const Certifications = port<Certifications>('Certifications')
