import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import { isFileOfItem } from '#domain/proof/proof-items'
import { decideRemainingFiles } from '#domain/proof/supplement/remaining-files'
import { itemIdsToDelete, replacementsOf, type StagedChanges } from '#domain/proof/supplement/staged-changes'
import { isSentBackItemStatus } from '#domain/proof/supplement/supplement'
import type { StagedRowFile } from './staging.model.ts'

/** Makes what the page counts in the rows of a proof and in their pending changes. */
export const makeRowCounts = (
  loaded: ReadonlySignal<LoadedProof | null>,
  staged: ReadonlySignal<StagedChanges<StagedRowFile>>,
) => {
  const items = () => loaded.value?.proof.items ?? []
  const sentBack = () => items().filter(({ status }) => isSentBackItemStatus(status))
  const leavesNoFile = (deleted: readonly string[]): boolean =>
    loaded.value !== null &&
    decideRemainingFiles(loaded.value.proof, loaded.value.proof.items, deleted).verdict === 'none'
  return {
    /** The ids of the sent-back files that have no pending change. [P-139] */
    openRowIds: computed(() => sentBack().flatMap(({ id }) => (staged.value.has(id) ? [] : [id]))),
    /** The number of sent-back files, with or without a pending change. */
    sentBackCount: computed(() => sentBack().length),
    /** True if the supplement would leave the proof without a performance document. [D3-140] [D3-752] */
    noFileLeft: computed(() => leavesNoFile(itemIdsToDelete(staged.value))),
    /** True if this row is the last performance document. Without it, the proof could not be registered. [D3-140] */
    isLastFile: (id: string) => {
      const deleted = itemIdsToDelete(staged.value)
      return !leavesNoFile(deleted) && leavesNoFile([...deleted, id])
    },
    /**
     * Returns which file has the name and size of a new file of a row: the row's own file, which was sent back, or the
     * new file of another row. Null if there is none. [D3-642] [D3-674]
     */
    sameFileAs: (id: string, file: File) => {
      if (items().some((item) => item.id === id && isFileOfItem(item, file))) return 'sentBack'
      const others = replacementsOf(staged.value).flatMap((row) =>
        row.id === id ? [] : (row.file.files?.entries.value ?? []),
      )
      return others.some(({ name, size }) => name === file.name && size === file.size) ? 'otherRow' : null
    },
  } as const
}
export type RowCounts = ReturnType<typeof makeRowCounts>
