import { ContainerModule } from 'inversify'
import { AdministerPopups } from '#app/admin/administer-popups'
import { AdminAccess } from '#app/admin/admin-access.port'
import { CheckAdmin, LogInAdmin } from '#app/admin/log-in-admin'
import { PopupAdmin } from '#app/admin/popup-admin.port'
import { LandingChanges } from '#app/notice/popups.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeLandingChanges } from '../notice/landing-changes-storage.ts'
import { makeAdminAccessHttp } from './admin-access-http.ts'
import { makePopupAdminHttp } from './popup-admin-http.ts'

export const adminModule = new ContainerModule(({ bind }) => {
  bind(AdminAccess).toResolvedValue(makeAdminAccessHttp, [Http])
  bind(PopupAdmin).toResolvedValue(makePopupAdminHttp, [Http])
  bind(LandingChanges).toResolvedValue(makeLandingChanges)
  bindUseCases(bind, CheckAdmin, LogInAdmin, AdministerPopups)
})
