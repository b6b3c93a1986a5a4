import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { ServicesOf } from '#app/kernel/token'
import { ApplySupplement, type ApplySupplementError, type SupplementStep } from '#app/proof/apply-supplement'
import { CheckProofEntries } from '#app/proof/check-proof-entries'
import type { ChosenProof } from '#app/proof/choose-proof'
import { LoadChosenProof, type LoadChosenProofError, toSupplement } from '#app/proof/load-chosen-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import type { Proof } from '#domain/proof/proof'
import { keepOfferedYears } from '#domain/proof/proof-period'
import {
  remainingSupplementChanges,
  itemIdsToDelete,
  NOTHING_STAGED,
  replacementsOf,
  type SentSupplement,
  type StagedChanges,
  keepPossibleChanges,
} from '#domain/proof/supplement/staged-changes'
import type { SupplementVerdict } from '#domain/proof/supplement/supplement'
import {
  type decideSupplementSubmission,
  type ProofEntries,
  storedProofEntries,
} from '#domain/proof/supplement/supplement-checks'
import { type BarMessageModel, makeBarMessageModel } from '#ui/parts/form-bar/refuse-entries.ts'
import { type EntryLock, makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import type { Field, TextField } from '#ui/parts/form/form-field.ts'
import { type DraftModel, DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { fileListsOfRows } from '#ui/parts/records/unsent-files.model.ts'
import { makeTaskState, runLoad, runTask, type TaskState } from '#ui/parts/task/task.ts'
import { EVIDENCE_SERVICES } from '#ui/parts/upload/evidence-files.model.ts'
import { makeDetailEntries } from './entries.model.ts'
import { makeRowCounts, type RowCounts } from './row-counts.ts'
import { makeStagingModel, type RowStaging, toStagedRowFile, type StagedRowFile } from './staging.model.ts'

const draftKeyOf = ({ proof }: LoadedProof) => `supplement ${proof.id}` as const

export const DETAIL_SERVICES = {
  loadProof: LoadChosenProof,
  checkEntries: CheckProofEntries,
  applySupplement: ApplySupplement,
  ...EVIDENCE_SERVICES,
  ...DRAFT_SERVICES,
} as const
type DetailServices = ServicesOf<typeof DETAIL_SERVICES>

/** The detail page: the proof, its entries and pending changes, and how they are sent. [P-097] to [P-144] */
export type DetailModel = RowStaging &
  RowCounts & {
    readonly lock: EntryLock
    readonly loaded: ReadonlySignal<LoadedProof | null>
    readonly loading: ReadonlySignal<TaskState<LoadChosenProofError, LoadedProof>>
    /** The call that sends the supplement, and its current step; the step is null while nothing is sent. */
    readonly applying: ReadonlySignal<TaskState<ApplySupplementError, LoadedProof>>
    readonly step: ReadonlySignal<SupplementStep | null>
    readonly years: Field<readonly string[]>
    readonly total: TextField
    readonly entered: ReadonlySignal<ProofEntries>
    /** Whether the proof can be supplemented; null until it is loaded. [D2-610] */
    readonly supplement: ReadonlySignal<SupplementVerdict | null>
    readonly editable: ReadonlySignal<boolean>
    /** True if a part of an earlier supplement was stored. The supplement must then be completed. [P-314] */
    readonly partly: ReadonlySignal<boolean>
    /** True if there are changes or entries that are not sent yet. [P-313] */
    readonly unsaved: ReadonlySignal<boolean>
    /**
     * The document that its list must bring into view, by showing the page that contains it. Each request is a new
     * object, so that the same document can be requested twice.
     */
    readonly sought: ReadonlySignal<{ readonly id: string } | null>
    readonly seek: (id: string) => void
    /** True after an attempt, if files still have to be corrected. These files are then marked. [P-139] [D3-140] */
    readonly marksOpenRows: Signal<boolean>
    readonly refusal: BarMessageModel
    readonly load: () => Promise<TaskState<LoadChosenProofError, LoadedProof>>
    /** Resets everything to the state at the server. Returns false if nothing was changed. [P-127] [P-138] */
    readonly cancelChanges: () => boolean
    /** Makes the draft of a proof for which nothing has been sent. [P-317] [D3-99] */
    readonly draftOf: (proof: LoadedProof) => DraftModel
    /** Returns why the supplement may not be sent; null if there is no proof. [P-133] to [P-139] */
    readonly check: () => ReturnType<typeof decideSupplementSubmission> | null
    readonly apply: () => Promise<TaskState<ApplySupplementError, LoadedProof>>
    /** Drops all staged changes with their files. */
    readonly clear: () => void
  }

/** Returns the changes of an earlier attempt that are still possible, as the page stages them. [P-314] */
const remainingChanges = (supplement: SentSupplement, proof: Proof): StagedChanges<StagedRowFile> =>
  new Map(
    [...remainingSupplementChanges(supplement, proof).pending].map(([id, change]) => [
      id,
      change.is === 'delete' ? change : { is: 'replace', file: toStagedRowFile(change.file) },
    ]),
  )

/** Makes the signals of a loaded proof: its entries, its pending changes, and whether they differ from the server's. */
const makeSupplementEntries = (services: DetailServices) => {
  const lock = makeEntryLock('supplement')
  const loaded = signal<LoadedProof | null>(null)
  const staging = makeStagingModel(lock, services, loaded)
  const { staged, setStaged, markDeleted, replaceFile } = staging
  const entries = makeDetailEntries(lock, loaded)
  const { total, editable, stored, enter } = entries
  const unsaved = computed(() => staged.value.size > 0 || entries.changed.value)

  /**
   * Shows a loaded proof. If a supplement was stored only in part, the entries of the person stay. If none is possible
   * any more, the staged changes are dropped. [D3-660]
   */
  const show = (next: LoadedProof, keepEntries: boolean) =>
    batch(() => {
      loaded.value = next
      total.isFixed.value = !editable.peek()
      setStaged(editable.peek() ? keepPossibleChanges(staged.peek(), next.proof.items) : NOTHING_STAGED)
      if (!keepEntries) enter(storedProofEntries(next.proof))
    })

  /** Restores the pending changes of an earlier attempt. [P-314] */
  const resume = ({ proof, pending }: LoadedProof) => {
    if (pending === null) return
    setStaged(remainingChanges(pending, proof))
    enter({ years: keepOfferedYears(pending.years), total: pending.total })
  }

  const cancelChanges = (): boolean => {
    if (staging.isBusy() || stored.peek() === null || !unsaved.peek()) return false
    batch(() => {
      setStaged(NOTHING_STAGED)
      enter(stored.peek() ?? { years: [], total: 0 })
    })
    return true
  }

  const draftOf = (proof: LoadedProof) =>
    makeDraftModel(
      {
        key: draftKeyOf(proof),
        isLocked: lock.isLocked,
        entries: computed(() => ({ ...entries.forDraft.value, deletions: itemIdsToDelete(staged.value) })),
        places: fileListsOfRows(
          () => replacementsOf(staged.value).map(({ id, file }) => ({ id, files: file.files })),
          replaceFile,
        ),
        put: (savedEntries) =>
          batch(() => {
            entries.restore(savedEntries)
            for (const id of savedEntries.deletions) markDeleted(id)
          }),
        empty: () => void cancelChanges(),
      },
      services,
    )

  return { lock, loaded, staging, entries, unsaved, show, resume, cancelChanges, draftOf } as const
}

export const makeDetailModel = (services: DetailServices): DetailModel => {
  const { lock, loaded, staging, entries, unsaved, show, resume, cancelChanges, draftOf } =
    makeSupplementEntries(services)
  const { staged, preparing, setStaged } = staging
  const { years, total, supplement, editable, entered } = entries
  const loading = makeTaskState<LoadChosenProofError, LoadedProof>()
  const applying = makeTaskState<ApplySupplementError, LoadedProof>()
  const step = signal<SupplementStep | null>(null)
  const sought = signal<{ readonly id: string } | null>(null)

  const load = async () => {
    const first = loaded.peek() === null
    const outcome = await runLoad(loading, services.loadProof(history.state as Partial<ChosenProof> | null))
    if (outcome.is === 'done') {
      show(outcome.value, false)
      if (first) resume(outcome.value)
    }
    return outcome
  }

  const apply = async () => {
    const proof = loaded.peek()
    if (proof === null || preparing.peek() !== null) return applying.peek()
    const outcome = await runTask(
      applying,
      services.applySupplement(proof, entered.peek(), staged.peek(), (next) => {
        step.value = next
      }),
      { lock, unlocks: 'atEnd' },
    )
    step.value = null
    if (outcome.is === 'done') {
      show(outcome.value, false)
      // Deletes the draft, too. It may be from before a reload, and then no open page uses it.
      services.drafts.discard(draftKeyOf(proof))
    }
    if (outcome.is === 'failed' && 'after' in outcome.error && outcome.error.after.loaded !== null)
      show(outcome.error.after.loaded, true)
    return outcome
  }

  return {
    ...staging,
    ...makeRowCounts(loaded, staged),
    lock,
    loaded,
    loading,
    applying,
    step,
    years,
    total,
    entered,
    supplement,
    editable,
    partly: computed(() => (loaded.value?.pending ?? null) !== null),
    unsaved,
    sought,
    seek: (id) => {
      sought.value = { id }
    },
    marksOpenRows: signal(false),
    refusal: makeBarMessageModel(computed(() => [staged.value, entered.value])),
    load,
    cancelChanges,
    draftOf,
    check: () => {
      const proof = loaded.peek()
      if (proof === null) return null
      return services.checkEntries.supplement(toSupplement(proof, entered.peek(), staged.peek()))
    },
    apply,
    clear: () => setStaged(NOTHING_STAGED),
  }
}
