import { ContainerModule } from 'inversify'
import { DraftStore } from '#app/application/draft-store.port'
import { ProofDraftStore } from '#app/proof/proof-draft-store.port'
import { makeProofDraftStorage } from '../proof/proof-draft-storage.ts'
import { makeDraftStorage } from './draft-storage.ts'

/** Drafts of the application and of proof forms, which several of their use cases share. [A-264] [P-317] */
export const draftStoreModule = new ContainerModule(({ bind }) => {
  bind(DraftStore)
    .toResolvedValue(() => makeDraftStorage())
    .inSingletonScope()
  bind(ProofDraftStore)
    .toResolvedValue(() => makeProofDraftStorage())
    .inSingletonScope()
})
