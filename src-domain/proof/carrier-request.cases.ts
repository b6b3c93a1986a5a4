import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { CarrierRefusal, Carrier } from './carrier-request.ts'
import type { ProofForRules } from './proof.ts'
import { PROOF_STATUSES, type ProofStatus, type ProofStatusOrText } from './proof-status.table.ts'

const parcel = (status: ProofStatusOrText): ProofForRules => ({
  id: '1',
  proofType: 'parcel',
  status,
  decidedAmount: null,
})
const GENERAL: ProofForRules = {
  id: '2',
  proofType: 'general',
  status: 'submitComplete',
  decidedAmount: null,
}

/** The verdict is `ok`, or the reason why the request is not sent, with the field to focus. */
type Row = DecisionCaseFrom<{
  token?: boolean
  carriers: readonly Carrier[]
  proofs: readonly ProofForRules[]
  agreement: boolean
}, 'ok' | CarrierRefusal>

const stands = (status: ProofStatusOrText): Row => ({
  proves: ['P-084'],
  rule: 'CR-3',
  carriers: ['롯데'],
  proofs: [GENERAL, parcel(status)],
  agreement: true,
  verdict: { code: 'parcelExists', field: null },
})
const ended = (status: ProofStatusOrText): Row => ({ ...stands(status), rule: 'CR-5', verdict: 'ok' })

const ENDED: readonly ProofStatus[] = ['userCancel', 'userDelete', 'notSelected']

/** Carrier requests that are sent, and requests that are not sent, with the reason. */
export const CARRIER_REQUEST_CASES: readonly Row[] = [
  { proves: ['P-083'], rule: 'CR-5', carriers: ['롯데'], proofs: [], agreement: true, verdict: 'ok' },
  { proves: ['P-052', 'P-083'], rule: 'CR-1', token: false, carriers: [], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'tokenMissing', field: null } },
  { proves: ['P-082', 'P-083'], rule: 'CR-2', carriers: [], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'carrierMissing', field: 'carriers' } },
  { proves: ['P-083', 'P-084'], rule: 'CR-3', carriers: ['한진'], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'parcelExists', field: null } },
  { proves: ['P-083'], rule: 'CR-4', carriers: ['한진'], proofs: [], agreement: false, verdict: { code: 'agreementMissing', field: 'agreement' } },
  ...PROOF_STATUSES.filter((status) => !ENDED.includes(status)).map(stands),
  stands({ unknown: '이관중' }),
  ...ENDED.map(ended),
]
