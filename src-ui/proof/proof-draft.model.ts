import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { DiscardProofDraft, KeepProofDraft, RestoreProofDraft } from '#app/proof/proof-drafts'
import type { ProofDraftEntries, ProofDraftKey } from '#domain/proof/proof-draft'
import { KeepChosenFiles } from '#app/upload/chosen-files'
import type { EntryLock } from '../form/entry-lock.ts'
import { makeAutosave } from '../form/autosave.model.ts'
import type { Served } from '../services.ts'
import { type FilePlaces, makeUnsentFiles } from '../upload/unsent-files.model.ts'

/** What the draft of a proof form asks of the product. */
export const PROOF_DRAFT_SERVICES = {
  restoreProofDraft: RestoreProofDraft,
  keepProofDraft: KeepProofDraft,
  discardProofDraft: DiscardProofDraft,
  keepChosenFiles: KeepChosenFiles,
} as const

/** What a form gives to be kept. `put` takes entries back that were kept; `empty` takes everything off the form. */
export type DraftedForm = {
  readonly key: ProofDraftKey
  readonly lock: EntryLock
  /** Everything typed or ticked but the agreement; every value empty when nothing is entered. */
  readonly entries: ReadonlySignal<ProofDraftEntries>
  /** Names of the files that are chosen now. */
  readonly files: ReadonlySignal<readonly string[]>
  /** The places whose files are kept beside the draft; none: their names alone are. [D3-102] */
  readonly places?: FilePlaces | undefined
  readonly put: (entries: ProofDraftEntries) => void
  readonly empty: () => void
}

/**
 * The draft of a proof form. Its files come back with it; `awaited` are names of those that did not, because the browser
 * kept them no longer: they have to be chosen again. [P-317] [D3-99] [D3-102]
 */
export const makeProofDraft = (form: DraftedForm, services: Served<typeof PROOF_DRAFT_SERVICES>) => {
  const unsent = makeUnsentFiles(form.key, form.places, services.keepChosenFiles)
  const restoredFiles = signal<readonly string[]>([])
  const returning = signal(false)
  const missing = computed(() => restoredFiles.value.filter((name) => !form.files.value.includes(name)))
  const held = computed(() => ({ entries: form.entries.value, files: [...form.files.value, ...missing.value] }))
  const bringBack = async (names: readonly string[]) => {
    returning.value = true
    await unsent.bringBack(names)
    returning.value = false
  }
  const draft = makeAutosave({
    locked: form.lock.locked,
    text: computed(() => JSON.stringify(held.value)),
    read: () => services.restoreProofDraft(form.key),
    put: (kept) => {
      form.put(kept.entries)
      restoredFiles.value = kept.files
      if (kept.files.length > 0) void bringBack(kept.files)
    },
    save: () => services.keepProofDraft(form.key, held.peek()),
    remove: () => {
      services.discardProofDraft(form.key)
      restoredFiles.value = []
      unsent.discard()
    },
    empty: form.empty,
  })
  return {
    ...draft,
    awaited: computed(() => (returning.value ? [] : missing.value)),
    start: () => {
      const stops = [unsent.follow(), draft.start()]
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** It was handed in: the draft is deleted and nothing is kept any more. */
    stop: () => {
      draft.clear()
      draft.stop()
    },
  } as const
}
export type ProofDraft = ReturnType<typeof makeProofDraft>
