import type { Effect } from 'effect'
import type { CertificationMessage } from '#domain/identity/certification-message'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { port } from '../token.ts'
import type { ProviderForm } from './certifications.port.ts'

/** One opened window and the one message that belongs to it. [E-123] [E-124] */
export interface OpenedWindow {
  /** The one-time value that the message of this start has to carry. */
  readonly state: string
  readonly fill: (form: ProviderForm) => void
  /** Ends with the message of this start, by whichever way it came; waits for ever without one. */
  readonly message: Effect.Effect<CertificationMessage>
  /** Ends when the window is closed or seems to be. A message may still come: a window cut off from its opener looks the same. */
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

/** The `BroadcastChannel` on which a result page without an opener speaks. [E-124] */
export const CERTIFICATION_CHANNEL = 'certification'

/** The answer on that channel: a page has received the message of this start, so the window may close. [E-124] */
export const certificationTaken = (state: string) => ({ type: 'cert-taken', state }) as const
