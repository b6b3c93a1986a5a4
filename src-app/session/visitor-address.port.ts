import type { Effect } from 'effect'
import { port } from '../token.ts'

/** The public address of the visitor as the configured services see it. [E-160] [D1-09] */
export interface VisitorAddress {
  /** The first usable answer, or null when none came within the time limit. Never fails. */
  readonly lookUp: () => Effect.Effect<string | null>
}
export const VisitorAddress = port<VisitorAddress>('VisitorAddress')

/** Whether the person can see this tab. [E-210] */
export interface PageVisibility {
  /** Calls `listener` at each change, with whether the page is visible. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
