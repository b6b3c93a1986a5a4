import { EMPTY_SESSION } from '#domain/session/session-record'
import type { Cast } from './cast.ts'

/** Everyone whom a world can be put into. */
export const CAST: Cast = {
  personas: {},
  signIn: (world) => [world, { token: '', session: EMPTY_SESSION }],
}
