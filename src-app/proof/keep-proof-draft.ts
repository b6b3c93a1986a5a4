import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import { isEmptyDraft, type ProofDraft, type ProofDraftKey } from '#domain/proof/proof-draft'
import type { DraftOwner } from '../application/draft-owner.ts'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import { dropDraft } from './discard-proof-draft.ts'
import type { ProofDraftStore } from './proof-draft-store.port.ts'

/** What a form has entered, and the names of the files that were chosen. */
export type ProofEntries = Pick<ProofDraft, 'entries' | 'files'>

/**
 * Keeps what a proof form holds while it is filled in, and answers when; an empty form keeps nothing. Null where no draft
 * can be kept. Once `restoreProofDraft` has run it is done at once, also when the page leaves. Never fails. [P-317] [D3-99]
 */
export const makeKeepProofDraft =
  (ports: { readonly drafts: ProofDraftStore; readonly owner: DraftOwner; readonly clock: Clock }) =>
  (key: ProofDraftKey, entered: ProofEntries): Effect.Effect<Instant | null> =>
    Effect.map(ports.owner(), (owner) => {
      if (owner === null) return null
      if (isEmptyDraft(entered)) {
        dropDraft(ports.drafts, key)
        return null
      }
      const savedAt = ports.clock.now()
      const { entries, files } = entered
      ports.drafts.write({ ...ports.drafts.read(), [key]: { owner, savedAt, entries, files } })
      return savedAt
    })
export type KeepProofDraft = ReturnType<typeof makeKeepProofDraft>
export const KeepProofDraft = useCase<KeepProofDraft>('KeepProofDraft')
