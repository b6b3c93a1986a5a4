import { ContainerModule } from 'inversify'
import { Digest } from '#app/kernel/digest.port'
import { DatabaseStore, TabStore } from '#app/records/record-storage.port'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { makeDatabaseStore, makeTabStore } from './record-storage-browser.ts'

/** Binds the stored data of the tab and the browser, except the session. */
export const recordsModule = new ContainerModule(({ bind }) => {
  bind(Digest).toResolvedValue(() => makeDigestWeb())
  bind(TabStore).toResolvedValue(() => makeTabStore())
  bind(DatabaseStore).toResolvedValue(() => makeDatabaseStore())
})
