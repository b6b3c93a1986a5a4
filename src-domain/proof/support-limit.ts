import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { PaymentType } from '../business/payment-type.ts'
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

/** True if the decided amount of the application is more than what was paid for its proofs. [D3-690] [D3-766] */
export const isMoreDecidedThanPaid = (
  proofs: readonly ProofForRules[],
  decidedAmount: number | null | undefined,
): boolean => decidedOrPaidTotal(proofs, decidedAmount) > decidedOrPaidTotal(proofs, null)

/**
 * True if the total reaches the maximum support and at least one proof is paid. Without a decided amount: true if the
 * maximum was paid for the proofs. [A-192] [D3-755]
 */
export const isSupportLimitReached = (
  proofs: readonly ProofForRules[],
  decidedAmount: number | null | undefined,
): boolean => proofs.some(isPaid) && decidedOrPaidTotal(proofs, decidedAmount) >= SUPPORT_CEILING

/**
 * 남은 이체: what can still be transferred for an application. `nothing`: the maximum was paid for its proofs. `total`: an
 * amount of the application, which is decided, or is named when it is paid (rapid payment). `proofs`: only its approved
 * proofs. [D3-755] [D3-766]
 */
export type TransferLeft = 'nothing' | 'total' | 'proofs'

export const transferLeftOf = (
  paymentType: PaymentType,
  { proofs, decidedAmount }: Pick<ApplicationForProofRules, 'proofs' | 'decidedAmount'>,
): TransferLeft => {
  if (isSupportLimitReached(proofs, null)) return 'nothing'
  return paymentType === 'rapid' || isMoreDecidedThanPaid(proofs, decidedAmount) ? 'total' : 'proofs'
}
