import { digitsIn } from '../kernel/cut-text.ts'
import { decide, type Decision, type Table } from '../kernel/decide.ts'
import { Won } from '../kernel/won.ts'
import { PROOF_CASES, SUPPORT_CEILING, SUPPORT_PER_CASE } from '../programme/parameters.ts'
import type { ReadStatus } from '../status/application-status.table.ts'
import { totalDecided } from './proof-allowed.ts'
import { isTakenBack, isUndecided } from './proof-status.table.ts'
import type { Proof, ProofFacts, RegisteredType } from './proof.ts'
import { AMOUNT_DIGITS } from './registration-form.ts'

/** What the total of a proof counts. `none`: a looked-up proof has no total. [P-103] */
export type TotalKind = 'amount' | 'cases' | 'none'

/** Returns what the total of this proof counts; an unknown unit is read as won. [P-103] [P-264] */
export const totalKindOf = ({ proofType, totalUnit }: Pick<Proof, 'proofType' | 'totalUnit'>): TotalKind => {
  if (proofType === 'rapid' || proofType === 'parcel') return 'none'
  return totalUnit === 'cases' ? 'cases' : 'amount'
}

/** Returns the carriers of a lookup, in the order of the query. [P-103] [P-087] */
export const carriersOf = ({ proofType, detailTypes }: Pick<Proof, 'proofType' | 'detailTypes'>): readonly string[] =>
  proofType === 'parcel' ? detailTypes : []

/** Returns the typed total as a number; separators are ignored, and an invalid number is 0. [P-116] */
export const totalFromText = (text: string): number => {
  const plain = text.replaceAll(',', '').trim()
  return /^\d+$/.test(plain) ? Number(plain) : 0
}

/**
 * Returns the digits of a stored total for the input; empty for a missing one. The input adds the separators of an amount.
 * [P-116]
 */
export const totalText = (total: number | null | undefined): string =>
  total === null || total === undefined || !Number.isFinite(total) ? '' : String(Math.max(0, Math.trunc(total)))

/**
 * Returns the value of the total input: digits only, up to the limit. A longer stored value is unchanged, and cannot grow.
 * [P-115] [D3-19]
 */
export const typedTotal = (text: string, digits: number, stored: string): string => {
  const kept = digitsIn(text)
  return kept === stored ? kept : kept.slice(0, digits)
}

/** Whether a total is valid: it is missing, not a whole number, above the limit, or in a unit that the type does not allow. */
export type TotalVerdict = 'ok' | 'none' | 'notWhole' | 'tooLarge' | 'otherUnit'

/** The facts of a total: in a unit of its type, above 0, a whole number, above the limit of its kind. */
export type TotalFacts = {
  readonly unit: boolean
  readonly positive: boolean
  readonly whole: boolean
  readonly above: boolean
}

export const TOTAL_TABLE: Table<TotalFacts, TotalVerdict> = [
  { id: 'TL-1', when: { positive: false }, then: 'none', ref: 'P-057' },
  { id: 'TL-2', when: { whole: false }, then: 'notWhole', ref: 'D3-103' },
  { id: 'TL-3', when: { above: true }, then: 'tooLarge', ref: 'D3-103' },
  { id: 'TL-5', when: { unit: false }, then: 'otherUnit', ref: 'P-035' },
  { id: 'TL-4', when: {}, then: 'ok', ref: 'P-030' },
]

/** The maximum amount in won and the maximum number of cases of a proof. [P-030] [P-031] */
export const MAXIMUM = { amount: 10 ** AMOUNT_DIGITS - 1, cases: PROOF_CASES } as const

/**
 * 총 증빙금액, 총 증빙건수: decides whether a proof may have this total, at registration and at a supplement. A registration
 * passes its type, because direct delivery counts cases only. [P-030] [P-031] [P-035] [D3-103]
 */
