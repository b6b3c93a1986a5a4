import { ContainerModule } from 'inversify'
import { AdminToken } from '#app/admin/admin-token.port'
import { ClearLandingCache } from '#app/notice/clear-landing-cache'
import { DeletePopup, makeDeletePopup } from '#app/notice/delete-popup'
import { ListAllPopups, makeListAllPopups } from '#app/notice/list-all-popups'
import { ListLandings, makeListLandings } from '#app/notice/list-landings'
import { LoadPopup, makeLoadPopup } from '#app/notice/load-popup'
import { PopupAdmin } from '#app/notice/popup-admin.port'
import { makeSavePopup, SavePopup } from '#app/notice/save-popup'
import { makeSwitchPopup, SwitchPopup } from '#app/notice/switch-popup'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makePopupAdminHttp } from './popup-admin-http.ts'

export const popupAdminModule = new ContainerModule(({ bind }) => {
  bind(PopupAdmin).toResolvedValue(makePopupAdminHttp, [Http]).inSingletonScope()
  bindUseCase(bind, ListAllPopups, makeListAllPopups, { admin: PopupAdmin, adminToken: AdminToken })
  bindUseCase(bind, ListLandings, makeListLandings, { admin: PopupAdmin, adminToken: AdminToken })
  bindUseCase(bind, LoadPopup, makeLoadPopup, { admin: PopupAdmin, adminToken: AdminToken })
  bindUseCase(bind, SavePopup, makeSavePopup, {
    admin: PopupAdmin,
    adminToken: AdminToken,
    clearLandingCache: ClearLandingCache,
  })
  bindUseCase(bind, SwitchPopup, makeSwitchPopup, {
    admin: PopupAdmin,
    adminToken: AdminToken,
    clearLandingCache: ClearLandingCache,
  })
  bindUseCase(bind, DeletePopup, makeDeletePopup, {
    admin: PopupAdmin,
    adminToken: AdminToken,
    clearLandingCache: ClearLandingCache,
  })
})
