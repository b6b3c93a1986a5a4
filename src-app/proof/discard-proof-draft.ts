import type { ProofDraftKey } from '#domain/proof/proof-draft'
import { useCase } from '../token.ts'
import type { ProofDraftStore } from './proof-draft-store.port.ts'

/** Takes one draft out of the store; all others stay. */
export const dropDraft = (drafts: ProofDraftStore, key: ProofDraftKey): void => {
  const { [key]: _, ...others } = drafts.read()
  drafts.write(others)
}

/** Deletes the draft of a form: it was handed in, or the person asked for it. [P-317] */
export const makeDiscardProofDraft =
  (ports: { readonly drafts: ProofDraftStore }) =>
  (key: ProofDraftKey): void =>
    dropDraft(ports.drafts, key)
export type DiscardProofDraft = ReturnType<typeof makeDiscardProofDraft>
export const DiscardProofDraft = useCase<DiscardProofDraft>('DiscardProofDraft')
