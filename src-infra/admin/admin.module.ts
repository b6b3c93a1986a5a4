import { ContainerModule } from 'inversify'
import { AdminAccess } from '#app/admin/admin-access.port'
import { CheckAdmin, makeCheckAdmin, LogInAdmin, makeLogInAdmin } from '#app/admin/administrator'
import { SessionStore, AdminToken } from '#app/session/session-store.port'
import { VisitorAddress } from '#app/session/visitor-address.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeAdminAccess } from './admin-access-http.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(AdminAccess).toResolvedValue(makeAdminAccess, [Http])
  bindUseCase(bind, CheckAdmin, makeCheckAdmin, { access: AdminAccess, adminToken: AdminToken })
  bindUseCase(bind, LogInAdmin, makeLogInAdmin, {
    access: AdminAccess,
    adminToken: AdminToken,
    address: VisitorAddress,
    session: SessionStore,
    checkAdmin: CheckAdmin,
  })
})
