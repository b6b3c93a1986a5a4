import type { BusinessNumber } from '../business/business-number.ts'
import type { Instant } from '../time/calendar.ts'
import type { AgencyFile } from '../upload/stored-file.ts'
import type { ProofYear } from './proof-period.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'

/** The unit of a proof's total: won, cases, or parcels that carriers report. [P-072] [D3-04] */
export const PROOF_TOTAL_UNITS = ['amount', 'cases', 'parcel'] as const

export type ProofTotalUnit = (typeof PROOF_TOTAL_UNITS)[number]

/** The type of a proof, in the words of the result page. [A-176] [D2-46] */
export const PROOF_TYPES = ['general', 'direct', 'rapid', 'parcel'] as const

export type ProofType = (typeof PROOF_TYPES)[number]

/** The type of a file that is added to a proof without its type. [P-279] */
export const TYPE_OF_UNTYPED_PROOF_FILE = 'general'

/** The type in an answer; `unknown` if it is missing or not known. */
export type ProofTypeOrUnknown = ProofType | 'unknown'

/**
 * Returns the type of a proof. A proof that counts parcels is a parcel proof, regardless of its stored type.
 * [D2-46]
 */
export const proofTypeFromNameAndUnit = (
  typeOfName: ProofTypeOrUnknown,
  totalUnit: ProofTotalUnit | null,
): ProofTypeOrUnknown => (totalUnit === 'parcel' ? 'parcel' : typeOfName)

/** The default page of a list of proofs: the first ten, the latest first. [P-287] [P-298] */
export const DEFAULT_PROOF_PAGING = { page: 0, size: 10, latestFirst: true } as const

/** The maximum number of proofs in one answer of the server; at least one proof must be requested. [P-287] */
export const MAX_LISTED_PROOFS = 1000

/** The two types of proof that a person can register and that have detail types. */
export const REGISTRABLE_PROOF_TYPES = ['general', 'direct'] as const satisfies readonly ProofType[]

export type RegistrableProofType = (typeof REGISTRABLE_PROOF_TYPES)[number]

/**
 * The types of documents that may prove a delivery, in the order of the numbers that are sent, starting at 1. `general`
 * is for the use of a service, `direct` for direct delivery. [P-022] [P-023]
 */
export const PROOF_DETAIL_TYPE_NAMES = {
  general: [
    '전자세금계산서',
    '카드영수증',
    '택배 운송장',
    '택배 주문·접수내역',
    '배달·택배사 정산내역',
    '시장·협회 자체시스템',
  ],
  direct: [
    '배달완료 사진·문자',
    '고객 영수증',
    '사업용 차량등록증',
    '이동단말기 계약서',
    '배달대장',
    '포장용기 구매내역',
    '배달서비스 전단지',
    '배달서비스 사업장 간판',
  ],
} as const satisfies Record<RegistrableProofType, readonly string[]>

/**
 * The kinds of direct documents that show that the owner makes deliveries at all. The other kinds show the deliveries
 * themselves. The sign of the shop is the first, because every shop has one. [P-050] [D3-572]
 */
export const BASE_DETAIL_NUMBERS = [8, 3, 4, 6, 7] as const
export const DELIVERY_DETAIL_NUMBERS = [1, 2, 5] as const

/** Returns the name of a detail number; the number itself if it has no name (0, 7 of general, 9 of direct). [P-024] */
export const detailTypeName = (type: RegistrableProofType, number: number): string =>
  PROOF_DETAIL_TYPE_NAMES[type][number - 1] ?? String(number)

/**
 * 증빙: one registered proof, a row of the proof list. Missing values and unreadable times are null; a missing list is
 * empty. [P-264]
 */
export type Proof = {
  readonly id: string
  readonly businessNumber: BusinessNumber | null
  readonly supportNumber: string | null
  readonly applicationNumber: string | null
  readonly proofType: ProofTypeOrUnknown
  /**
   * For a carrier lookup, the names of the queried carriers; for any other proof, its detail number. [P-022] [P-087]
   */
  readonly detailTypes: readonly string[]
  /** The years, in ascending order, each exactly once. [P-101] */
  readonly years: readonly ProofYear[]
  readonly total: number | null
  /** The unit of the total; null if it is unknown. [P-072] */
  readonly totalUnit: ProofTotalUnit | null
  /** The amount in won; null if it is not decided. */
  readonly decidedAmount: number | null
  readonly status: ProofStatusOrText
  readonly registeredAt: Instant | null
  readonly completedAt: Instant | null
  readonly updatedAt: Instant | null
  readonly items: readonly ProofItem[]
}

/** 증빙 항목: one document or looked-up record of a proof. [P-265] */
export type ProofItem = {
  readonly id: string
  readonly proofId: string | null
  readonly applicationNumber: string | null
  readonly proofType: ProofTypeOrUnknown
  readonly supportNumber: string | null
  readonly status: ProofStatusOrText
  readonly registeredAt: Instant | null
  readonly decidedAmount: number | null
  readonly carrierName: string | null
  readonly deliveryFee: number | null
  readonly reason: string | null
  /** The path of the document's file; the list `files` may contain the same file. */
  readonly path: string | null
  readonly name: string | null
  /** The files of the item that are not deleted. */
  readonly files: readonly AgencyFile[]
}

export type ProofForRules = Pick<Proof, 'id' | 'proofType' | 'status' | 'decidedAmount'>
