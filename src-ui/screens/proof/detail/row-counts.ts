import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import { isFileOfItem } from '#domain/proof/proof-items'
import { decideRemainingFiles } from '#domain/proof/remaining-files'
import { itemIdsToDelete, type StagedChanges } from '#domain/proof/staged-changes'
import { isSentBackItemStatus } from '#domain/proof/supplement'

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
  /** True if this file has the name and size of the row's file, which was sent back. [D3-642] */
  readonly isSentBackFile: (id: string, file: File) => boolean
}

export const makeRowCounts = (
  loaded: ReadonlySignal<LoadedProof | null>,
  staged: ReadonlySignal<StagedChanges<unknown>>,
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
    isSentBackFile: (id, file) => items().some((item) => item.id === id && isFileOfItem(item, file)),
  }
}
