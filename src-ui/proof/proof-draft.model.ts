import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { DiscardProofDraft } from '#app/proof/discard-proof-draft'
import type { KeepProofDraft } from '#app/proof/keep-proof-draft'
import type { RestoreProofDraft } from '#app/proof/restore-proof-draft'
import type { ProofDraftEntries, ProofDraftKey } from '#domain/proof/proof-draft'
import { makeKeptDraft } from '../form/kept-draft.model.ts'

/** The use cases that a draft of a proof form needs. */
export type ProofDraftDoors = {
  readonly restoreProofDraft: RestoreProofDraft
  readonly keepProofDraft: KeepProofDraft
  readonly discardProofDraft: DiscardProofDraft
}

/** What a form gives to be kept. `put` takes entries back that were kept; `empty` takes everything off the form. */
export type DraftedForm = {
  readonly key: ProofDraftKey
  /** Everything typed or ticked but the agreement; every value empty when nothing is entered. */
  readonly entries: ReadonlySignal<ProofDraftEntries>
  /** Names of the files that are chosen now. */
  readonly files: ReadonlySignal<readonly string[]>
  readonly put: (entries: ProofDraftEntries) => void
  readonly empty: () => void
}

/**
 * The draft of a proof form. `awaited` are names of files that were chosen when it was kept and are not chosen now: files
 * themselves are not kept. [P-317] [D3-99]
 */
export const makeProofDraft = (form: DraftedForm, doors: ProofDraftDoors) => {
  const restoredFiles = signal<readonly string[]>([])
  const awaited = computed(() => restoredFiles.value.filter((name) => !form.files.value.includes(name)))
  const held = computed(() => ({ entries: form.entries.value, files: [...form.files.value, ...awaited.value] }))
  const draft = makeKeptDraft({
    text: computed(() => JSON.stringify(held.value)),
    read: () => doors.restoreProofDraft(form.key),
    put: (kept) => {
      form.put(kept.entries)
      restoredFiles.value = kept.files
    },
    keep: () => doors.keepProofDraft(form.key, held.peek()),
    drop: () => {
      doors.discardProofDraft(form.key)
      restoredFiles.value = []
    },
    empty: form.empty,
  })
  return {
    ...draft,
    awaited,
    /** It was handed in: the draft is deleted and nothing is kept any more. */
    end: () => {
      draft.forget()
      draft.end()
    },
  } as const
}
export type ProofDraft = ReturnType<typeof makeProofDraft>
