import type { Effect } from 'effect'
import type { CertificationResult } from '#domain/identity/certification'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { port } from '../token.ts'
import type { ProviderForm } from './identity-provider.port.ts'

/** An opened window and its single result. [E-123] [E-124] */
export interface OpenedCertificationWindow {
  /** The one-time value of this start; only a result with the same value is accepted. */
  readonly state: string
  readonly fill: (form: ProviderForm) => void
  /** Completes with the result of this start, over any channel; never completes if no result arrives. */
  readonly result: Effect.Effect<CertificationResult>
  /** Or seems closed: a result may still arrive, because a window without its opener also seems closed. */
  readonly looksClosed: Effect.Effect<void>
  readonly close: () => void
}

export interface CertificationWindow {
  /** Empty, of the method's size. Must be called in a click. Null if a popup blocker prevented it. [E-107] */
  readonly open: (method: IdentityMethod) => OpenedCertificationWindow | null
}
export const CertificationWindow = port<CertificationWindow>('CertificationWindow')

/**
 * Where a provider's window returns; `result` is read from the address when this object is made. Has no `Token`,
 * because that page loads no container. [E-113] [E-121] [E-122]
 */
export interface CertificationReturnPage {
  readonly result: CertificationResult['is']
  /** True if the page that opened this window can be reached. */
  readonly hasOpener: boolean
  /** And from the history. Must be called immediately. [D1-30] */
  readonly clearAddress: () => void
  /** `onEnd` gets true if the waiting page received it. Returns a function that stops waiting. [E-123] [E-124] */
  readonly passOn: (onEnd: (received: boolean) => void) => () => void
  readonly close: () => void
}
