import { ContainerModule } from 'inversify'
import { AdminTokenStorage } from '#app/admin/admin-token.port'
import { SessionStore } from '#app/session/session-store.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { makeAdminTokenStorage } from '../admin/admin-token-storage.ts'
import { makeSessionCookie } from './session-cookie-document.ts'
import { makeSessionStore } from './session-store-storage.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  // The administrator's token is bound in this module, because every call needs it.
  bind(AdminTokenStorage).toResolvedValue(() => makeAdminTokenStorage())
  bind(SessionStore).toResolvedValue(() => makeSessionStore())
  bind(SessionCookie).toResolvedValue(() => makeSessionCookie())
})
