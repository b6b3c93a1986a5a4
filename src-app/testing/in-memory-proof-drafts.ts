import type { ProofDraftStore } from '../proof/proof-drafts.ts'

/** A store of proof drafts in memory. */
export const inMemoryProofDrafts = (start: ReturnType<ProofDraftStore['read']> = {}): ProofDraftStore => {
  let drafts = start
  return {
    read: () => drafts,
    write: (next) => {
      drafts = next
    },
  }
}
