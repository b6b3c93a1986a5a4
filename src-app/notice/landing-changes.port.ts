import { port } from '../token.ts'

/** In local storage: every other open page of this browser gets a storage event. */
export const LANDING_CHANGED_KEY = 'landing-changed'

/** To the other pages of this browser. [D3-36] */
export interface LandingChanges {
  readonly announce: () => void
}
export const LandingChanges = port<LandingChanges>('LandingChanges')
