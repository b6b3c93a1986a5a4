import { port } from '../kernel/token.ts'

/**
 * The key in local storage that is written to announce a change: every other open page of this browser gets a storage
 * event.
 */
export const LANDING_CHANGED_KEY = 'landing-changed'

/** Announces to the other pages of this browser that an administrator changed a maintenance notice. [D3-36] */
export interface LandingChanges {
  readonly announce: () => void
}
export const LandingChanges = port<LandingChanges>('LandingChanges')
