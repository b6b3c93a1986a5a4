import type { Application } from '../application/application.ts'
import { isApprovedBaseProof } from './base-proof.ts'
import type { ProofFacts, ProofItem } from './proof.ts'
import { proofStatusName, proofStatusRow, type ReadProofStatus } from './proof-status.table.ts'

/** The two lists of the detail page: what shows that one delivers, and what shows that one has delivered. [P-105] */
export type ProofTable = 'business' | 'performance'

/** The list of an item; it follows the item, not its proof. Another type than the two is read as performance. [P-105] [D3-12] */
export const tableOfItem = ({ proofType }: Pick<ProofItem, 'proofType'>): ProofTable =>
  proofType === 'direct' ? 'business' : 'performance'

/** A record that a carrier or platform sent is no file of the applicant and stands in no list. [P-103] [P-265] */
export const isLookedUp = (item: Pick<ProofItem, 'carrierName'> & { readonly files: readonly unknown[] }): boolean =>
  item.carrierName !== null && item.files.length === 0

/** The word for a base proof that was paid: shown, never stored. [P-106] */
export const APPROVED_BASE_WORD = '인증완료'

/** The status of a row as its list shows it: its own name, but a paid base proof is called approved. [P-106] */
export const shownItemStatus = (table: ProofTable, status: ReadProofStatus): string =>
  table === 'business' && proofStatusRow(status).paid ? APPROVED_BASE_WORD : proofStatusName(status)

/** The application as far as the question of approved base proof goes. */
export type ApprovalFacts = Pick<Application, 'directDelivery' | 'status' | 'proofStatus'> & {
  readonly proofs: readonly Pick<ProofFacts, 'proofType' | 'status'>[]
}

/** The applicant's way of delivering is recognised: by the application itself, or by any of its proofs. [P-107] [D3-96] */
export const isBaseApproved = ({ directDelivery, status, proofStatus, proofs }: ApprovalFacts): boolean =>
  (directDelivery && (status === 'paymentComplete' || proofStatus === 'paymentComplete')) ||
  proofs.some(isApprovedBaseProof)
