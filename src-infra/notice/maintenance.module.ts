import { ContainerModule } from 'inversify'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import {
  CheckMaintenance,
  makeCheckMaintenance,
  ForeseeMaintenance,
  makeForeseeMaintenance,
  Maintenance,
} from '#app/session/maintenance'
import { ClearLandingCache, makeClearLandingCache } from '#app/notice/administer-popups'
import { LandingNews } from '#app/notice/popups.port'
import { makeReadMaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/list-landings'
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
