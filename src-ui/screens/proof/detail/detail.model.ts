import { batch, computed, signal } from '@preact/signals-react'
import type { ChosenProof } from '#app/proof/choose-proof'
import { ApplySupplement, type ApplySupplementError, type SupplementStep } from '#app/proof/apply-supplement'
import { LoadChosenProof, type LoadChosenProofError, toSupplement } from '#app/proof/load-chosen-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import { SessionCookie } from '#app/session/session-cookie.port'
import {
  remainingSupplementChanges,
  itemIdsToDelete,
  NOTHING_STAGED,
  replacementsOf,
  type StagedChanges,
  keepPossibleChanges,
} from '#domain/proof/staged-changes'
import { keepOfferedYears } from '#domain/proof/proof-period'
import { decideSupplementSubmission, storedProofEntries } from '#domain/proof/supplement-checks'
import { DRAFT_SERVICES, makeDraftModel } from '../../../parts/draft/draft.model.ts'
import { fileListsOfRows } from '../../../parts/draft/unsent-files.model.ts'
import { makeEntryLock } from '../../../parts/form/entry-lock.ts'
import { makeBarMessageModel } from '../../../parts/form/refuse-entries.ts'
import { makeTaskState, runLoad, runTask } from '../../../parts/task/task.ts'
import type { ServicesOf } from '#app/token'
import { EVIDENCE_SERVICES } from '../../../parts/upload/evidence-files.model.ts'
import { makeDetailEntries } from './entries.model.ts'
import { makeRowCounts } from './row-counts.ts'
import { makeStagingModel, toStagedRowFile, type StagedRowFile } from './staging.model.ts'

const draftKeyOf = ({ proof }: LoadedProof) => `supplement ${proof.id}` as const

export const DETAIL_SERVICES = {
  loadProof: LoadChosenProof,
  cookie: SessionCookie,
  applySupplement: ApplySupplement,
  ...EVIDENCE_SERVICES,
  ...DRAFT_SERVICES,
} as const

/**
 * Makes the model of the detail page: the proof, its entries and pending changes, and how they are sent. [P-097] to
 * [P-144]
 */
export const makeDetailModel = (services: ServicesOf<typeof DETAIL_SERVICES>) => {
  const loaded = signal<LoadedProof | null>(null)
  const loading = makeTaskState<LoadChosenProofError, LoadedProof>()
  const applying = makeTaskState<ApplySupplementError, LoadedProof>()
  const step = signal<SupplementStep | null>(null)
  const lock = makeEntryLock('supplement')
  const { setStaged, isBusy, ...staging } = makeStagingModel(lock, services, loaded)
  const { staged, markDeleted, replaceFile } = staging
  const entries = makeDetailEntries(lock, loaded)
  const { years, total, supplement, editable, stored, entered, enter } = entries
  /** The document whose page its list shows. Each request is a new object, so a document can be sought twice. */
  const sought = signal<{ readonly id: string } | null>(null)
  /** True after an attempt, if files still have to be corrected. These files are then marked. [P-139] [D3-140] */
  const marksOpenRows = signal(false)

  const rows = makeRowCounts(loaded, staged)
  /** True if a part of an earlier supplement was stored. The supplement must then be completed. [P-314] */
  const partly = computed(() => (loaded.value?.pending ?? null) !== null)
  const refusal = makeBarMessageModel(computed(() => [staged.value, entered.value]))
  /** True if there are changes or entries that are not sent yet. [P-313] */
  const unsaved = computed(() => staged.value.size > 0 || entries.changed.value)

  /** Restores the pending changes of an earlier attempt. [P-314] */
  const resume = ({ proof, pending: supplement }: LoadedProof) => {
    if (supplement === null) return
    const { pending } = remainingSupplementChanges(supplement, proof)
    const restored: StagedChanges<StagedRowFile> = new Map(
      [...pending].map(([id, change]) => [
        id,
        change.is === 'delete' ? change : { is: 'replace', file: toStagedRowFile(change.file) },
      ]),
    )
    setStaged(restored)
    enter({ years: keepOfferedYears(supplement.years), total: supplement.total })
  }

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

  const load = async () => {
    const first = loaded.peek() === null
    const outcome = await runLoad(loading, services.loadProof(history.state as Partial<ChosenProof> | null))
    if (outcome.is === 'done') {
      show(outcome.value, false)
      if (first) resume(outcome.value)
    }
    return outcome
  }

  /** Resets everything to the state at the server. Returns false if nothing was changed. [P-127] [P-138] */
  const cancelChanges = (): boolean => {
    if (isBusy() || stored.peek() === null || !unsaved.peek()) return false
    batch(() => {
      setStaged(NOTHING_STAGED)
      enter(stored.peek() ?? { years: [], total: 0 })
    })
    return true
  }

  /** Makes the draft of a proof for which nothing has been sent. [P-317] [D3-99] */
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
        put: (kept) =>
          batch(() => {
            entries.restore(kept)
            for (const id of kept.deletions ?? []) markDeleted(id)
          }),
        empty: () => void cancelChanges(),
      },
      services,
    )

  /** Returns why the supplement may not be sent; null if there is no proof. [P-133] to [P-139] */
  const check = () => {
    const proof = loaded.peek()
    if (proof === null) return null
    const supplement = toSupplement(proof, entered.peek(), staged.peek())
    return decideSupplementSubmission(supplement, services.cookie.read() !== null)
  }

  const apply = async () => {
    const proof = loaded.peek()
    if (proof === null || staging.preparing.peek() !== null) return applying.peek()
    const outcome = await runTask(
      applying,
      services.applySupplement(proof, entered.peek(), staged.peek(), (next) => {
        step.value = next
      }),
      { checks: lock },
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
    lock,
    loaded,
    loading,
    applying,
    step,
    ...staging,
    years,
    total,
    sought,
    seek: (id: string) => {
      sought.value = { id }
    },
    marksOpenRows,
    ...rows,
    entered,
    refusal,
    supplement,
    editable,
    partly,
    unsaved,
    load,
    cancelChanges,
    draftOf,
    check,
    apply,
    /** Drops all staged changes with their files. */
    clear: () => setStaged(NOTHING_STAGED),
  } as const
}
export type DetailModel = ReturnType<typeof makeDetailModel>
