import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { aPersona } from './a-persona.ts'
import type { Persona } from './cast.ts'
import type { ApplicationOf } from './differences.ts'

const INDIVIDUAL = '1000100001'
const OTHER_REASON = 'US03'

/** Every status of a proof, and none. */
const EVERY_STATUS = [...PROOF_STATUSES, null]

/** A base proof that was recognised: sales-direct and paid. [P-107] */
const BASE_APPROVED = {
  type: 'direct',
  status: 'paymentComplete',
  won: 60_000,
  items: [
    { type: 'direct', status: 'paymentComplete' },
    { type: 'general', status: 'paymentComplete', decided: 60_000 },
  ],
} as const

const SUPPLEMENT = {
  type: 'direct',
  status: 'supplementRequest',
  items: [
    { type: 'direct', status: 'supplementRequest', reason: '사진에서 상호가 보이지 않습니다.' },
    { type: 'direct', status: 'submitComplete' },
    { type: 'general', status: 'supplementRequest', reason: '이용금액이 보이지 않습니다.' },
    { type: 'general', status: 'submitComplete' },
  ],
} as const

const selected = (about: string, application: Omit<ApplicationOf, 'status'>) =>
  aPersona({ brNo: INDIVIDUAL, about, application: { status: 'targetSelected', ...application } })

/** Who is selected and has handed in proofs. [P-275] */
export const SELECTED = {
  'selected-base-approved': selected('직접배달의 영업증빙이 인정되었다. 실적증빙만 더 내면 된다.', {
    decided: 60_000,
    proofs: [BASE_APPROVED],
  }),
  'selected-parcel-submitted': selected('택배사 이용내역 조회를 신청했다. 조회가 끝날 때까지 다른 증빙을 낼 수 없다.', {
    proofs: [{ type: 'parcel', status: 'submitted' }],
  }),
  'selected-parcel-finished': selected('택배사 이용내역 조회가 끝나 내역이 도착했다.', {
    proofs: [
      {
        type: 'parcel',
        status: 'reviewWaiting',
        records: [
          ['롯데', 84_000],
          ['CJ대한통운', 132_500],
        ],
      },
    ],
  }),
  'selected-supplement': selected('낸 증빙에 보완요청이 왔다. 영업증빙과 실적증빙 모두 고칠 것이 있다.', {
    proofs: [SUPPLEMENT],
  }),
  'selected-paid-299999': selected('299,999원을 받았다. 한도까지 1원 남았다.', {
    decided: 299_999,
    proofs: [{ status: 'paymentComplete', won: 299_999 }],
  }),
  'selected-paid-300000': selected('300,000원을 받았다. 한도에 이르러 증빙을 더 낼 수 없다.', {
    decided: 300_000,
    proofs: [
      { status: 'paymentComplete', won: 180_000 },
      { status: 'paymentComplete', won: 120_000 },
    ],
  }),
  'corporate-supplement-request': aPersona({
    brNo: '1008100001',
    about: '법인사업자가 사업자정보를 보완해야 한다.',
    application: { status: 'supplementRequest', reasons: [OTHER_REASON] },
  }),
  'thousand-proofs': selected('증빙이 천 건이고 모든 진행상태가 섞여 있다.', {
    proofs: Array.from({ length: 1000 }, (_, i) => ({
      type: i % 2 === 0 ? ('general' as const) : ('direct' as const),
      status: EVERY_STATUS[i % EVERY_STATUS.length] as (typeof EVERY_STATUS)[number],
      won: 1000,
    })),
  }),
} as const satisfies Readonly<Record<string, Persona>>