export const decideTotal = (kind: TotalKind, total: number, registered?: RegisteredType): Decision<TotalVerdict> =>
  decide(TOTAL_TABLE, {
    unit: registered === undefined || kind === 'cases' || (kind === 'amount' && registered === 'general'),
    positive: total > 0,
    whole: Number.isInteger(total),
    above: total > MAXIMUM[kind === 'cases' ? 'cases' : 'amount'],
  })

/** Returns the expected support: cases × the amount per case, not capped; the screen also shows the ceiling. [P-032] [D3-20] */
export const expectedSupport = (cases: number): Won => Won(cases * SUPPORT_PER_CASE)

/**
 * 지원한도의 쓰임, in won: paid, granted, under review, entered and open add up to the ceiling; each is capped by the rest
 * that the previous amounts leave. [A-172] [A-192] [P-032]
 */
export type SupportShares = {
  readonly ceiling: Won
  readonly paid: Won
  /** Decided and not paid yet. */
  readonly granted: Won
  /** 남은 한도: neither paid nor granted. */
  readonly remaining: Won
  /** Based on the submitted totals; the agency may decide less. */
  readonly underReview: Won
  /** The expected support of the entries on the page. */
  readonly entered: Won
  readonly open: Won
}

type Stated = Pick<Proof, 'proofType' | 'totalUnit' | 'total'>

/** Returns the expected support of a proof by its total, in won; 0 for a lookup, whose amount is unknown. */
const statedSupport = (proof: Stated): number => {
  const kind = totalKindOf(proof)
  const total = Math.max(0, proof.total ?? 0)
  if (kind === 'none') return 0
  return kind === 'cases' ? expectedSupport(total) : total
}

const underReviewOf = (proof: Stated & Pick<Proof, 'status'>): number =>
  isUndecided(proof.status) ? statedSupport(proof) : 0

export const supportShares = (
  application: {
    readonly status: ReadStatus
    readonly decidedAmount: number | null
    readonly proofs: readonly (ProofFacts & Pick<Proof, 'totalUnit' | 'total'>)[]
  },
  entered = 0,
): SupportShares => {
  const { proofs, decidedAmount, status } = application
  const ceiling = SUPPORT_CEILING
  const decided = totalDecided(proofs, decidedAmount)
  const paid = Won(Math.min(ceiling, status === 'paymentComplete' ? decided : totalDecided(proofs, null)))
  const granted = Won(Math.min(ceiling - paid, decided - paid))
  const remaining = Won(ceiling - paid - granted)
  const handedIn = proofs.reduce((sum, proof) => sum + underReviewOf(proof), 0)
  const underReview = Won(Math.min(remaining, handedIn))
  const expected = Won(Math.min(remaining - underReview, entered))
  const open = Won(remaining - underReview - expected)
  return { ceiling, paid, granted, remaining, underReview, entered: expected, open }
}

/** True if this sum exceeds the remaining support and some support is already paid or granted. [A-192] [P-301] */
export const isAboveRemaining = ({ ceiling, remaining }: SupportShares, entered: number): boolean =>
  remaining < ceiling && entered > remaining

/** Why less is paid than was spent: capped at the ceiling, or a proof refused or recognized in part. */
export type Shortfall = 'ceiling' | 'unrecognized'

/**
 * 지원금이 쓴 금액보다 적은 이유; null while nothing is paid or granted, and if nothing was deducted. `lookedUp`: won of all looked-up
 * records. [D2-168]
 */
export const shortfallOf = (
  { ceiling, remaining }: SupportShares,
  proofs: readonly (Stated & Pick<Proof, 'status' | 'decidedAmount'>)[],
  lookedUp: Won,
): Shortfall | null => {
  if (remaining === ceiling) return null
  const spent = proofs
    .filter(({ status }) => !isTakenBack(status))
    .reduce((sum, proof) => sum + statedSupport(proof), Number(lookedUp))
  if (remaining === 0) return spent > ceiling ? 'ceiling' : null
  const isCut = (proof: (typeof proofs)[number]) =>
    proof.status === 'notSelected' || (proof.decidedAmount !== null && proof.decidedAmount < statedSupport(proof))
  return proofs.some(isCut) ? 'unrecognized' : null
}
