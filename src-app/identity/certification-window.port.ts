import type { Effect } from 'effect'
import type { CertificationResult } from '#domain/identity/certification'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { port } from '../token.ts'
import type { ProviderForm } from './certifications.port.ts'

/** One opened window and the one result that belongs to it. [E-123] [E-124] */
export interface OpenedWindow {
  /** The one-time value that the result of this start has to carry. */
  readonly state: string
  readonly fill: (form: ProviderForm) => void
  /** Ends with the result of this start, by whichever way it came; waits for ever without one. */
  readonly result: Effect.Effect<CertificationResult>
  /** Ends when the window is closed or seems to be. A result may still come: a window cut off from its opener looks the same. */
  readonly looksClosed: Effect.Effect<void>
  /** Closes the window and stops listening. */
  readonly close: () => void
}

/** Windows of certification providers. */
export interface CertificationWindow {
  /** Opens an empty window of the method's size in the very moment of the call, so call it in a click. Null: a popup blocker said no. [E-107] */
  readonly open: (method: IdentityMethod) => OpenedWindow | null
}
export const CertificationWindow = port<CertificationWindow>('CertificationWindow')

/**
 * The page to which a provider's window returns, with the result that its address had when this was made. It has no token:
 * the page loads no container. [E-113] [E-121] [E-122]
 */
export interface CertificationReturn {
  readonly result: CertificationResult['is']
  /** True if the page that opened this window can be reached. */
  readonly hasOpener: boolean
  /** Removes the result from address and history; call it at once. [D1-30] */
  readonly clearAddress: () => void
  /** Passes the result on to the page that waits for it, and says whether that has received it; returns how to stop waiting. [E-123] [E-124] */
  readonly passOn: (onEnd: (received: boolean) => void) => () => void
  readonly close: () => void
}
