import { ContainerModule } from 'inversify'
import { AdminTokenStorage } from '#app/session/admin-token.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { makeAdminTokenStorage } from './admin-token-storage.ts'
import { makeSessionCookie } from './session-cookie-document.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(AdminTokenStorage).toResolvedValue(() => makeAdminTokenStorage())
  bind(SessionCookie).toResolvedValue(() => makeSessionCookie())
})
