import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import type { ProofItemListName } from '#domain/proof/proof-display'
import { isFileOfItem } from '#domain/proof/proof-items'
import { decideRemainingFiles, type RemainingFilesVerdict } from '#domain/proof/supplement/remaining-files'
import { itemIdsToDelete, replacementsOf, type StagedChanges } from '#domain/proof/supplement/staged-changes'
import { isSentBackItemStatus } from '#domain/proof/supplement/supplement'
import type { StagedRowFile } from './staging.model.ts'

/** The list that lacks a document, by the verdict on the documents that remain. */
const LIST_WITHOUT_FILE = {
  ok: null,
  none: 'performance',
  noBase: 'base',
} as const satisfies Record<RemainingFilesVerdict, ProofItemListName | null>

/** Makes what the page counts in the rows of a proof and in their pending changes. */
export const makeRowCounts = (
  loadedProof: ReadonlySignal<LoadedProof | null>,
  stagedChanges: ReadonlySignal<StagedChanges<StagedRowFile>>,
) => {
  const items = () => loadedProof.value?.proof.items ?? []
  const sentBack = () => items().filter(({ status }) => isSentBackItemStatus(status))
  const listWithoutFile = (deletedIds: readonly string[]): ProofItemListName | null => {
    if (loadedProof.value === null) return null
    const { proof, application } = loadedProof.value
    const proofs = application === null ? null : application.proofs
    return LIST_WITHOUT_FILE[decideRemainingFiles(proof, proof.items, deletedIds, proofs).verdict]
  }
  return {
    /** The ids of the sent-back files that have no pending change. [P-139] */
    openRowIds: computed(() => sentBack().flatMap(({ id }) => (stagedChanges.value.has(id) ? [] : [id]))),
    /** The number of sent-back files, with or without a pending change. */
    sentBackCount: computed(() => sentBack().length),
    /** The list that would have no document left after the supplement; null if each has one. [D3-140] [D3-763] */
    listWithoutFile: computed(() => listWithoutFile(itemIdsToDelete(stagedChanges.value))),
    /** True if this row is the last document of its list. Without it, the proof could not be registered. [D3-140] */
    isLastFile: (id: string) => {
      const deletedIds = itemIdsToDelete(stagedChanges.value)
      return listWithoutFile(deletedIds) === null && listWithoutFile([...deletedIds, id]) !== null
    },
    /**
     * Returns which file has the name and size of a new file of a row: the row's own file, which was sent back, or the
     * new file of another row. Null if there is none. [D3-642] [D3-674]
     */
    sameFileAs: (id: string, file: File) => {
      if (items().some((item) => item.id === id && isFileOfItem(item, file))) return 'sentBack'
      const others = replacementsOf(stagedChanges.value).flatMap((row) =>
        row.id === id ? [] : (row.file.files?.entries.value ?? []),
      )
      return others.some(({ name, size }) => name === file.name && size === file.size) ? 'otherRow' : null
    },
  } as const
}
export type RowCounts = ReturnType<typeof makeRowCounts>
