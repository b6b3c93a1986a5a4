import type { RegistrationNumber } from '#domain/business/registration-number'
import type { Effect } from 'effect'
import type { Applicant } from '#domain/application/application'
import type { ResidentNumber } from '#domain/application/resident-number'
import type { EntityType } from '#domain/business/entity-type'
import type { PaymentTypeOrText } from '#domain/business/payment-type'
import type { Flow } from '#domain/kernel/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The report of a simple certification; every field is a string, empty if unknown. [E-115] [D1-27] */
export type SimpleCertificationReport = Applicant & {
  readonly applicationNumber: string
  readonly name: string
  readonly mobileNumber: string
  readonly birthDate: string
  readonly provider: string
}

/** Back-end calls after the message of a certification window. */
export interface Certifications {
  /** Returns the person of a completed request; null if the certification failed. [E-119] [E-120] */
  readonly resultOf: (
    mtxId: string,
  ) => Effect.Effect<{ readonly name: string; readonly birthDay: string; readonly ci: string } | null, CallError>
  readonly reportSimple: (flow: Flow, report: SimpleCertificationReport) => Effect.Effect<void, CallError>
  /** Returns the business number of this person's submitted application; null if there is none. [E-130] */
  readonly registrationNumberOf: (ci: string) => Effect.Effect<RegistrationNumber | null, CallError>
  /** Sets the cookie `jwtToken`. [E-128] */
  readonly openSession: (registrationNumber: RegistrationNumber | '') => Effect.Effect<void, CallError>
}
export const Certifications = port<Certifications>('Certifications')

/** The form for a certification window: an address and the fields to send, never markup. [D1-24] */
export type ProviderForm = {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The person and the flow for which a certification is started. `state` is the one-time value of this start. [E-123]
 * [D1-25]
 */
export type CertificationStart = {
  readonly flow: Flow
  readonly state: string
  readonly applicationNumber: string
  readonly registrationNumber: RegistrationNumber | ''
}

/** Makes the form that fills the window of a provider. */
export interface IdentityProvider {
  /**
   * Returns the page of the simple certification in the application flow; needs no call. Null if none is configured.
   * [E-114]
   */
  readonly simplePage: (start: CertificationStart) => ProviderForm | null
  /**
   * Requests the NICE form. Returns null if the answer has no form, because this person is already certified. [E-109]
   * [E-110]
   */
  readonly requestNice: (start: CertificationStart) => Effect.Effect<ProviderForm | null, CallError>
  /** Requests the KMC form. Returns null if the provider refused the request. [E-112] */
  readonly requestKmc: (start: CertificationStart) => Effect.Effect<ProviderForm | null, CallError>
  /** Requests the form of an integrated method; `mtxId` identifies the request until its result is read. [E-117] */
  readonly requestIntegration: (
    kind: 'integration' | 'kftc',
    serviceCode: string,
    start: CertificationStart,
  ) => Effect.Effect<{ readonly form: ProviderForm; readonly mtxId: string }, CallError>
}
export const IdentityProvider = port<IdentityProvider>('IdentityProvider')

/** Data for the real-name service. The resident number is passed through and never stored. */
export type RealNameRequest = Applicant & {
  readonly applicationNumber: string
  readonly entityType: EntityType | null
  readonly paymentType: PaymentTypeOrText | null
  readonly resident: ResidentNumber
  readonly name: string
  /** Birth date from the certification; sent as eight digits. */
  readonly birthDate: string
}

export interface RealNames {
  /**
   * Checks whether the name belongs to the resident number. Returns `mismatch` if the status in the answer is not 200.
   * [A-056] [A-057]
   */
  readonly check: (question: RealNameRequest) => Effect.Effect<'verified' | 'mismatch', CallError>
}
export const RealNames = port<RealNames>('RealNames')
