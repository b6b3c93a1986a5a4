import { ContainerModule } from 'inversify'
import { AdministerPopups } from '#app/notice/administer-popups'
import { LandingNews, PopupAdmin } from '#app/notice/popups.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeLandingNews } from './landing-news-storage.ts'
import { makePopupAdminHttp } from './popup-admin-http.ts'

export const popupAdminModule = new ContainerModule(({ bind }) => {
  bind(PopupAdmin).toResolvedValue(makePopupAdminHttp, [Http])
  bind(LandingNews).toResolvedValue(makeLandingNews)
  bindUseCases(bind, AdministerPopups)
})
