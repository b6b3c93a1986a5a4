import type { Effect } from 'effect'
import { port } from '../token.ts'

/** The visitor's public address, as reported by the configured services. [E-160] [D1-09] */
export interface VisitorAddress {
  /** Returns the first usable answer; null without one within the time limit. Never fails. */
  readonly lookUp: () => Effect.Effect<string | null>
}
export const VisitorAddress = port<VisitorAddress>('VisitorAddress')

/** The visibility of this tab. [E-210] */
export interface PageVisibility {
  /** Calls `listener` at each change, with true if the page is visible; returns an unsubscribe function. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
