import type { DecisionCase } from '../kernel/decide.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { NewProofEligibility } from './new-proof-eligibility.ts'
import type { ProofForRules } from './proof.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'

const paid = (decidedAmount: number, id = 1): ProofForRules => ({
  id: String(id),
  proofType: 'general',
  status: 'paymentComplete',
  decidedAmount,
})
const parcel = (status: ProofStatusOrText): ProofForRules => ({
  id: '2',
  proofType: 'parcel',
  status,
  decidedAmount: null,
})
const approved: ProofForRules = {
  id: '3',
  proofType: 'general',
  status: 'approved',
  decidedAmount: 300_000,
}
const unnamed: ApplicationStatusOrText = { unknown: '표에 없는 말' }

/** Applications with their proofs, and whether a new proof may be registered. */
export const NEW_PROOF_ELIGIBILITY_CASES: readonly DecisionCase<{
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly ProofForRules[]
  readonly decidedAmount?: number
}, NewProofEligibility>[] = [
  { proves: ['A-190'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [] }, verdict: 'ok' },
  { proves: ['A-190'], rule: 'NP-1', facts: { status: 'applied', proofs: [] }, verdict: 'notSelected' },
  { proves: ['A-142'], rule: 'NP-1', facts: { status: unnamed, proofs: [] }, verdict: 'notSelected' },
  ...(
    [
      ['NP-2', 'approved', 'paying'],
      ['NP-2', 'transferError', 'paying'],
      ['NP-2', 'requestVerified', 'paying'],
      ['NP-3', 'paymentComplete', 'paid'],
      ['NP-4', 'notSelected', 'rejected'],
      ['NP-5', 'userCancel', 'cancelled'],
      ['NP-5', 'userDelete', 'cancelled'],
      ['NP-1', 'received', 'notSelected'],
      ['NP-1', 'infoLookup', 'notSelected'],
      ['NP-1', 'verification', 'notSelected'],
      ['NP-1', 'supplementRequest', 'notSelected'],
      ['NP-1', 'supplementComplete', 'notSelected'],
      ['NP-1', 'deliberation', 'notSelected'],
      ['NP-1', 'hold', 'notSelected'],
    ] as const
  ).map(([rule, status, verdict]) => ({ proves: ['D2-100'], rule, facts: { status, proofs: [] }, verdict })),
  { proves: ['A-190'], rule: 'NP-1', facts: { status: 'underReview', proofs: [{ ...approved, status: 'targetSelected' }] }, verdict: 'notSelected' },
  { proves: ['A-191'], rule: 'NP-6', facts: { status: 'targetSelected', proofs: [parcel('submitted')] }, verdict: 'parcelRunning' },
  { proves: ['A-191'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [parcel('submitComplete')] }, verdict: 'ok' },
  { proves: ['A-191'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [parcel('underReview')] }, verdict: 'ok' },
  { proves: ['A-191'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [{ ...approved, status: 'submitted' }] }, verdict: 'ok' },
  { proves: ['A-191'], rule: 'NP-6', facts: { status: 'targetSelected', proofs: [parcel('submitted'), paid(300_000)] }, verdict: 'parcelRunning' },
  { proves: ['A-192'], rule: 'NP-7', facts: { status: 'targetSelected', proofs: [paid(300_000)] }, verdict: 'limit' },
  { proves: ['A-192'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [paid(299_999)], decidedAmount: 299_999 }, verdict: 'ok' },
  { proves: ['A-192'], rule: 'NP-7', facts: { status: 'targetSelected', proofs: [paid(1)], decidedAmount: 300_000 }, verdict: 'limit' },
  { proves: ['A-192'], rule: 'NP-7', facts: { status: 'targetSelected', proofs: [paid(150_000, 1), paid(150_000, 4)], decidedAmount: 150_000 }, verdict: 'limit' },
  { proves: ['A-192'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [approved], decidedAmount: 300_000 }, verdict: 'ok' },
  { proves: ['A-192'], rule: 'NP-8', facts: { status: 'targetSelected', proofs: [], decidedAmount: 300_000 }, verdict: 'ok' },
]
