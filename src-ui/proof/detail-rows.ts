import type { ProofItem, ProofMaster } from '#domain/proof/proof'
import { Won } from '#domain/kernel/won'
import { isLookedUp, type ProofTable, shownItemStatus, tableOfItem } from '#domain/proof/proof-detail'
import { displayOfProof } from '#domain/proof/proof-display'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { isSupplementOpen } from '#domain/proof/supplement-end'
import { wireDay } from '../application/wire-day.ts'
import type { Tone } from '../design/Banner.tsx'
import { type ViewedFile, viewedKind } from '../upload/FileViewer.tsx'
import { filesOfItem, toneOfProof } from './proof-rows.ts'
import { ROWS_PER_PAGE } from './use-page.ts'

/** One document of a proof as its list shows it. */
export type DetailRow = {
  readonly id: string
  /** Its place in the list, from 1 on. */
  readonly no: number
  readonly files: readonly ViewedFile[]
  /** Of its first file, for all who hear of the row. */
  readonly name: string
  readonly status: string
  readonly tone: Tone | undefined
  readonly day: string | null
  /** Null: nothing recognised yet. */
  readonly amount: Won | null
  /** It was sent back: it may be deleted or changed, and its reason is told. [P-109] [P-118] */
  readonly open: boolean
  readonly reason: string | null
}

/** The files of a row, each with what it is. [P-108] [P-265] */
const viewedFiles = (item: ProofItem): readonly ViewedFile[] => {
  const types = new Map(item.files.map(({ filePath, mimeType }) => [filePath, mimeType]))
  return filesOfItem(item).map(({ path, name }) => ({
    path,
    name,
    kind: viewedKind({ mimeType: types.get(path) ?? null, name }),
  }))
}

/** How one document is shown. Made for those that are shown alone: a proof may have a thousand. [P-104] [P-106] */
export const detailRow = ({ item, table, no, open }: ListedItem): DetailRow => {
  const status = proofStatusFromWord(item.currentStatus)
  const files = viewedFiles(item)
  return {
    id: item.receiptProofId,
    no,
    files,
    name: files[0]?.name ?? item.receiptProofId,
    status: shownItemStatus(table, item.currentStatus),
    tone: toneOfProof(status, displayOfProof(status, 'applied')),
    day: item.registDt === null ? null : wireDay(item.registDt),
    amount: item.dlvrDcsn === null ? null : Won(item.dlvrDcsn),
    open,
    reason: item.reason,
  }
}

/** A document with its place in its list, from 1 on, and whether it was sent back. */
export type ListedItem = {
  readonly item: ProofItem
  readonly table: ProofTable
  readonly no: number
  readonly open: boolean
}

/**
 * What stands in one of the two lists, in the order of the answer. In a list of several pages those that were sent back
 * come first, because each of them has to be dealt with. [P-105]
 */
export const listedItems = ({ receiptProofResponses }: ProofMaster, table: ProofTable): readonly ListedItem[] => {
  const items = receiptProofResponses
    .filter((item) => tableOfItem(item) === table && !isLookedUp(item))
    .map((item, i) => ({
      item,
      table,
      no: i + 1,
      open: isSupplementOpen(proofStatusFromWord(item.currentStatus)),
    }))
  return items.length <= ROWS_PER_PAGE
    ? items
    : [...items.filter((one) => one.open), ...items.filter((one) => !one.open)]
}

/** What carriers or platforms reported for this proof. [P-103] */
export const lookedUpRecords = ({ receiptProofResponses }: ProofMaster): readonly ProofItem[] =>
  receiptProofResponses.filter(isLookedUp)
