import {
  isClosedApplicationStatus,
  type ApplicationStatusOrText,
} from '../application-status/application-status.table.ts'
import { Won } from '../kernel/won.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import { isUndecidedProofStatus, isApprovedProofStatus } from './proof-status.table.ts'
import { expectedSupport, proofTotalKindOf } from './proof-total.ts'
import type { Proof, ProofForRules } from './proof.ts'
import { decidedOrPaidTotal, sumOfDecidedAmounts } from './support-limit.ts'

/**
 * 지원한도의 쓰임, in won. `paid`, `granted`, `underReview`, `entered` and `open` add up to the ceiling. They are filled in
 * this order; each is cut off where the ceiling is reached. [A-172] [A-192] [P-032]
 */
export type SupportShares = {
  readonly ceiling: Won
  readonly paid: Won
  /** Granted: decided but not paid; 0 once the application is paid in full or has ended, because no payment follows. */
  readonly granted: Won
  /** 남은 한도: the part of the limit that has been neither paid nor granted. */
  readonly remaining: Won
  /** An estimate from the submitted totals. The agency may decide on less. Also 0 once no payment follows. */
  readonly underReview: Won
  /** The expected support for the entries on the page. */
  readonly entered: Won
  readonly open: Won
}

export type ProofWithTotal = Pick<Proof, 'proofType' | 'totalUnit' | 'total'>

/** Returns the expected support for the total of a proof, in won; 0 for a lookup, because its amount is unknown. */
export const statedSupport = (proof: ProofWithTotal): number => {
  const kind = proofTotalKindOf(proof)
  const total = Math.max(0, proof.total ?? 0)
  if (kind === 'none') return 0
  return kind === 'cases' ? expectedSupport(total) : total
}

const underReviewOf = (proof: ProofWithTotal & Pick<Proof, 'status'>): number =>
  isUndecidedProofStatus(proof.status) ? statedSupport(proof) : 0

/** Returns the sum that was decided for proofs that are not paid yet. [D2-570] */
export const approvedUnpaid = (proofs: readonly ProofForRules[]): number =>
  sumOfDecidedAmounts(proofs.filter(({ status }) => isApprovedProofStatus(status)))

/** Returns the sum that was decided for the approved and the paid proofs, in won, at most the ceiling. [D2-833] */
export const recognisedTotal = (proofs: readonly ProofForRules[]): number =>
  Math.min(SUPPORT_CEILING, decidedOrPaidTotal(proofs, null) + approvedUnpaid(proofs))

export const supportShares = (
  application: {
    readonly status: ApplicationStatusOrText
    readonly decidedAmount: number | null
    readonly proofs: readonly (ProofForRules & Pick<Proof, 'totalUnit' | 'total'>)[]
  },
  enteredSupport = 0,
): SupportShares => {
  const { proofs, decidedAmount, status } = application
  const ceiling = SUPPORT_CEILING
  const decidedTotal = decidedOrPaidTotal(proofs, decidedAmount)
  const isPaidInFull = status === 'paymentComplete'
  const isSettled = isClosedApplicationStatus(status)
  const paid = Won(Math.min(ceiling, isPaidInFull ? decidedTotal : decidedOrPaidTotal(proofs, null)))
  const due = isSettled ? 0 : Math.max(decidedTotal - paid, approvedUnpaid(proofs))
  const granted = Won(Math.min(ceiling - paid, due))
  const remaining = Won(ceiling - paid - granted)
  const submitted = isSettled ? 0 : proofs.reduce((sum, proof) => sum + underReviewOf(proof), 0)
  const underReview = Won(Math.min(remaining, submitted))
  const expected = Won(Math.min(remaining - underReview, enteredSupport))
  const open = Won(remaining - underReview - expected)
  return { ceiling, paid, granted, remaining, underReview, entered: expected, open }
}

/** True if this amount exceeds the remaining support and some support is already paid or granted. [A-192] [P-301] */
export const isAboveRemainingSupport = ({ ceiling, remaining }: SupportShares, enteredSupport: number): boolean =>
  remaining < ceiling && enteredSupport > remaining
