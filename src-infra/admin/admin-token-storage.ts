import type { AdminToken } from '#app/session/session-store.port'
import { type Kept, makeKept } from '../storage/kept.ts'

/** The administrator's token in session storage, under a key of its own. [D1-44] */
export const makeAdminToken = (kept: Kept = makeKept('portal-admin-token')): AdminToken => ({
  read: () => kept.read(),
  keep: (token) => kept.write(token),
  remove: () => kept.remove(),
})
