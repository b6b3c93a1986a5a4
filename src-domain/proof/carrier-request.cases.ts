import type { CarrierRefusal, Carrier } from './carrier-request.ts'
import type { ProofFacts } from './proof.ts'
import { PROOF_STATUSES, type ProofStatus, type ReadProofStatus } from './proof-status.table.ts'
import { AGREED, type Agreement } from './registration-form.ts'

const parcel = (status: ReadProofStatus): ProofFacts => ({
  id: '1',
  proofType: 'parcel',
  status,
  decidedAmount: null,
})
const GENERAL: ProofFacts = {
  id: '2',
  proofType: 'general',
  status: 'submitComplete',
  decidedAmount: null,
}

type Row = {
  readonly proves: readonly string[]
  readonly rule: string | null
  readonly token?: boolean
  readonly carriers: readonly Carrier[]
  readonly proofs: readonly ProofFacts[]
  readonly agreement: Agreement
  readonly code: CarrierRefusal['code'] | null
  /** Where the focus goes. */
  readonly field: CarrierRefusal['field']
}

const stands = (status: ReadProofStatus): Row => ({
  proves: ['P-084'],
  rule: 'CR-3',
  carriers: ['롯데'],
  proofs: [GENERAL, parcel(status)],
  agreement: AGREED,
  code: 'parcel.exists',
  field: null,
})
const ended = (status: ReadProofStatus): Row => ({ ...stands(status), rule: null, code: null })

const ENDED: readonly ProofStatus[] = ['userCancel', 'userDelete', 'notSelected']

/** Carrier requests, and why they are not sent. */
export const CARRIER_CASES: readonly Row[] = [
  { proves: ['P-083'], rule: null, carriers: ['롯데'], proofs: [], agreement: AGREED, code: null, field: null },
  {
    proves: ['P-083'],
    rule: 'CR-1',
    token: false,
    carriers: [],
    proofs: [parcel('submitted')],
    agreement: '',
    code: 'reg.tokenMissing',
    field: null,
  },
  {
    proves: ['P-082', 'P-083'],
    rule: 'CR-2',
    carriers: [],
    proofs: [parcel('submitted')],
    agreement: '',
    code: 'parcel.needCarrier',
    field: 'carriers',
  },
  {
    proves: ['P-083', 'P-084'],
    rule: 'CR-3',
    carriers: ['한진'],
    proofs: [parcel('submitted')],
    agreement: '',
    code: 'parcel.exists',
    field: null,
  },
  {
    proves: ['P-083'],
    rule: 'CR-4',
    carriers: ['한진'],
    proofs: [],
    agreement: '',
    code: 'reg.needAgreement',
    field: 'agreement',
  },
  ...PROOF_STATUSES.filter((status) => !ENDED.includes(status)).map(stands),
  stands({ unknown: '이관중' }),
  ...ENDED.map(ended),
]
