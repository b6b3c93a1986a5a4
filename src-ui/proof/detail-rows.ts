import type { ProofItem, ProofMaster } from '#app/application/application-detail'
import { Won } from '#domain/kernel/won'
import { isLookedUp, type ProofTable, shownItemStatus, tableOfItem } from '#domain/proof/proof-detail'
import { displayOfProof } from '#domain/proof/proof-display'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { isSupplementOpen } from '#domain/proof/supplement-end'
import { wireDay } from '../application/wire-day.ts'
import type { Tone } from '../design/Banner.tsx'
import { type ViewedFile, viewedKind } from '../upload/FileViewer.tsx'
import { filesOfItem, toneOfProof } from './proof-rows.ts'

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

const rowOf = (item: ProofItem, table: ProofTable, no: number): DetailRow => {
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
    open: isSupplementOpen(status),
    reason: item.reason,
  }
}

/** How many rows one page of a list has; below it nobody has to look for a row that was sent back. */
export const ROWS_PER_PAGE = 10

/**
 * The rows of one of the two lists, in the order of the answer. In a list of several pages those that were sent back come
 * first, because each of them has to be dealt with. [P-104] [P-105] [P-106]
 */
export const detailRows = ({ receiptProofResponses }: ProofMaster, table: ProofTable): readonly DetailRow[] => {
  const rows = receiptProofResponses
    .filter((item) => tableOfItem(item) === table && !isLookedUp(item))
    .map((item, index) => rowOf(item, table, index + 1))
  return rows.length <= ROWS_PER_PAGE ? rows : [...rows.filter((row) => row.open), ...rows.filter((row) => !row.open)]
}

/** What carriers or platforms reported for this proof. [P-103] */
export const lookedUpRecords = ({ receiptProofResponses }: ProofMaster): readonly ProofItem[] =>
  receiptProofResponses.filter(isLookedUp)
