import type { Application } from '#domain/application/application'
import { itemsOfProof } from '#domain/proof/proof-items'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { isSentBackItemStatus } from '#domain/proof/supplement'

/** Returns the documents of a proof that were sent back for a supplement. */
export const sentBackItems = (application: Pick<Application, 'items'>, proof: Proof): readonly ProofItem[] =>
  itemsOfProof(application, proof).filter(({ status }) => isSentBackItemStatus(status))
