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

/** What forms, the page of the window and the administrators need beyond what every page knows of maintenance. */
export const maintenanceModule = new ContainerModule(({ bind }) => {
  bind(LandingNews).toResolvedValue(makeLandingNews).inSingletonScope()
  bind(CheckMaintenance)
    .toResolvedValue(
      (maintenance, address, settings) => makeCheckMaintenance({ maintenance, address, settings }),
      [Maintenance, VisitorAddress, SettingsSource],
    )
    .inSingletonScope()
  bind(ReadMaintenanceNotice).toResolvedValue(
    (maintenance, clock, settings) => makeReadMaintenanceNotice({ maintenance, clock, settings }),
    [Maintenance, Clock, SettingsSource],
  )
  bind(ForeseeMaintenance)
    .toResolvedValue(
      (maintenance, clock, address, settings) => makeForeseeMaintenance({ maintenance, clock, address, settings }),
      [Maintenance, Clock, VisitorAddress, SettingsSource],
    )
    .inSingletonScope()
  bind(ClearLandingCache).toResolvedValue(
    (maintenance, news) => makeClearLandingCache({ maintenance, news }),
    [Maintenance, LandingNews],
  )
})
