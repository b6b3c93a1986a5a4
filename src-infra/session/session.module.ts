import { ContainerModule } from 'inversify'
import { SessionStore } from '#app/session/session-store.port'
import { AdminToken } from '#app/session/admin-token.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { makeSessionCookie } from './session-cookie-document.ts'
import { makeAdminToken, makeSessionStore } from './session-storage.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  // The administrator's token is bound in this module, because every call needs it.
  bind(AdminToken).toResolvedValue(() => makeAdminToken())
  bind(SessionStore).toResolvedValue(() => makeSessionStore())
  bind(SessionCookie).toResolvedValue(() => makeSessionCookie())
})
