import { ContainerModule } from 'inversify'
import { AdminAccess } from '#app/admin/admin-access.port'
import { CheckAdmin, LogInAdmin } from '#app/admin/log-in-admin'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeAdminAccess } from './admin-access-http.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(AdminAccess).toResolvedValue(makeAdminAccess, [Http])
  bindUseCases(bind, CheckAdmin, LogInAdmin)
})
