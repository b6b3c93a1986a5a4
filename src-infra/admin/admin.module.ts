import { ContainerModule } from 'inversify'
import { AdminAccess } from '#app/admin/admin-access.port'
import { AdminToken } from '#app/admin/admin-token.port'
import { CheckAdmin, makeCheckAdmin } from '#app/admin/check-admin'
import { LogInAdmin, makeLogInAdmin } from '#app/admin/log-in-admin'
import { SessionStore } from '#app/session/session-store.port'
import { VisitorAddress } from '#app/session/visitor-address.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeAdminAccess } from './admin-access-http.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(AdminAccess).toResolvedValue(makeAdminAccess, [Http]).inSingletonScope()
  bindUseCase(bind, CheckAdmin, makeCheckAdmin, { access: AdminAccess, adminToken: AdminToken })
  bindUseCase(bind, LogInAdmin, makeLogInAdmin, {
    access: AdminAccess,
    adminToken: AdminToken,
    address: VisitorAddress,
    session: SessionStore,
    checkAdmin: CheckAdmin,
  })
})
