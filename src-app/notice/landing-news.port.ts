import { port } from '../token.ts'

/** Under this name the word goes through the storage of the browser, where every page hears it. */
export const LANDING_CHANGED = 'landing-changed'

/** Word to the other pages of this browser that an administrator has changed something of maintenance. [D3-36] */
export interface LandingNews {
  readonly tell: () => void
}
export const LandingNews = port<LandingNews>('LandingNews')
