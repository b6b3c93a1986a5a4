import { ContainerModule } from 'inversify'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import {
  makeReadMaintenanceNotice,
  makeWatchMaintenance,
  ReadMaintenanceNotice,
  WatchMaintenance,
} from '#app/notice/watch-maintenance'
import {
  EnterCountdown,
  ExtendSession,
  makeEnterCountdown,
  makeExtendSession,
  makeRefreshCountdown,
  RefreshCountdown,
} from '#app/session/countdown'
import { EndSession } from '#app/session/end-session'
import { EnterRoute, makeEnterRoute } from '#app/session/enter-route'
import { FollowCountdown, makeFollowCountdown } from '#app/session/follow-countdown'
import { Maintenance } from '#app/session/maintenance'
import { CountdownTokens, DraftStore, SessionCookie, SessionStore } from '#app/session/session-store.port'
import { PageVisibility, VisitorAddress } from '#app/session/visitor-address.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCountdownTokens } from './countdown-token-http.ts'
import { makePageVisibility } from './session-document.ts'

/** What the visit of a page asks: guards, countdown and maintenance, beyond what `/` does. */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(PageVisibility).toResolvedValue(makePageVisibility)
  bind(CountdownTokens).toResolvedValue(makeCountdownTokens, [Http])
  bindUseCase(bind, RefreshCountdown, makeRefreshCountdown, {
    tokens: CountdownTokens,
    session: SessionStore,
    cookie: SessionCookie,
    clock: Clock,
    endSession: EndSession,
  })
  bindUseCase(bind, FollowCountdown, makeFollowCountdown, {
    clock: Clock,
    session: SessionStore,
    cookie: SessionCookie,
    visibility: PageVisibility,
    refresh: RefreshCountdown,
    endSession: EndSession,
  })
  bindUseCase(bind, ExtendSession, makeExtendSession, { tokens: CountdownTokens, session: SessionStore, clock: Clock })
  bindUseCase(bind, EnterRoute, makeEnterRoute, {
    session: SessionStore,
    cookie: SessionCookie,
    address: VisitorAddress,
    maintenance: Maintenance,
    settings: SettingsSource,
    endSession: EndSession,
    drafts: DraftStore,
  })
  bindUseCase(bind, EnterCountdown, makeEnterCountdown, {
    tokens: CountdownTokens,
    session: SessionStore,
    clock: Clock,
    refresh: RefreshCountdown,
  })
  bindUseCase(bind, WatchMaintenance, makeWatchMaintenance, {
    maintenance: Maintenance,
    clock: Clock,
    address: VisitorAddress,
    settings: SettingsSource,
  })
  bindUseCase(bind, ReadMaintenanceNotice, makeReadMaintenanceNotice, {
    maintenance: Maintenance,
    clock: Clock,
    settings: SettingsSource,
  })
})
