import { PROOF_STATUS, PROOF_STATUSES } from './proof-status.table.ts'

/** Which masters count as approved base proof: every type with every status, and words that nobody knows. */
export const BASE_PROOF_CASES: readonly {
  readonly proves: readonly string[]
  readonly aplyType: string
  readonly amountCountType: string
  readonly progressStatus: string | null
  readonly approved: boolean
}[] = [
  ...PROOF_STATUSES.map((status) => ({
    proves: ['P-045'],
    aplyType: '영업',
    amountCountType: '건',
    progressStatus: PROOF_STATUS[status].wire,
    approved: status === 'paymentComplete',
  })),
  { proves: ['P-045'], aplyType: '영업', amountCountType: '건', progressStatus: null, approved: false },
  { proves: ['P-045'], aplyType: '영업', amountCountType: '건', progressStatus: '이관중', approved: false },
  { proves: ['P-045'], aplyType: '일반', amountCountType: '건', progressStatus: '지급완료', approved: false },
  { proves: ['P-045'], aplyType: '일반', amountCountType: '택배', progressStatus: '지급완료', approved: false },
  { proves: ['P-045'], aplyType: '신속', amountCountType: '금액', progressStatus: '지급완료', approved: false },
]
