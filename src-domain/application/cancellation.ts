import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { ReadProofStatus } from '../proof/proof-status.table.ts'
import type { ReadStatus } from './status.table.ts'
import type { ApplicationReason } from './transitions.table.ts'
import { decideApplicationTransition } from './transitions.ts'

/** Where the refusal comes from; both are told as `cancel.alreadyProcessed`. */
export type CancellationRefusal = ApplicationReason

/** 신청 취소: may the applicant cancel this application? An unknown status is left to the server. */
export const judgeCancellation = ({
  status,
  proofs,
}: {
  readonly status: ReadStatus
  readonly proofs: readonly ReadProofStatus[]
}): Checked<'cancellable', CancellationRefusal> => {
  const { verdict } = decideApplicationTransition({ who: 'applicant', action: 'cancel', from: status, proofs })
  return 'to' in verdict ? accepted('cancellable') : refused(verdict.refused)
}
