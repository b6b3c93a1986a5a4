import type { SupportStage } from '../../application-status/application-status.table.ts'
import { isDecidedProofStatus, type ProofStatusOrText } from '../../proof/proof-status.table.ts'
import type { SupportShares } from '../../proof/support-shares.ts'

/**
 * 이의신청: what the applicant can object to: the rejection, or an amount below the maximum. `none`: there is nothing to
 * object to.
 */
type ObjectionSubject = 'rejection' | 'amount' | 'none'

const DECIDED: readonly SupportStage[] = ['paying', 'paid']

/**
 * Returns what the applicant can object to. The amount of a selected application counts as decided once one proof is
 * decided. A proof that is cancelled, on hold or unknown is not decided. [D3-272] [D2-350]
 */
export const objectionSubjectOf = (
  stage: SupportStage,
  proofs: readonly { readonly status: ProofStatusOrText }[],
  { paid, granted, ceiling }: Pick<SupportShares, 'paid' | 'granted' | 'ceiling'>,
): ObjectionSubject => {
  if (stage === 'rejected') return 'rejection'
  const isDecided =
    DECIDED.includes(stage) || (stage === 'selected' && proofs.some(({ status }) => isDecidedProofStatus(status)))
  return isDecided && paid + granted < ceiling ? 'amount' : 'none'
}
