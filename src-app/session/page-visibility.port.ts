import { port } from '../kernel/token.ts'

/**
 * Tells when this tab becomes visible or hidden: after a long time in the background the remaining time is uncertain.
 * [E-210]
 */
export interface PageVisibility {
  /** Calls `listener` at each change, with true if the page is visible; returns an unsubscribe function. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
