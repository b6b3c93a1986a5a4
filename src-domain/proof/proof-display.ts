import {
  APPLICATION_STATUS_ROWS,
  type ApplicationStatusOrText,
} from '../application-status/application-status.table.ts'
import { decisionFrom } from '../kernel/decide.ts'
import { parsedOrTextAsString } from '../kernel/parsed-or-text.ts'
import {
  proofStatusRow,
  type ProofStatusGroup,
  type ProofStatusOrText,
  proofStatusName,
  isApprovedProofStatus,
} from './proof-status.table.ts'
import type { ProofForRules, ProofItem } from './proof.ts'

/** A proof status for display. `transferError`: approved, but the transfer failed. */
export type ProofDisplay = {
  readonly label: string
  readonly group: ProofStatusGroup | null
  readonly transferError: boolean
}

type ProofStatusSourceFacts = { readonly approved: boolean; readonly transferError: boolean }

/** 증빙의 표시: decides whether the status of the proof itself is shown. [A-185] [D2-47] */
export const decideProofStatusSource = decisionFrom(
  (status: ProofStatusOrText, application: ApplicationStatusOrText): ProofStatusSourceFacts => ({
    approved: isApprovedProofStatus(status),
    transferError: application === 'transferError',
  }),
  [
    { id: 'PD-1', when: { approved: true, transferError: true }, then: 'transferError', ref: 'A-185' },
    { id: 'PD-2', when: {}, then: 'own', ref: 'A-179' },
  ],
)

/**
 * Returns group and label of a proof. If the application has a transfer error, an approved proof has the label of the
 * error. to [A-185] [D2-47]
 */
export const proofDisplayOf = (status: ProofStatusOrText, application: ApplicationStatusOrText): ProofDisplay => {
  const { group, shown } = proofStatusRow(status)
  if (decideProofStatusSource(status, application).verdict === 'transferError')
    return { label: APPLICATION_STATUS_ROWS.transferError.ko, group, transferError: true }
  return { label: parsedOrTextAsString(status, () => shown), group, transferError: false }
}

type Numbered = Pick<ProofForRules, 'id'>

/** Compares the ids of proofs, the lowest first: digits as numbers, anything else as text. */
const compareProofIds = (one: Numbered, other: Numbered): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true })

/** Returns the proofs, the latest first. The latest proof is the one with the highest id. */
export const sortProofsLatestFirst = <One extends Numbered>(proofs: readonly One[]): readonly One[] =>
  proofs.toSorted((one, other) => compareProofIds(other, one))

/**
 * 현재 증빙상태: returns the latest proof; null if there is no proof. Its status is the current proof status.
 */
export const currentProof = <One extends Numbered>(proofs: readonly One[]): One | null =>
  sortProofsLatestFirst(proofs)[0] ?? null

/** Returns the current proof status for display; null if there is no proof. */
export const currentProofDisplay = (
  proofs: readonly ProofForRules[],
  application: ApplicationStatusOrText,
): ProofDisplay | null => {
  const proof = currentProof(proofs)
  return proof === null ? null : proofDisplayOf(proof.status, application)
}

/** The two lists of the detail page: base proof (영업증빙) and performance proof (실적증빙). [P-105] */
export type ProofItemListName = 'base' | 'performance'

/**
 * Returns the list to which an item belongs. The type of the item decides, not the type of its proof. Any type other
 * than direct counts as performance. [P-105] [D3-12]
 */
export const proofItemListNameOf = ({ proofType }: Pick<ProofItem, 'proofType'>): ProofItemListName =>
  proofType === 'direct' ? 'base' : 'performance'

/**
 * True if the item is a record from a carrier or a platform. Such an item has no file and appears in no list. [P-103]
 * [P-265]
 */
export const isLookedUpItem = (
  item: Pick<ProofItem, 'carrierName'> & { readonly files: readonly unknown[] },
): boolean => item.carrierName !== null && item.files.length === 0

/** The label of a paid base proof. It is shown but never stored. [P-106] */
export const APPROVED_BASE_LABEL = '인증완료'

/** Returns the status of an item for display: its name, or `APPROVED_BASE_LABEL` for a paid base proof. [P-106] */
export const proofItemStatusLabel = (table: ProofItemListName, status: ProofStatusOrText): string =>
  table === 'base' && proofStatusRow(status).paid ? APPROVED_BASE_LABEL : proofStatusName(status)
