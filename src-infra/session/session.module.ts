import { ContainerModule } from 'inversify'
import { AdminToken } from '#app/admin/admin-token.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { Maintenance } from '#app/notice/maintenance'
import { CountdownTokens } from '#app/session/countdown-token.port'
import { EndSession, makeEndSession } from '#app/session/end-session'
import { EnterCountdown, makeEnterCountdown } from '#app/session/enter-countdown'
import { EnterRoute, makeEnterRoute } from '#app/session/enter-route'
import { EntryDrafts } from '#app/session/entry-drafts.port'
import { ExtendSession, makeExtendSession } from '#app/session/extend-session'
import { FollowCountdown, makeFollowCountdown } from '#app/session/follow-countdown'
import { PageVisibility } from '#app/session/page-visibility.port'
import { KeptDrafts } from '#app/session/kept-drafts.port'
import { LeaveEntry, makeLeaveEntry } from '#app/session/leave-entry'
import { makeRecogniseOffice, RecogniseOffice } from '#app/session/recognise-office'
import { makeRefreshCountdown, RefreshCountdown } from '#app/session/refresh-countdown'
import { makeRequestCountdownToken, RequestCountdownToken } from '#app/session/request-countdown-token'
import { makeResetSession, ResetSession } from '#app/session/reset-session'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { VisitorAddress } from '#app/session/visitor-address.port'
import { Http } from '../http/http.ts'
import { makeCountdownTokens } from './countdown-token-http.ts'
import { makeEntryDrafts } from './entry-drafts-storage.ts'
import { makeKeptDrafts } from './kept-drafts-storage.ts'
import { makePageVisibility } from './page-visibility-document.ts'
import { makeSessionCookie } from './session-cookie-document.ts'
import { makeSessionStorage } from './session-storage.ts'
import { makeVisitorAddress } from './visitor-address-http.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
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

  bind(ResetSession).toResolvedValue(
    (session, cookie, adminToken) => makeResetSession({ session, cookie, adminToken }),
    [SessionStore, SessionCookie, AdminToken],
  )
  bind(EndSession).toResolvedValue(
    (resetSession, keptDrafts) => makeEndSession({ resetSession, keptDrafts }),
    [ResetSession, KeptDrafts],
  )
  bind(LeaveEntry).toResolvedValue(
    (session, drafts, resetSession) => makeLeaveEntry({ session, drafts, resetSession }),
    [SessionStore, EntryDrafts, ResetSession],
  )
  bind(RefreshCountdown).toResolvedValue(
    (tokens, session, cookie, clock, endSession) =>
      makeRefreshCountdown({ tokens, session, cookie, clock, endSession }),
    [CountdownTokens, SessionStore, SessionCookie, Clock, EndSession],
  )
  bind(RequestCountdownToken).toResolvedValue(
    (tokens, session, clock) => makeRequestCountdownToken({ tokens, session, clock }),
    [CountdownTokens, SessionStore, Clock],
  )
  bind(EnterCountdown).toResolvedValue(
    (session, refresh, request) => makeEnterCountdown({ session, refresh, request }),
    [SessionStore, RefreshCountdown, RequestCountdownToken],
  )
  bind(FollowCountdown).toResolvedValue(
    (clock, session, cookie, visibility, refresh, endSession) =>
      makeFollowCountdown({ clock, session, cookie, visibility, refresh, endSession }),
    [Clock, SessionStore, SessionCookie, PageVisibility, RefreshCountdown, EndSession],
  )
  bind(ExtendSession).toResolvedValue(
    (tokens, session, clock) => makeExtendSession({ tokens, session, clock }),
    [CountdownTokens, SessionStore, Clock],
  )
  bind(EnterRoute).toResolvedValue(
    (session, cookie, address, maintenance, settings, endSession) =>
      makeEnterRoute({ session, cookie, address, maintenance, settings, endSession }),
    [SessionStore, SessionCookie, VisitorAddress, Maintenance, SettingsSource, EndSession],
  )
  bind(RecogniseOffice).toResolvedValue(
    (address, settings) => makeRecogniseOffice({ address, settings }),
    [VisitorAddress, SettingsSource],
  )
})
