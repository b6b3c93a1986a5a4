import { type ReadonlySignal, signal } from '@preact/signals-react'
import { Deferred, Effect } from 'effect'
import type { StagedFile } from '#app/proof/apply-supplement'
import type { LoadedProof } from '#app/proof/proof.errors'
import {
  decideStaging,
  NOTHING_STAGED,
  replacementsOf,
  type RestoredSupplementFile,
  stageAcceptedFile,
  stageDeletion,
  type StagedChanges,
  type StagingAction,
  type StagingRefusal,
  unstageChange,
} from '#domain/proof/supplement/staged-changes'
import { decideStoredFile } from '#domain/upload/file-reference'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import type { EvidenceFiles } from '#ui/parts/upload/evidence-entry.ts'
import { type EvidenceServices, makeEvidenceFiles } from '#ui/parts/upload/evidence-files.model.ts'
import { UNLIMITED_FILES_FIELD_RULES } from '#ui/parts/upload/upload-field-rules.ts'
import { fill } from '#ui/text/fill.ts'
import { BASE_SUPPLEMENT_REFUSAL_TEXTS, STAGING_REFUSAL_TEXTS } from '#ui/text/ko/proof/detail.ts'

/**
 * A new file that replaces the file of a row. `files` shows the progress of its upload; null if the new file is already
 * stored.
 */
export type StagedRowFile = StagedFile & { readonly files: EvidenceFiles | null }

/** The result of a choice of a file: the file to stage, or the messages that say why the file was rejected. */
type StagedChoice =
  | { readonly ok: true; readonly value: StagedRowFile }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Accepts one file by the same rules as every upload field. Releases the file if it is rejected. The page announces the
 * replacement, so the file is not announced as added. [P-123] [D3-748]
 */
const chooseRowFile = async (lock: EntryLock, file: File, services: EvidenceServices): Promise<StagedChoice> => {
  const files = makeEvidenceFiles(lock, services, { ...UNLIMITED_FILES_FIELD_RULES, max: 1, saysAdded: false })
  await files.add([file])
  const [entry] = files.entries.peek()
  const content = entry === undefined ? null : await runEffect(Deferred.await(entry.prepared))
  if (content === null) {
    const problems = files.problems.peek()
    files.clear()
    return { ok: false, problems }
  }
  const store = files.storeAll.pipe(
    Effect.flatMap(([storedFile]) =>
      storedFile === undefined ? Effect.die('a list of one stored none') : Effect.succeed(storedFile),
    ),
  )
  const storedPath = () => {
    const state = files.entries.peek()[0]?.state.peek()
    return state?.is === 'stored' ? state.file.path : null
  }
  return { ok: true, value: { name: file.name, store, content, storedPath, files } }
}

/** Converts a file that an earlier attempt has stored to the type of a row's new file. [P-314] */
export const toStagedRowFile = ({ name, file }: RestoredSupplementFile): StagedRowFile => ({
  name,
  store: Effect.succeed(file),
  content: null,
  storedPath: () => file.path,
  files: null,
})

/** The pending changes of a proof's rows: deletions and new files. [P-119] [P-120] */
export type RowStaging = {
  readonly staged: ReadonlySignal<StagedChanges<StagedRowFile>>
  /** The id of the row whose new file is being prepared. */
  readonly preparing: ReadonlySignal<string | null>
  /** The reason why the last action on a row failed, with the id of the row. The next change removes it. */
  readonly problem: ReadonlySignal<{ readonly id: string; readonly text: string } | null>
  /** Marks the row for deletion. Returns null; if the deletion is not possible, returns the reason. [P-119] */
  readonly markDeleted: (id: string) => StagingRefusal | 'busy' | null
  /**
   * Sets a new file for the row. Returns null; if the file is rejected, returns the reason. A rejected file changes
   * nothing, and the row shows the reason. [P-119] [P-123]
   */
  readonly replaceFile: (id: string, file: File) => Promise<StagingRefusal | 'busy' | 'refused' | null>
  /** Undoes the pending change of the row. Returns null, or the reason why this is not possible. [P-120] */
  readonly undo: (id: string) => StagingRefusal | 'busy' | null
}

type StagingModel = RowStaging & {
  /** True while no change is possible. */
  readonly isBusy: () => boolean
  /** Stores the pending changes. Releases each file that is no longer pending. */
  readonly setStaged: (next: StagedChanges<StagedRowFile>) => void
}

export const makeStagingModel = (
  lock: EntryLock,
  services: EvidenceServices,
  loadedProof: ReadonlySignal<LoadedProof | null>,
): StagingModel => {
  const staged = signal<StagedChanges<StagedRowFile>>(NOTHING_STAGED)
  const preparing = signal<string | null>(null)
  const problem = signal<{ readonly id: string; readonly text: string } | null>(null)

  const setStaged: StagingModel['setStaged'] = (next) => {
    problem.value = null
    const pendingFiles = new Set(replacementsOf(next).map(({ file }) => file))
    for (const { file } of replacementsOf(staged.peek())) if (!pendingFiles.has(file)) file.files?.clear()
    staged.value = next
  }

  const isBusy = () => lock.isLocked.peek() || preparing.peek() !== null
  /**
   * Returns why no change is possible now, and shows the reason at the row; null if a change is possible. Returns
   * `busy` while another change is in progress.
   */
  const refusalOf = (id: string, action: StagingAction): StagingRefusal | 'busy' | null => {
    const proof = loadedProof.peek()?.proof
    const item = proof?.items.find((other) => other.id === id)
    if (proof === undefined || item === undefined || isBusy()) return 'busy'
    const { verdict } = decideStaging({ proof: proof.status, item, action, staged: staged.peek() })
    if (verdict === 'ok') return null
    problem.value = { id, text: STAGING_REFUSAL_TEXTS[verdict] }
    return verdict
  }

  const markDeleted: StagingModel['markDeleted'] = (id) => {
    const refusal = refusalOf(id, 'delete')
    if (refusal === null) setStaged(stageDeletion(staged.peek(), id))
    return refusal
  }

  const replaceFile: StagingModel['replaceFile'] = async (id, file) => {
    const refusal = refusalOf(id, 'replace')
    if (refusal !== null) return refusal
    if (decideStoredFile(file, null).verdict === 'empty') {
      problem.value = { id, text: fill(BASE_SUPPLEMENT_REFUSAL_TEXTS.emptyFile, { names: file.name }) }
      return 'refused'
    }
    preparing.value = id
    const chosenFile = await chooseRowFile(lock, file, services).finally(() => {
      preparing.value = null
    })
    setStaged(stageAcceptedFile(staged.peek(), id, chosenFile))
    if (chosenFile.ok) return null
    problem.value = { id, text: chosenFile.problems.join('\n') }
    return 'refused'
  }

  const undo: StagingModel['undo'] = (id) => {
    const refusal = refusalOf(id, 'undo')
    if (refusal === null) setStaged(unstageChange(staged.peek(), id))
    return refusal
  }

  return { staged, preparing, problem, isBusy, setStaged, markDeleted, replaceFile, undo }
}
