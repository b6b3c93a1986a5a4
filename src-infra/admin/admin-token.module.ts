import { ContainerModule } from 'inversify'
import { AdminToken } from '#app/admin/admin-token.port'
import { makeAdminToken } from './admin-token-storage.ts'

/** Apart from the administrators' calls: every call and every reset of a session asks for it. */
export const adminTokenModule = new ContainerModule(({ bind }) => {
  bind(AdminToken)
    .toResolvedValue(() => makeAdminToken())
    .inSingletonScope()
})
