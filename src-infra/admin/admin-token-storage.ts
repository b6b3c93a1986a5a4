import type { AdminToken } from '#app/session/session-store.port'
import { type StorageItem, makeStorageItem } from '../storage/storage-item.ts'

/** The administrator's token in session storage, under a key of its own. [D1-44] */
export const makeAdminToken = (item: StorageItem = makeStorageItem('portal-admin-token')): AdminToken => ({
  read: () => item.read(),
  keep: (token) => item.write(token),
  remove: () => item.remove(),
})
