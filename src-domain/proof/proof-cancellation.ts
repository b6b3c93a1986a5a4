import { type ApplicationStatusOrText, applicationStatusRow } from '../application-status/application-status.table.ts'
import { decisionFrom } from '../kernel/decide.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'
import type { ProofTypeOrUnknown } from './proof.ts'
import { decideProofItemTransition, decideProofTransition } from './transitions.ts'

/**
 * `ended`: the application is cancelled or deleted. `open`: the applicant may cancel, because the status of the proof
 * and of the item in question allow it.
 */
type ProofCancellationFacts = {
  readonly ended: boolean
  readonly type: ProofTypeOrUnknown
  readonly open: boolean
  /**
   * The payment of the whole application is complete: nothing is decided about its proofs any more. [D2-821] [D3-765]
   */
  readonly paid: boolean
}

export type ProofCancellationVerdict = 'ok' | 'applicationEnded' | 'lookedUp' | 'notOpen' | 'applicationPaid'

const isOpenProof = (from: ProofStatusOrText): boolean =>
  'to' in decideProofTransition({ who: 'applicant', action: 'cancel', from }).verdict

const isOpenItem = (from: ProofStatusOrText): boolean =>
  'to' in decideProofItemTransition({ who: 'applicant', action: 'cancel', from }).verdict

/**
 * 증빙 취소: decides whether the applicant may cancel this proof or one of its items. An item may be cancelled only while
 * its proof may also be cancelled. [A-194] [A-195] [D2-42] [D2-821]
 */
export const decideProofCancellation = decisionFrom(
  (proof: {
    readonly application: ApplicationStatusOrText
    readonly type: ProofTypeOrUnknown
    readonly status: ProofStatusOrText
    /** The item of the proof, if only the item is to be cancelled. */
    readonly item?: { readonly status: ProofStatusOrText } | undefined
  }): ProofCancellationFacts => ({
    ended: !applicationStatusRow(proof.application).live,
    type: proof.type,
    paid: applicationStatusRow(proof.application).stage === 'paid',
    open: isOpenProof(proof.status) && (proof.item === undefined || isOpenItem(proof.item.status)),
  }),
  [
    { id: 'PC-1', when: { ended: true }, then: 'applicationEnded', ref: 'A-194' },
    { id: 'PC-2', when: { type: 'rapid' }, then: 'lookedUp', ref: 'A-194' },
    { id: 'PC-3', when: { type: 'parcel' }, then: 'lookedUp', ref: 'A-194' },
    { id: 'PC-4', when: { open: false }, then: 'notOpen', ref: 'A-195' },
    { id: 'PC-6', when: { paid: true }, then: 'applicationPaid', ref: 'D2-821' },
    { id: 'PC-5', when: {}, then: 'ok', ref: 'A-195' },
  ],
)
