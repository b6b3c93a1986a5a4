import type { Effect } from 'effect'
import type { Landing } from '#domain/notice/maintenance-window'
import type { Popup } from '#domain/notice/popup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The server's popups for visitors. [E-030] */
export interface Popups {
  readonly listActive: () => Effect.Effect<readonly Popup[], CallError>
}
export const Popups = port<Popups>('Popups')

/** What the office has set of maintenance, in the order of the answer; none where it has set nothing. [P-231] */
export interface Landings {
  readonly read: () => Effect.Effect<readonly Landing[], CallError>
}
export const Landings = port<Landings>('Landings')

/** Under this name the word goes through the storage of the browser, where every page hears it. */
export const LANDING_CHANGED = 'landing-changed'

/** Word to the other pages of this browser that an administrator has changed something of maintenance. [D3-36] */
export interface LandingNews {
  readonly tell: () => void
}
export const LandingNews = port<LandingNews>('LandingNews')
