import type { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What goes into a certification window: an address and the fields that are sent to it, never markup. [D1-24] */
export type ProviderForm = {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly fields: Readonly<Record<string, string>>
}

/** Who starts a certification. `state` is the one-time value of this start. [E-123] [D1-25] */
export type CertificationStart = {
  readonly flow: Flow
  readonly state: string
  readonly applicationNumber: string
  readonly registrationNumber: string
}

/** The first step with every provider: how its window is filled. */
export interface IdentityProvider {
  /** Page of the simple certification of the application flow; needs no call. Null where none is configured. [E-114] */
  readonly simplePage: (start: CertificationStart) => ProviderForm | null
  /** Null when the answer holds no form: this person is certified already. [E-109] [E-110] */
  readonly requestNice: (start: CertificationStart) => Effect.Effect<ProviderForm | null, CallError>
  /** Null when the provider refused the request. [E-112] */
  readonly requestKmc: (start: CertificationStart) => Effect.Effect<ProviderForm | null, CallError>
  /** The integrated methods; `mtxId` names the request until its result is asked for. [E-117] */
  readonly requestIntegration: (
    kind: 'integration' | 'kftc',
    reqSvcCd: string,
    start: CertificationStart,
  ) => Effect.Effect<{ readonly form: ProviderForm; readonly mtxId: string }, CallError>
}
export const IdentityProvider = port<IdentityProvider>('IdentityProvider')
