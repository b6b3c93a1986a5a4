import { ContainerModule } from 'inversify'
import { AdministerPopups, makeAdministerPopups } from '#app/notice/administer-popups'
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
  bindUseCase(bind, AdministerPopups, makeAdministerPopups, {
    admin: PopupAdmin,
    adminToken: AdminToken,
    maintenance: Maintenance,
    news: LandingNews,
  })
})
