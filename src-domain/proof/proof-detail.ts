import type { ReadStatus } from '../application/status.table.ts'
import { isApprovedBaseProof } from './base-proof.ts'
import { PROOF_STATUS, proofStatusFromWord, proofStatusRow } from './proof-status.table.ts'
import { PROOF_TYPE, type ProofTypeFields } from './proof-type.ts'

/** The two lists of the detail page: what shows that one delivers, and what shows that one has delivered. [P-105] */
export type ProofTable = 'business' | 'performance'

/** The list of an item; it follows the item, not its master. A word outside the two is read as performance. [P-105] [D3-12] */
export const tableOfItem = (item: { readonly aplyType: string | null }): ProofTable =>
  item.aplyType === PROOF_TYPE.direct.wire ? 'business' : 'performance'

/** A record that a carrier or platform sent is no file of the applicant and stands in no list. [P-103] [P-265] */
export const isLookedUp = (item: { readonly dlvrNm: string | null; readonly files: readonly unknown[] }): boolean =>
  item.dlvrNm !== null && item.files.length === 0

/** A file that was deleted is still sent, with a mark, and stands in no list. [P-265] */
export const isShownFile = ({ delYn }: { readonly delYn?: unknown }): boolean => delYn !== 'Y'

/** The word for a base proof that was paid: shown, never stored. [P-106] */
export const APPROVED_BASE_WORD = '인증완료'

/** The status of a row as its list shows it: the stored word, but a paid base proof is called approved. [P-106] */
export const shownItemStatus = (table: ProofTable, word: string | null): string => {
  const status = proofStatusFromWord(word)
  if (table === 'business' && proofStatusRow(status).paid) return APPROVED_BASE_WORD
  return word === null || word === '' ? PROOF_STATUS.submitted.wire : word
}

/** The application as far as the question of approved base proof goes. */
export type ApprovalFacts = {
  readonly directDelivery: boolean
  readonly status: ReadStatus
  readonly proofStatus: string | null
  readonly proofs: readonly (ProofTypeFields & { readonly progressStatus?: string | null | undefined })[]
}

/** The applicant's way of delivering is recognised: by the application itself, or by any of its masters. [P-107] [D3-96] */
export const isBaseApproved = (application: ApprovalFacts): boolean => {
  const paid = application.status === 'paymentComplete' || application.proofStatus === PROOF_STATUS.paymentComplete.wire
  return (application.directDelivery && paid) || application.proofs.some(isApprovedBaseProof)
}
