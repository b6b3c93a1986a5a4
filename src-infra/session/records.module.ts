import { ContainerModule } from 'inversify'
import { Digest } from '#app/kernel/digest.port'
import { EndSession, LeaveEntryPage, ResetSession } from '#app/session/end-session'
import { KeepEntries } from '#app/session/keep-entries'
import { FindOwner, KeepRecords } from '#app/session/keep-records'
import { DatabaseStore, TabStore } from '#app/session/record-store.port'
import { bindUseCases } from '../bind.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { makeDatabaseStore, makeTabStore } from './records-storage.ts'

/**
 * Binds the stored data of the tab and the browser, except the session; and the end of a session, because it deletes
 * some of these data.
 */
export const recordsModule = new ContainerModule(({ bind }) => {
  bind(Digest).toResolvedValue(() => makeDigestWeb())
  bind(TabStore).toResolvedValue(() => makeTabStore())
  bind(DatabaseStore).toResolvedValue(() => makeDatabaseStore())

  bindUseCases(bind, FindOwner, KeepRecords, KeepEntries, ResetSession, EndSession, LeaveEntryPage)
})
