import { ContainerModule } from 'inversify'
import {
  ClearLandingCache,
  DeletePopup,
  makeDeletePopup,
  ListAllPopups,
  makeListAllPopups,
  LoadPopup,
  makeLoadPopup,
  ListLandings,
  makeClearLandingCache,
  makeListLandings,
  makeSavePopup,
  SavePopup,
  makeSwitchPopup,
  SwitchPopup,
} from '#app/notice/administer-popups'
import { LandingNews, PopupAdmin } from '#app/notice/popups.port'
import { Maintenance } from '#app/session/maintenance'
import { AdminToken } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeLandingNews } from './landing-news-storage.ts'
import { makePopupAdminHttp } from './popup-admin-http.ts'

export const popupAdminModule = new ContainerModule(({ bind }) => {
  bind(PopupAdmin).toResolvedValue(makePopupAdminHttp, [Http])
  bind(LandingNews).toResolvedValue(makeLandingNews)
  bindUseCase(bind, ClearLandingCache, makeClearLandingCache, { maintenance: Maintenance, news: LandingNews })
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
