import type { AgencyFile } from '../upload/stored-file.ts'
import type { AmountCount } from './amount-count.ts'
import type { ProofYear } from './proof-period.ts'
import type { ReadProofStatus } from './proof-status.table.ts'
import type { ProofType } from './proof-type.ts'

/**
 * 증빙: one registered proof, a row of the proof list. What the agency left out is `null` or an empty list; times are texts
 * as they came. [P-264]
 */
export type Proof = {
  readonly id: string
  readonly businessNumber: string | null
  readonly supportNumber: string | null
  readonly applicationNumber: string | null
  readonly proofType: ProofType
  /** What was chosen under the type: a detail number; of a lookup the names of the carriers that are asked. [P-022] [P-087] */
  readonly detailTypes: readonly string[]
  /** Ascending, each once. [P-101] */
  readonly years: readonly ProofYear[]
  readonly usageStart: string | null
  readonly usageEnd: string | null
  readonly total: number | null
  /** Null for a unit that nobody knows. [P-072] */
  readonly totalUnit: AmountCount | null
  /** In won; null while nothing is decided. */
  readonly decidedAmount: number | null
  readonly isDirectDelivery: string | null
  readonly status: ReadProofStatus
  readonly registeredAt: string | null
  readonly completedAt: string | null
  readonly updatedAt: string | null
  readonly items: readonly ProofItem[]
}

/** 증빙 항목: one document or looked-up record of a proof. [P-265] */
export type ProofItem = {
  readonly id: string
  readonly proofId: string | null
  readonly applicationNumber: string | null
  /** Null where none is named. */
  readonly proofType: ProofType | null
  readonly supportNumber: string | null
  readonly supportHistoryNumber: string | null
  readonly status: ReadProofStatus
  readonly registeredAt: string | null
  readonly decidedAmount: number | null
  readonly carrierName: string | null
  readonly deliveryFee: number | null
  readonly reason: string | null
  /** The file that it names itself, beside the list. */
  readonly path: string | null
  readonly name: string | null
  /** Without those that are deleted. */
  readonly files: readonly AgencyFile[]
}

/** The proof as far as the rules of the result page and of registering look at it. */
export type ProofFacts = Pick<Proof, 'id' | 'proofType' | 'status' | 'decidedAmount'>
