import type { Effect } from 'effect'
import type { Popup } from '#domain/notice/popup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The server's popups for visitors. [E-030] */
export interface Popups {
  readonly listActive: () => Effect.Effect<readonly Popup[], CallError>
}
export const Popups = port<Popups>('Popups')

/** Under this name the word goes through the storage of the browser, where every page hears it. */
export const LANDING_CHANGED = 'landing-changed'

/** Word to the other pages of this browser that an administrator has changed something of maintenance. [D3-36] */
export interface LandingNews {
  readonly tell: () => void
}
export const LandingNews = port<LandingNews>('LandingNews')
