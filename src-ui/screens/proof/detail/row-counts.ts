import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import { isFileOfItem } from '#domain/proof/proof-items'
import { decideRemainingFiles } from '#domain/proof/remaining-files'
import { itemIdsToDelete, replacementsOf, type StagedChanges } from '#domain/proof/staged-changes'
import { isSentBackItemStatus } from '#domain/proof/supplement'
import type { StagedRowFile } from './staging.model.ts'

/** What the page counts in the rows of a proof and in their pending changes. */
export type RowCounts = {
  /** The ids of the sent-back files that have no pending change. [P-139] */
  readonly openRowIds: ReadonlySignal<readonly string[]>
  /** The number of sent-back files, with or without a pending change. */
  readonly sentBackCount: ReadonlySignal<number>
  /** True if the supplement would leave the proof without a file. [D3-140] */
  readonly noFileLeft: ReadonlySignal<boolean>
  /** True if this row is the last file of the proof. Without the file, the proof could not be registered. [D3-140] */
  readonly isLastFile: (id: string) => boolean
  /**
   * Returns which file has the name and size of a new file of a row: the row's own file, which was sent back, or the
   * new file of another row. Null if there is none. [D3-642] [D3-674]
   */
  readonly sameFileAs: (id: string, file: File) => 'sentBack' | 'otherRow' | null
}

export const makeRowCounts = (
  loaded: ReadonlySignal<LoadedProof | null>,
  staged: ReadonlySignal<StagedChanges<StagedRowFile>>,
): RowCounts => {
  const items = () => loaded.value?.proof.items ?? []
  const sentBack = () => items().filter(({ status }) => isSentBackItemStatus(status))
  const leavesNoFile = (deleted: readonly string[]): boolean =>
    loaded.value !== null &&
    decideRemainingFiles(loaded.value.proof, loaded.value.proof.items, deleted).verdict === 'none'
  return {
    openRowIds: computed(() => sentBack().flatMap(({ id }) => (staged.value.has(id) ? [] : [id]))),
    sentBackCount: computed(() => sentBack().length),
    noFileLeft: computed(() => leavesNoFile(itemIdsToDelete(staged.value))),
    isLastFile: (id) => leavesNoFile([...itemIdsToDelete(staged.value), id]),
    sameFileAs: (id, file) => {
      if (items().some((item) => item.id === id && isFileOfItem(item, file))) return 'sentBack'
      const others = replacementsOf(staged.value).flatMap((row) =>
        row.id === id ? [] : (row.file.files?.entries.value ?? []),
      )
      return others.some(({ name, size }) => name === file.name && size === file.size) ? 'otherRow' : null
    },
  }
}
