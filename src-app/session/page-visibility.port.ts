import { port } from '../token.ts'

/** [E-210] */
export interface PageVisibility {
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
