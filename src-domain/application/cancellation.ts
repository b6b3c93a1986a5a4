import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { ReadProofStatus } from '../proof/proof-status.table.ts'
import { proofStatusRow } from '../proof/proof-status.table.ts'
import type { ReadStatus } from './status.table.ts'
import { statusRow } from './status.table.ts'

/** Where the refusal comes from; both are told as `cancel.alreadyProcessed`. */
export type CancellationRefusal = 'status' | 'proof'

/** May the applicant cancel this application? An unknown status is left to the server. */
export const judgeCancellation = (application: {
  readonly status: ReadStatus
  readonly proofs: readonly ReadProofStatus[]
}): Checked<'cancellable', CancellationRefusal> => {
  if (!statusRow(application.status).cancel) return refused('status')
  return application.proofs.some((proof) => proofStatusRow(proof).stopsCancellation)
    ? refused('proof')
    : accepted('cancellable')
}
