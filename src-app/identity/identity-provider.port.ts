import type { Effect } from 'effect'
import type { BusinessNumber } from '#domain/business/business-number'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The form that opens a provider's page in the certification window: a URL and fields, never markup. [D1-24] */
export type ProviderStartForm = {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The flow, the application and the business for which a certification is started. `state` is the one-time value of
 * this start. [E-123] [D1-25]
 */
export type CertificationStartRequest = {
  readonly flow: Flow
  readonly state: string
  readonly applicationNumber: string
  readonly businessNumber: BusinessNumber | ''
}

export interface IdentityProvider {
  /**
   * Returns the page of the simple certification in the application flow; needs no call. Null if no page is configured.
   * [E-114]
   */
  readonly simplePage: (start: CertificationStartRequest) => ProviderStartForm | null
  /** Requests the NICE form. Returns null if the answer has no form. [E-109] [E-110] */
  readonly requestNice: (start: CertificationStartRequest) => Effect.Effect<ProviderStartForm | null, CallError>
  /** Requests the KMC form. Returns null if the provider refused the request. [E-112] */
  readonly requestKmc: (start: CertificationStartRequest) => Effect.Effect<ProviderStartForm | null, CallError>
  /**
   * Requests the form of an integrated method; `transactionId` identifies the request until its result is read. [E-117]
   */
  readonly requestIntegration: (
    kind: 'integration' | 'kftc',
    serviceCode: string,
    start: CertificationStartRequest,
  ) => Effect.Effect<{ readonly form: ProviderStartForm; readonly transactionId: string }, CallError>
}
export const IdentityProvider = port<IdentityProvider>('IdentityProvider')
