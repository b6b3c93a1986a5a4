import { Effect } from 'effect'
import { judgeDraft } from '#domain/application/draft'
import type { Instant } from '#domain/kernel/calendar'
import { type ProofDraft, type ProofDraftKey, isEmptyDraft } from '#domain/proof/proof-draft'
import type { DraftOwner } from '../application/drafts.ts'
import type { Clock } from '../kernel/clock.port.ts'
import { port, useCase } from '../token.ts'

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
