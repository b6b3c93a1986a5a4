import { APPLICATION_STATUS, type ReadStatus } from '../status/application-status.table.ts'
import { type Decision, type Table, decide } from '../kernel/decide.ts'
import { isApprovedBaseProof } from './base-proof.ts'
import { proofStatusRow, type ProofGroup, type ReadProofStatus, proofStatusName } from './proof-status.table.ts'
import type { ProofFacts, ProofItem } from './proof.ts'

/** The status of a proof as a person reads it. `transferError`: approved, but the transfer failed. */
export type ProofDisplay = {
  readonly label: string
  readonly group: ProofGroup | null
  readonly transferError: boolean
}

/** Facts of a proof: its status is shown as approved; the application is in transfer error. */
export type DisplayFacts = { readonly approved: boolean; readonly transferError: boolean }

export const DISPLAY_TABLE: Table<DisplayFacts, 'own' | 'transferError'> = [
  { id: 'PD-1', when: { approved: true, transferError: true }, then: 'transferError', ref: 'A-185' },
  { id: 'PD-2', when: {}, then: 'own', ref: 'A-179' },
]

/** 증빙의 표시: is a proof shown by its own status? [A-185] [D2-47] */
export const decideDisplay = (status: ReadProofStatus, application: ReadStatus): Decision<'own' | 'transferError'> =>
  decide(DISPLAY_TABLE, {
    approved: proofStatusRow(status).group === 'approved',
    transferError: application === 'transferError',
  })

/** Group and label of a proof; with the application in transfer error an approved proof is shown as that. to [A-185] [D2-47] */
export const displayOfProof = (status: ReadProofStatus, application: ReadStatus): ProofDisplay => {
  const { group, shown } = proofStatusRow(status)
  if (decideDisplay(status, application).verdict === 'transferError')
    return { label: APPLICATION_STATUS.transferError.ko, group, transferError: true }
  return { label: typeof status === 'string' ? shown : status.unknown, group, transferError: false }
}

type Numbered = Pick<ProofFacts, 'id'>

/** The order of proofs by their ids, the lowest first: digits count as the number that they write, anything else as text. */
export const byProofId = (one: Numbered, other: Numbered): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true })

/** A proof compared with the leading one so far: it is the first; its number is higher. */
export type DrivingFacts = { readonly first: boolean; readonly higher: boolean }

export const DRIVING_PROOF: Table<DrivingFacts, 'drives' | 'follows'> = [
  { id: 'DP-1', when: { first: true }, then: 'drives', ref: 'A-178' },
  { id: 'DP-2', when: { higher: true }, then: 'drives', ref: 'A-178' },
  { id: 'DP-3', when: {}, then: 'follows', ref: 'A-178' },
]

/** 현재 증빙상태: does this proof take the lead from the one so far? */
export const decideDrivingProof = (proof: Numbered, before: Numbered | null): Decision<'drives' | 'follows'> =>
  decide(DRIVING_PROOF, { first: before === null, higher: before !== null && byProofId(proof, before) > 0 })

/** The proof with the highest id: its status is the current proof status. Null without a proof. */
export const drivingProof = <One extends Numbered>(proofs: readonly One[]): One | null =>
  proofs.reduce<One | null>(
    (before, proof) => (decideDrivingProof(proof, before).verdict === 'drives' ? proof : before),
    null,
  )

/** The displayed current proof status, or null without a proof. */
export const currentProofDisplay = (proofs: readonly ProofFacts[], application: ReadStatus): ProofDisplay | null => {
  const proof = drivingProof(proofs)
  return proof === null ? null : displayOfProof(proof.status, application)
}

/** The two lists of the detail page: proofs that one delivers at all, and proofs of deliveries. [P-105] */
export type ProofTable = 'business' | 'performance'

/** The list of an item; it follows the item, not its proof. Another type than the two is read as performance. [P-105] [D3-12] */
export const tableOfItem = ({ proofType }: Pick<ProofItem, 'proofType'>): ProofTable =>
  proofType === 'direct' ? 'business' : 'performance'

/** True if the item is a record from a carrier or platform. It has no file and is in no list. [P-103] [P-265] */
export const isLookedUp = (item: Pick<ProofItem, 'carrierName'> & { readonly files: readonly unknown[] }): boolean =>
  item.carrierName !== null && item.files.length === 0

/** The word for a base proof that was paid: shown, never stored. [P-106] */
export const APPROVED_BASE_WORD = '인증완료'

/** The status of a row as its list shows it: its own name, but a paid base proof is called approved. [P-106] */
export const shownItemStatus = (table: ProofTable, status: ReadProofStatus): string =>
  table === 'business' && proofStatusRow(status).paid ? APPROVED_BASE_WORD : proofStatusName(status)

/** What the question of an approved base proof asks of an application. */
export type ApprovalFacts = {
  readonly directDelivery: boolean
  readonly status: ReadStatus
  readonly proofStatus: ReadProofStatus | null
  readonly proofs: readonly Pick<ProofFacts, 'proofType' | 'status'>[]
}

/** True if own delivery is recognised, by the application itself or by any of its proofs. [P-107] [D3-96] */
export const isBaseApproved = ({ directDelivery, status, proofStatus, proofs }: ApprovalFacts): boolean =>
  (directDelivery && (status === 'paymentComplete' || proofStatus === 'paymentComplete')) ||
  proofs.some(isApprovedBaseProof)
