import { port } from '../token.ts'

/** Whether the person can see this tab. [E-210] */
export interface PageVisibility {
  /** Told at each change, with whether the page is visible now. */
  readonly subscribe: (listener: (visible: boolean) => void) => () => void
}
export const PageVisibility = port<PageVisibility>('PageVisibility')
