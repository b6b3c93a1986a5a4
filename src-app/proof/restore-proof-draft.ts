import { Effect } from 'effect'
import { judgeDraft } from '#domain/application/draft'
import type { ProofDraft, ProofDraftKey } from '#domain/proof/proof-draft'
import type { DraftOwner } from '../application/draft-owner.ts'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { ProofDraftStore } from './proof-draft-store.port.ts'

/**
 * What a form held when it was left, with the names of its files, for the same person and business; null when there is
 * nothing. Everybody else's drafts and those of a day ago are deleted unseen. Never fails. [P-317] [A-265] [D3-99]
 */
export const makeRestoreProofDraft =
  (ports: { readonly drafts: ProofDraftStore; readonly owner: DraftOwner; readonly clock: Clock }) =>
  (key: ProofDraftKey): Effect.Effect<Omit<ProofDraft, 'owner'> | null> =>
    Effect.map(ports.owner(), (owner) => {
      if (owner === null) return null
      const now = ports.clock.now()
      const kept = Object.fromEntries(
        Object.entries(ports.drafts.read()).filter(
          ([, draft]) => draft !== undefined && judgeDraft(draft, owner, now) === 'restore',
        ),
      ) as ReturnType<ProofDraftStore['read']>
      ports.drafts.write(kept)
      const draft = kept[key]
      return draft === undefined ? null : { savedAt: draft.savedAt, entries: draft.entries, files: draft.files }
    })
export type RestoreProofDraft = ReturnType<typeof makeRestoreProofDraft>
export const RestoreProofDraft = useCase<RestoreProofDraft>('RestoreProofDraft')
