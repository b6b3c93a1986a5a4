import { ContainerModule } from 'inversify'
import { DraftStore } from '#app/application/draft-store.port'
import { ProofDraftStore } from '#app/proof/proof-draft-store.port'
import { makeProofDraftStorage } from '../proof/proof-draft-storage.ts'
import { makeDraftStorage } from './draft-storage.ts'

/** Apart from the forms that fill them: the end of a session says whether a draft is kept. [E-176] */
export const draftStoreModule = new ContainerModule(({ bind }) => {
  bind(DraftStore)
    .toResolvedValue(() => makeDraftStorage())
    .inSingletonScope()
  bind(ProofDraftStore)
    .toResolvedValue(() => makeProofDraftStorage())
    .inSingletonScope()
})
