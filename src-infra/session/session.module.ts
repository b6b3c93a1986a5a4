import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { Digest } from '#app/kernel/digest.port'
import { KeepEntries } from '#app/session/keep-entries'
import { FindOwner, KeepRecords } from '#app/session/keep-records'
import { DatabaseStore, TabStore } from '#app/session/record-store.port'
import { SessionCookie, SessionStore, AdminToken } from '#app/session/session-store.port'
import { EndSession, LeaveEntry, ResetSession } from '#app/session/end-session'
import { VisitorAddress } from '#app/session/visitor-address.port'
import { RecogniseOffice } from '#app/session/recognise-office'
import { bindUseCases } from '../bind.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { makeDatabaseStore, makeTabStore } from './records-storage.ts'
import { makeSessionCookie } from './session-document.ts'
import { makeAdminToken, makeSessionStorage } from './session-storage.ts'
import { makeVisitorAddress } from './visitor-address-http.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  // The administrator's token is bound here because every call and every reset of a session needs it.
  bind(AdminToken).toResolvedValue(() => makeAdminToken())
  bind(SessionStore).toResolvedValue(() => makeSessionStorage())
  bind(SessionCookie).toResolvedValue(() => makeSessionCookie())
  bind(Digest).toResolvedValue(() => makeDigestWeb())
  bind(TabStore).toResolvedValue(() => makeTabStore())
  bind(DatabaseStore).toResolvedValue(() => makeDatabaseStore())
  bind(VisitorAddress).toResolvedValue(makeVisitorAddress, [SettingsSource])

  bindUseCases(bind, FindOwner, KeepRecords, KeepEntries, ResetSession, EndSession, LeaveEntry, RecogniseOffice)
})
