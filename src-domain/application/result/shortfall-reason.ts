import type { ApplicationStatusOrText } from '../../application-status/application-status.table.ts'
import { type DecisionTable, decisionFrom } from '../../kernel/decide.ts'
import { itemsOfProof, sumOfDeliveryFees } from '../../proof/proof-items.ts'
import {
  isCancelledOrDeletedProofStatus,
  isDecidedProofStatus,
  isUndecidedProofStatus,
} from '../../proof/proof-status.table.ts'
import type { Proof, ProofItem } from '../../proof/proof.ts'
import { type ProofWithTotal, statedSupport, type SupportShares } from '../../proof/support-shares.ts'

/**
 * The facts that decide why less is paid than was spent. `isCut`: a proof was refused or recognised only in part, or
 * the application was paid without a decision about it. [D3-765]
 */
type ShortfallFacts = {
  readonly isPaidOrGranted: boolean
  readonly isUsedUp: boolean
  readonly isMoreSpent: boolean
  readonly isCut: boolean
}

/**
 * The reason for paying less than was spent: the ceiling was reached, or a proof was refused or recognised only in
 * part. `none`: nothing is paid or granted yet, or nothing was deducted.
 */
type ShortfallReason = 'none' | 'ceiling' | 'unrecognized'

type SpentProof = ProofWithTotal & Pick<Proof, 'id' | 'status' | 'decidedAmount' | 'items'>

/**
 * 지원금이 쓴 금액보다 적은 이유: decides why less is paid than was spent. The amount spent of a carrier lookup is the sum of the
 * delivery fees that the carriers found. [D2-168] [D2-743]
 */
export const decideShortfallReason = decisionFrom(
  (
    { ceiling, remaining }: SupportShares,
    {
      status: applicationStatus,
      proofs,
      items,
    }: {
      readonly status: ApplicationStatusOrText
      readonly proofs: readonly SpentProof[]
      readonly items: readonly ProofItem[]
    },
  ): ShortfallFacts => {
    const isLeftOut = ({ status }: SpentProof) =>
      applicationStatus === 'paymentComplete' && (status === 'hold' || isUndecidedProofStatus(status))
    const spentFor = (proof: SpentProof) => statedSupport(proof) + sumOfDeliveryFees(itemsOfProof({ items }, proof))
    const spentTotal = proofs
      .filter(({ status }) => !isCancelledOrDeletedProofStatus(status))
      .reduce((sum, proof) => sum + spentFor(proof), 0)
    const isCut = (proof: SpentProof) =>
      proof.status === 'notSelected' ||
      isLeftOut(proof) ||
      (isDecidedProofStatus(proof.status) && proof.decidedAmount !== null && proof.decidedAmount < spentFor(proof))
    return {
      isPaidOrGranted: remaining < ceiling,
      isUsedUp: remaining === 0,
      isMoreSpent: spentTotal > ceiling,
      isCut: proofs.some(isCut),
    }
  },
  [
    { id: 'SH-1', when: { isPaidOrGranted: false }, then: 'none', ref: 'D2-168' },
    { id: 'SH-2', when: { isUsedUp: true, isMoreSpent: true }, then: 'ceiling', ref: 'D2-168' },
    { id: 'SH-3', when: { isUsedUp: true }, then: 'none', ref: 'D2-168' },
    { id: 'SH-4', when: { isCut: true }, then: 'unrecognized', ref: 'D2-168' },
    { id: 'SH-5', when: {}, then: 'none', ref: 'D2-168' },
  ] satisfies DecisionTable<ShortfallFacts, ShortfallReason>,
)
