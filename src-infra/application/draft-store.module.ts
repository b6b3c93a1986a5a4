import { ContainerModule } from 'inversify'
import { DraftStore } from '#app/application/draft-store.port'
import { makeDraftStorage } from './draft-storage.ts'

/** Apart from the form that fills it: the end of a session says whether a draft is kept. [E-176] */
export const draftStoreModule = new ContainerModule(({ bind }) => {
  bind(DraftStore)
    .toResolvedValue(() => makeDraftStorage())
    .inSingletonScope()
})
