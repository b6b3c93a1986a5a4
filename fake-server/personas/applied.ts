import { aPersona } from './a-persona.ts'
import type { Persona } from './cast.ts'
import type { ApplicationOf } from './differences.ts'

const INDIVIDUAL = '1000100001'
const OTHER_REASON = 'US03'
const UNLISTED_REASON = 'XX99'

const applied = (about: string, application: ApplicationOf) => aPersona({ brNo: INDIVIDUAL, about, application })

/** Who has applied: one for every status of an application, and for the words that are only read. */
export const APPLIED = {
  'applied-new': applied('방금 신청을 마쳤다. 담당 기관이 아직 보지 않았다.', { status: 'applied' }),
  'applied-received': applied('신청이 접수완료로 표시된다. 읽기만 하는 상태이다.', { status: 'received' }),
  'applied-info-lookup': applied('담당 기관이 신청정보를 조회하고 있다.', { status: 'infoLookup' }),
  'applied-verification': aPersona({
    brNo: '1008100001',
    about: '법인사업자의 지원 자격을 검증하고 있다.',
    application: { status: 'verification' },
  }),
  'applied-supplement-request': applied('사업자정보를 7일 안에 보완해야 한다.', {
    status: 'supplementRequest',
    reasons: [OTHER_REASON],
  }),
  'applied-supplement-complete': applied('보완한 내용을 담당 기관이 확인하고 있다.', { status: 'supplementComplete' }),
  'applied-under-review': applied('신청내용을 검토하고 있다. 아직 취소할 수 있다.', { status: 'underReview' }),
  'applied-deliberation': applied('지원 여부를 심의하고 있다. 취소할 수 없다.', { status: 'deliberation' }),
  'applied-target-selected': applied('지원 대상으로 선정되었다. 증빙을 낼 수 있다.', { status: 'targetSelected' }),
  'applied-approved': applied('지원이 승인되었다. 읽기만 하는 상태이다.', { status: 'approved' }),
  'applied-not-selected': applied('주대표자가 아니고 폐업하여 지원대상에서 제외되었다.', {
    status: 'notSelected',
    reasons: ['US01', 'US02'],
  }),
  'applied-hold': applied('지급이 보류되었다. 아는 사유와 목록에 없는 사유가 함께 있다.', {
    status: 'hold',
    reasons: ['US01', OTHER_REASON, UNLISTED_REASON],
  }),
  'applied-payment-complete': aPersona({
    brNo: '1000100012',
    about: '신속지급으로 300,000원 지급이 끝났다.',
    application: {
      status: 'paymentComplete',
      decided: 300_000,
      proofs: [
        {
          type: 'fast',
          status: 'paymentComplete',
          won: 300_000,
          records: [
            ['모의배달', 210_000],
            ['모의대행', 110_000],
          ],
        },
      ],
    },
  }),
  'applied-transfer-error': applied('입력한 계좌로 이체하지 못했다. 계좌를 고쳐야 한다.', {
    status: 'transferError',
    decided: 120_000,
    proofs: [{ status: 'approved', won: 120_000 }],
  }),
  'applied-request-verified': applied('고친 계좌를 담당 기관이 확인하고 있다.', {
    status: 'requestVerified',
    decided: 120_000,
    proofs: [{ status: 'approved', won: 120_000 }],
  }),
  'applied-user-cancel': applied('담당 기관이 취소로 처리한 신청이다.', { status: 'userCancel' }),
  'applied-user-delete': applied('스스로 취소하여 삭제된 신청이다. 다시 신청할 수 있다.', { status: 'userDelete' }),
} as const satisfies Readonly<Record<string, Persona>>
