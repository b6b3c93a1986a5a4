import type { Effect } from 'effect'
import type { CertificationResult } from '#domain/identity/certification'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { port } from '../kernel/token.ts'
import type { ProviderStartForm } from './identity-provider.port.ts'

/** An opened window and its single result. [E-123] [E-124] */
export interface OpenedCertificationWindow {
  /** A one-time value that was made when the window was opened. A result with another value is ignored. */
  readonly state: string
  readonly fill: (form: ProviderStartForm) => void
  /** Completes with the result of this start, over any channel; never completes if no result arrives. */
  readonly result: Effect.Effect<CertificationResult>
  /**
   * Completes when the window is closed or seems closed. A result may still arrive, because a window without its opener
   * also seems closed.
   */
  readonly looksClosed: Effect.Effect<void>
  readonly close: () => void
}

export interface CertificationWindow {
  /**
   * Opens an empty window of the method's size synchronously; must be called in the handler of a click. Returns null if
   * a popup blocker prevented it. [E-107]
   */
  readonly open: (method: IdentityMethod) => OpenedCertificationWindow | null
}
export const CertificationWindow = port<CertificationWindow>('CertificationWindow')

/**
 * The page to which a provider's window returns; `result` is read from the page's URL when this object is made. It has
 * no `Token`, because that page loads no dependency-injection container. [E-121] [E-122]
 */
export interface CertificationReturnPage {
  readonly result: CertificationResult['is']
  /** True if the page that opened this window can be reached. */
  readonly hasOpener: boolean
  /** Removes the result from the URL and the history. Must be called immediately. [D1-30] */
  readonly clearUrl: () => void
  /**
   * Passes the result to the waiting page and calls `onEnd` with true if it was received, or immediately if the opener
   * can be reached; returns a function that stops waiting. [E-123] [E-124]
   */
  readonly passOn: (onEnd: (isReceived: boolean) => void) => () => void
  readonly close: () => void
}
