import type { CarrierRefusal } from './carrier-request.ts'
import type { Carrier } from './carriers.table.ts'
import type { ProofMasterFacts } from './proof-display.ts'
import { AGREED, type Agreement } from './registration-form.ts'

const parcel = (progressStatus: string | null): ProofMasterFacts => ({
  receiptProofMstrId: 1,
  aplyType: '일반',
  amountCountType: '택배',
  progressStatus,
})
const GENERAL: ProofMasterFacts = {
  receiptProofMstrId: 2,
  aplyType: '일반',
  amountCountType: '금액',
  progressStatus: '제출완료',
}

type Row = {
  readonly proves: readonly string[]
  readonly rule: string | null
  readonly token?: boolean
  readonly carriers: readonly Carrier[]
  readonly masters: readonly ProofMasterFacts[]
  readonly agreement: Agreement
  readonly code: CarrierRefusal['code'] | null
  /** Where the focus goes. */
  readonly field: CarrierRefusal['field']
}

const stands = (word: string | null): Row => ({
  proves: ['P-084'],
  rule: 'CR-3',
  carriers: ['롯데'],
  masters: [GENERAL, parcel(word)],
  agreement: AGREED,
  code: 'parcel.exists',
  field: null,
})
const ended = (word: string): Row => ({ ...stands(word), rule: null, code: null })

/** Carrier requests, and why they are not sent. */
export const CARRIER_CASES: readonly Row[] = [
  { proves: ['P-083'], rule: null, carriers: ['롯데'], masters: [], agreement: AGREED, code: null, field: null },
  {
    proves: ['P-083'],
    rule: 'CR-1',
    token: false,
    carriers: [],
    masters: [parcel('제출')],
    agreement: '',
    code: 'reg.tokenMissing',
    field: null,
  },
  {
    proves: ['P-082', 'P-083'],
    rule: 'CR-2',
    carriers: [],
    masters: [parcel('제출')],
    agreement: '',
    code: 'parcel.needCarrier',
    field: 'carriers',
  },
  {
    proves: ['P-083', 'P-084'],
    rule: 'CR-3',
    carriers: ['한진'],
    masters: [parcel('제출')],
    agreement: '',
    code: 'parcel.exists',
    field: null,
  },
  {
    proves: ['P-083'],
    rule: 'CR-4',
    carriers: ['한진'],
    masters: [],
    agreement: '',
    code: 'reg.needAgreement',
    field: 'agreement',
  },
  ...[null, '', '제출', '제출완료', '검토대기', '검토중', '보완요청', '심의', '승인', '지급완료', '보류', '이관중'].map(
    stands,
  ),
  ...['사용자취소', '사용자삭제', '미선정'].map(ended),
]
