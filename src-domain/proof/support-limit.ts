import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import { Won } from '../kernel/won.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import { proofStatusRow } from './proof-status.table.ts'
import type { ProofForRules } from './proof.ts'

/** The parts of an application that the rules about its proofs read. */
export type ApplicationForProofRules = {
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly ProofForRules[]
  readonly decidedAmount?: number | null
}

const isPaid = ({ status }: ProofForRules) => proofStatusRow(status).paid

/** Returns the sum of the decided amounts of these proofs, in won; an undecided amount counts as 0. */
export const sumOfDecidedAmounts = (proofs: readonly ProofForRules[]): number =>
  proofs.reduce((sum, { decidedAmount }) => sum + (decidedAmount ?? 0), 0)

/**
 * Returns the decided amount of the application or the sum of its paid proofs, whichever is greater. [A-192] [D2-44]
 */
export const decidedOrPaidTotal = (proofs: readonly ProofForRules[], decidedAmount: number | null | undefined): Won =>
  Won(Math.max(decidedAmount ?? 0, sumOfDecidedAmounts(proofs.filter(isPaid))))

/**
 * True if the total reaches the maximum support and at least one proof is paid. Without a decided amount: true if the
 * maximum was paid for the proofs. [A-192] [D3-755]
 */
export const isSupportLimitReached = (
  proofs: readonly ProofForRules[],
  decidedAmount: number | null | undefined,
): boolean => proofs.some(isPaid) && decidedOrPaidTotal(proofs, decidedAmount) >= SUPPORT_CEILING
