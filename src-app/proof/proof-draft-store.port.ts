import type { ProofDraft, ProofDraftKey } from '#domain/proof/proof-draft'
import { port } from '../token.ts'

/**
 * Drafts of proof forms, one for each form, in this tab only, under a key of their own that a session reset leaves alone.
 * Synchronous, so that nothing typed is lost when the page leaves. [P-317] [D3-99]
 */
export interface ProofDraftStore {
  /** All drafts by their form. What cannot be read is dropped. */
  readonly read: () => Readonly<Partial<Record<ProofDraftKey, ProofDraft>>>
  /** Replaces all of them. A browser that refuses to store keeps them for as long as the page lives. */
  readonly write: (drafts: Readonly<Partial<Record<ProofDraftKey, ProofDraft>>>) => void
}
export const ProofDraftStore = port<ProofDraftStore>('ProofDraftStore')
