import { computed, signal } from '@preact/signals-react'
import { type ArrivedFile, arrivedFilesOf } from '#domain/proof/registration/same-registration'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import type { DraftModel } from '#ui/parts/records/draft.model.ts'
import type { EvidenceFiles } from '#ui/parts/upload/evidence-entry.ts'
import { fill } from '#ui/text/fill.ts'
import { listFileNames } from '#ui/text/ko/proof/arrived-proof.ts'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import type { makeSentFiles } from '../sent-memory.model.ts'

type BaseFilesPage = {
  readonly files: EvidenceFiles
  readonly sentFiles: ReturnType<typeof makeSentFiles>
  readonly proof: () => Parameters<typeof arrivedFilesOf>[0] | undefined
  readonly draft: () => DraftModel | null
  readonly toDetail: () => void
}

/**
 * Makes the model that finds out which base files the agency has already received, after a call without an answer and
 * after a reload. The person then decides about the other files. [P-315] [D3-139]
 */
export const makeArrivedBaseFiles = ({ files, sentFiles, proof, draft, toDetail }: BaseFilesPage) => {
  const isRestored = signal(false)

  /**
   * Removes the files that the agency has received from the list, and forgets what was sent, so that the next attempt
   * starts a new upload.
   */
  const continueWithout = (arrivedFiles: readonly ArrivedFile[]) => {
    const [paths, names] = [arrivedFiles.map(({ path }) => path), arrivedFiles.map(sentFiles.nameOf)]
    for (const { id, name, state } of files.entries.peek()) {
      const now = state.peek()
      if (now.is === 'stored' ? paths.includes(now.file.path) : names.includes(name)) files.remove(id)
    }
    sentFiles.forget()
    draft()?.saveNow()
  }

  /** Lists the files that the agency has already received, and asks whether to add the others. [P-315] [D3-139] */
  const askForOthers = async (arrivedFiles: readonly ArrivedFile[]) => {
    const opensDetail = await dialogs.confirm({
      text: fill(T['add.arrived'], { names: listFileNames(arrivedFiles.map(sentFiles.nameOf)) }),
      yes: T['add.toDetail'],
      no: T['add.others'],
    })
    if (!opensDetail) return continueWithout(arrivedFiles)
    draft()?.stop()
    files.clear()
    toDetail()
  }

  /**
   * Returns those files of the proof that were sent before a reload; null if none were sent before it. [P-315] [D3-139]
   */
  const recoveredFiles = computed((): readonly ArrivedFile[] | null => {
    const paths = sentFiles.paths()
    const loadedProof = proof()
    return !isRestored.value || loadedProof === undefined || paths.length === 0
      ? null
      : arrivedFilesOf(loadedProof, paths)
  })

  /**
   * Shows the outcome for files that were being sent when the page was reloaded. Runs after the draft is restored.
   * [P-315] [D3-139]
   */
  const tellRecovered = () => {
    const arrivedFiles = recoveredFiles.value
    if (arrivedFiles === null) return
    if (arrivedFiles.length > 0) void askForOthers(arrivedFiles)
    else void dialogs.alert({ text: T['add.notArrived'] })
  }

  return {
    /** True once a draft was restored, which says what was sent before the reload. */
    isRestored,
    askForOthers,
    tellRecovered,
  } as const
}
