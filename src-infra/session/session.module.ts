import { ContainerModule } from 'inversify'
import { AdminTokenStorage } from '#app/session/admin-token.port'
import { SessionStore } from '#app/session/session-store.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { makeAdminTokenStorage } from './admin-token-storage.ts'
import { makeSessionCookie } from './session-cookie-document.ts'
import { makeSessionStore } from './session-store-storage.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(AdminTokenStorage).toResolvedValue(() => makeAdminTokenStorage())
  bind(SessionStore).toResolvedValue(() => makeSessionStore())
  bind(SessionCookie).toResolvedValue(() => makeSessionCookie())
})
