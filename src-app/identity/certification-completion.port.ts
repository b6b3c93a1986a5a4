import type { Effect } from 'effect'
import type { Applicant } from '#domain/application/application'
import type { BusinessNumber } from '#domain/business/business-number'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The report of a simple certification; every field is a string, empty if unknown. [E-115] [D1-27] */
type SimpleCertificationReport = Applicant & {
  readonly applicationNumber: string
  readonly name: string
  readonly mobileNumber: string
  readonly birthDate: string
  readonly provider: string
}

export interface CertificationCompletion {
  /** Returns the person who was certified by this request; null if the certification failed. [E-119] [E-120] */
  readonly resultOf: (
    transactionId: string,
  ) => Effect.Effect<{ readonly name: string; readonly birthDay: string; readonly ci: string } | null, CallError>
  readonly reportSimple: (flow: Flow, report: SimpleCertificationReport) => Effect.Effect<void, CallError>
  /** Returns the business number of this person's submitted application; null if there is none. [E-130] */
  readonly businessNumberOf: (ci: string) => Effect.Effect<BusinessNumber | null, CallError>
  /** Sets the cookie `jwtToken`. [E-128] */
  readonly openSession: (businessNumber: BusinessNumber | '') => Effect.Effect<void, CallError>
}
export const CertificationCompletion = port<CertificationCompletion>('CertificationCompletion')
