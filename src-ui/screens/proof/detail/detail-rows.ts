import { Won } from '#domain/kernel/won'
import type { ProofItem, Proof } from '#domain/proof/proof'
import {
  isLookedUpItem,
  type ProofItemListName,
  proofItemStatusLabel,
  proofItemListNameOf,
  proofDisplayOf,
} from '#domain/proof/proof-display'
import { isSentBackItemStatus } from '#domain/proof/supplement/supplement'
import { type KstDate, kstDateOf } from '#domain/time/calendar'
import type { BannerTone } from '#ui/parts/design/Banner.tsx'
import { ROWS_PER_PAGE } from '#ui/parts/design/Pagination.tsx'
import { toneOfProofStatus } from '#ui/parts/proof/proof-words.ts'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import type { ViewedFile } from '#ui/parts/upload/FileViewer.tsx'

/** One document of a proof, as the list of its documents shows it. */
export type DetailRow = {
  readonly id: string
  /** The position in the list, counted from 1. */
  readonly no: number
  readonly files: readonly ViewedFile[]
  /** The name of the document's first file, for screen readers and messages. */
  readonly name: string
  readonly status: string
  readonly tone: BannerTone | undefined
  readonly day: KstDate | null
  /** The recognised amount in won; null if nothing is recognised so far. */
  readonly amount: Won | null
  /**
   * True if the document was sent back. It can then be deleted or replaced, and its row shows the reason. [P-109]
   * [P-118]
   */
  readonly isSentBack: boolean
  readonly reason: string | null
}

/**
 * Converts one document for display. Called only for rows that are rendered, because a proof may have a thousand.
 * [P-104] [P-106]
 */
export const toDetailRow = ({ item, table, no, isSentBack }: ListedProofItem): DetailRow => {
  const { status } = item
  const files = viewedFilesOf(item)
  return {
    id: item.id,
    no,
    files,
    name: files[0]?.name ?? item.id,
    status: proofItemStatusLabel(table, status),
    tone: toneOfProofStatus(status, proofDisplayOf(status, 'applied'), isSentBack),
    day: item.registeredAt === null ? null : kstDateOf(item.registeredAt),
    amount: item.decidedAmount === null ? null : Won(item.decidedAmount),
    isSentBack,
    reason: item.reason,
  }
}

/** A document, its position in its list (counted from 1), and whether it was sent back. */
export type ListedProofItem = {
  readonly item: ProofItem
  readonly table: ProofItemListName
  readonly no: number
  readonly isSentBack: boolean
}

/**
 * Returns the documents of one of the two lists, in the order of the agency's answer. If the list has several pages,
 * the sent-back documents come first, because each of them must be corrected. [P-105]
 */
export const listedProofItems = (proof: Proof, table: ProofItemListName): readonly ListedProofItem[] => {
  const items = proof.items
    .filter((item) => proofItemListNameOf(item) === table && !isLookedUpItem(item))
    .map((item, i) => ({
      item,
      table,
      no: i + 1,
      isSentBack: isSentBackItemStatus(item.status),
    }))
  return items.length <= ROWS_PER_PAGE
    ? items
    : [...items.filter(({ isSentBack }) => isSentBack), ...items.filter(({ isSentBack }) => !isSentBack)]
}

/** Returns the records of carriers or platforms for this proof. [P-103] */
export const lookedUpRecords = ({ items }: Proof): readonly ProofItem[] => items.filter(isLookedUpItem)

/** Returns the documents that were not sent back. */
export const keptFiles = (items: readonly ListedProofItem[]): readonly ListedProofItem[] =>
  items.filter(({ isSentBack }) => !isSentBack)
