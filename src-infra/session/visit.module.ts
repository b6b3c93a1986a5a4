import { ContainerModule } from 'inversify'
import { ReadMaintenanceNotice, WatchMaintenance } from '#app/notice/watch-maintenance'
import { EnterCountdown, RefreshCountdown } from '#app/session/refresh-countdown'
import { ExtendSession } from '#app/session/extend-session'
import { EnterRoute } from '#app/session/enter-route'
import { FollowCountdown } from '#app/session/follow-countdown'
import { CountdownTokens } from '#app/session/countdown-tokens.port'
import { PageVisibility } from '#app/session/page-visibility.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCountdownTokensHttp } from './countdown-tokens-http.ts'
import { makePageVisibility } from './session-document.ts'

/** Binds what a visit of any page except `/` needs: guards, countdown and maintenance. */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(PageVisibility).toResolvedValue(makePageVisibility)
  bind(CountdownTokens).toResolvedValue(makeCountdownTokensHttp, [Http])
  bindUseCases(
    bind,
    RefreshCountdown,
    FollowCountdown,
    ExtendSession,
    EnterRoute,
    EnterCountdown,
    WatchMaintenance,
    ReadMaintenanceNotice,
  )
})
