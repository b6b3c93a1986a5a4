import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import { isFileOfItem } from '#domain/proof/proof-items'
import { decideRemainingFiles } from '#domain/proof/remaining-files'
import { itemIdsToDelete, type StagedChanges } from '#domain/proof/staged-changes'
import { isSentBackItemStatus } from '#domain/proof/supplement'

/** Makes what the page counts in the rows of a proof and in their pending changes. */
export const makeRowCounts = (
  loaded: ReadonlySignal<LoadedProof | null>,
  staged: ReadonlySignal<StagedChanges<unknown>>,
) => {
  /** The ids of the sent-back files that have no pending change. [P-139] */
  const openRowIds = computed(() =>
    (loaded.value?.proof.items ?? []).flatMap(({ id, status }) =>
      isSentBackItemStatus(status) && !staged.value.has(id) ? [id] : [],
    ),
  )
  /** The number of sent-back files, with or without a pending change. */
  const sentBackCount = computed(
    () => (loaded.value?.proof.items ?? []).filter(({ status }) => isSentBackItemStatus(status)).length,
  )
  const leavesNoFile = (deleted: readonly string[]): boolean =>
    loaded.value !== null &&
    decideRemainingFiles(loaded.value.proof, loaded.value.proof.items, deleted).verdict === 'none'
  /** True if the supplement would leave the proof without a file. [D3-140] */
  const noFileLeft = computed(() => leavesNoFile(itemIdsToDelete(staged.value)))
  /** True if this row is the last file of the proof. Without the file, the proof could not be registered. [D3-140] */
  const isLastFile = (id: string): boolean => leavesNoFile([...itemIdsToDelete(staged.value), id])
  /** True if this file has the name and size of the row's file, which was sent back. [D3-642] */
  const isSentBackFile = (id: string, file: File): boolean =>
    (loaded.value?.proof.items ?? []).some((item) => item.id === id && isFileOfItem(item, file))
  return { isSentBackFile, openRowIds, sentBackCount, noFileLeft, isLastFile } as const
}
