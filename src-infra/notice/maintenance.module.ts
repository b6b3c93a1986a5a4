import { ContainerModule } from 'inversify'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckMaintenance, makeCheckMaintenance } from '#app/notice/check-maintenance'
import { ClearLandingCache, makeClearLandingCache } from '#app/notice/clear-landing-cache'
import { ForeseeMaintenance, makeForeseeMaintenance } from '#app/notice/foresee-maintenance'
import { LandingNews } from '#app/notice/landing-news.port'
import { Maintenance } from '#app/notice/maintenance'
import { makeReadMaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/read-maintenance-notice'
import { VisitorAddress } from '#app/session/visitor-address.port'
import { makeLandingNews } from './landing-news-storage.ts'
import { bindUseCase } from '../bind.ts'

/** What forms, the page of the window and the administrators need beyond what every page knows of maintenance. */
export const maintenanceModule = new ContainerModule(({ bind }) => {
  bind(LandingNews).toResolvedValue(makeLandingNews).inSingletonScope()
  bindUseCase(bind, CheckMaintenance, makeCheckMaintenance, {
    maintenance: Maintenance,
    address: VisitorAddress,
    settings: SettingsSource,
  }).inSingletonScope()
  bindUseCase(bind, ReadMaintenanceNotice, makeReadMaintenanceNotice, {
    maintenance: Maintenance,
    clock: Clock,
    settings: SettingsSource,
  })
  bindUseCase(bind, ForeseeMaintenance, makeForeseeMaintenance, {
    maintenance: Maintenance,
    clock: Clock,
    address: VisitorAddress,
    settings: SettingsSource,
  }).inSingletonScope()
  bindUseCase(bind, ClearLandingCache, makeClearLandingCache, { maintenance: Maintenance, news: LandingNews })
})
