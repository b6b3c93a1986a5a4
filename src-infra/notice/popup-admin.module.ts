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
import { Http } from '../http/http.ts'
import { makePopupAdminHttp } from './popup-admin-http.ts'

export const popupAdminModule = new ContainerModule(({ bind }) => {
  bind(PopupAdmin).toResolvedValue(makePopupAdminHttp, [Http]).inSingletonScope()
  bind(ListAllPopups).toResolvedValue(
    (admin, adminToken) => makeListAllPopups({ admin, adminToken }),
    [PopupAdmin, AdminToken],
  )
  bind(ListLandings).toResolvedValue(
    (admin, adminToken) => makeListLandings({ admin, adminToken }),
    [PopupAdmin, AdminToken],
  )
  bind(LoadPopup).toResolvedValue((admin, adminToken) => makeLoadPopup({ admin, adminToken }), [PopupAdmin, AdminToken])
  bind(SavePopup).toResolvedValue(
    (admin, adminToken, clearLandingCache) => makeSavePopup({ admin, adminToken, clearLandingCache }),
    [PopupAdmin, AdminToken, ClearLandingCache],
  )
  bind(SwitchPopup).toResolvedValue(
    (admin, adminToken, clearLandingCache) => makeSwitchPopup({ admin, adminToken, clearLandingCache }),
    [PopupAdmin, AdminToken, ClearLandingCache],
  )
  bind(DeletePopup).toResolvedValue(
    (admin, adminToken, clearLandingCache) => makeDeletePopup({ admin, adminToken, clearLandingCache }),
    [PopupAdmin, AdminToken, ClearLandingCache],
  )
})
