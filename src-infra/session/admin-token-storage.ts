import { AdminTokenStorage } from '#app/session/admin-token.port'
import { type SessionStorageItem, makeSessionStorageItem } from '../storage/storage-item.ts'
import { adapter } from '../wiring/adapter.ts'

/** Keeps the administrator's token in session storage, under its own key. [D1-44] */
export const makeAdminTokenStorage = (
  item: SessionStorageItem = makeSessionStorageItem('portal-admin-token'),
): AdminTokenStorage => ({
  read: () => item.read(),
  keep: (token) => item.write(token),
  remove: () => item.remove(),
})

export const AdminTokenSessionStorage = adapter(AdminTokenStorage, {}, () => makeAdminTokenStorage())
