import { ContainerModule } from 'inversify'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { Maintenance } from '#app/session/maintenance'
import { CountdownTokens, SessionCookie, SessionStore, AdminToken } from '#app/session/session-store.port'
import {
  EndSession,
  makeEndSession,
  LeaveEntry,
  makeLeaveEntry,
  makeResetSession,
  ResetSession,
} from '#app/session/end-session'
import {
  EnterCountdown,
  makeEnterCountdown,
  ExtendSession,
  makeExtendSession,
  makeRefreshCountdown,
  RefreshCountdown,
  makeRequestCountdownToken,
  RequestCountdownToken,
} from '#app/session/countdown'
import { EnterRoute, makeEnterRoute } from '#app/session/enter-route'
import { EntryDrafts, KeptDrafts } from '#app/session/kept-drafts.port'
import { FollowCountdown, makeFollowCountdown } from '#app/session/follow-countdown'
import { PageVisibility, VisitorAddress } from '#app/session/visitor-address.port'
import { makeRecogniseOffice, RecogniseOffice } from '#app/session/recognise-office'
import { makeAdminToken } from '../admin/admin-token-storage.ts'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCountdownTokens } from './countdown-token-http.ts'
import { makeEntryDrafts, makeKeptDrafts } from './drafts-storage.ts'
import { makePageVisibility, makeSessionCookie } from './session-document.ts'
import { makeSessionStorage } from './session-storage.ts'
import { makeVisitorAddress } from './visitor-address-http.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  // The sign of an administrator is here because every call and every reset of a session asks for it.
  bind(AdminToken)
    .toResolvedValue(() => makeAdminToken())
    .inSingletonScope()
  bind(SessionStore)
    .toResolvedValue(() => makeSessionStorage())
    .inSingletonScope()
  bind(SessionCookie)
    .toResolvedValue(() => makeSessionCookie())
    .inSingletonScope()
  bind(EntryDrafts)
    .toResolvedValue(() => makeEntryDrafts())
    .inSingletonScope()
  bind(KeptDrafts)
    .toResolvedValue(() => makeKeptDrafts())
    .inSingletonScope()
  bind(PageVisibility).toResolvedValue(makePageVisibility).inSingletonScope()
  bind(VisitorAddress).toResolvedValue(makeVisitorAddress, [SettingsSource]).inSingletonScope()
  bind(CountdownTokens).toResolvedValue(makeCountdownTokens, [Http]).inSingletonScope()

  bindUseCase(bind, ResetSession, makeResetSession, {
    session: SessionStore,
    cookie: SessionCookie,
    adminToken: AdminToken,
  })
  bindUseCase(bind, EndSession, makeEndSession, { resetSession: ResetSession, keptDrafts: KeptDrafts })
  bindUseCase(bind, LeaveEntry, makeLeaveEntry, {
    session: SessionStore,
    drafts: EntryDrafts,
    resetSession: ResetSession,
  })
  bindUseCase(bind, RefreshCountdown, makeRefreshCountdown, {
    tokens: CountdownTokens,
    session: SessionStore,
    cookie: SessionCookie,
    clock: Clock,
    endSession: EndSession,
  })
  bindUseCase(bind, RequestCountdownToken, makeRequestCountdownToken, {
    tokens: CountdownTokens,
    session: SessionStore,
    clock: Clock,
  })
  bindUseCase(bind, EnterCountdown, makeEnterCountdown, {
    session: SessionStore,
    refresh: RefreshCountdown,
    request: RequestCountdownToken,
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
  })
  bindUseCase(bind, RecogniseOffice, makeRecogniseOffice, { address: VisitorAddress, settings: SettingsSource })
})
