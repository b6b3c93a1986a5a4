import { port } from '../token.ts'

/** The visibility of this tab. [E-210] */
export interface PageVisibility {
  /** Calls `listener` at each change, with true if the page is visible; returns an unsubscribe function. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
