import { aPersona } from './a-persona.ts'
import type { Persona } from './cast.ts'

const INDIVIDUAL = '1000100001'
const OTHER_REASON = 'US03'
const UNLISTED_REASON = 'XX99'

/** Who has applied: one for every status of an application, and for the words that are only read. */
export const APPLIED = {
  'applied-new': aPersona({
    brNo: INDIVIDUAL,
    about: '방금 신청을 마쳤다. 담당 기관이 아직 보지 않았다.',
    application: { status: 'applied' },
  }),
  'applied-received': aPersona({
    brNo: INDIVIDUAL,
    about: '신청이 접수완료로 표시된다. 읽기만 하는 상태이다.',
    application: { status: 'received' },
  }),
  'applied-info-lookup': aPersona({
    brNo: INDIVIDUAL,
    about: '담당 기관이 신청정보를 조회하고 있다.',
    application: { status: 'infoLookup' },
  }),
  'applied-verification': aPersona({
    brNo: '1008100001',
    about: '법인사업자의 지원 자격을 검증하고 있다.',
    application: { status: 'verification' },
  }),
  'applied-supplement-request': aPersona({
    brNo: INDIVIDUAL,
    about: '사업자정보를 7일 안에 보완해야 한다.',
    application: { status: 'supplementRequest', reasons: [OTHER_REASON] },
  }),
  'applied-supplement-complete': aPersona({
    brNo: INDIVIDUAL,
    about: '보완한 내용을 담당 기관이 확인하고 있다.',
    application: { status: 'supplementComplete' },
  }),
  'applied-under-review': aPersona({
    brNo: INDIVIDUAL,
    about: '신청내용을 검토하고 있다. 아직 취소할 수 있다.',
    application: { status: 'underReview' },
  }),
  'applied-deliberation': aPersona({
    brNo: INDIVIDUAL,
    about: '지원 여부를 심의하고 있다. 취소할 수 없다.',
    application: { status: 'deliberation' },
  }),
  'applied-target-selected': aPersona({
    brNo: INDIVIDUAL,
    about: '지원 대상으로 선정되었다. 증빙을 낼 수 있다.',
    application: { status: 'targetSelected' },
  }),
  'applied-approved': aPersona({
    brNo: INDIVIDUAL,
    about: '지원이 승인되었다. 읽기만 하는 상태이다.',
    application: { status: 'approved' },
  }),
  'applied-not-selected': aPersona({
    brNo: INDIVIDUAL,
    about: '주대표자가 아니고 폐업하여 지원대상에서 제외되었다.',
    application: { status: 'notSelected', reasons: ['US01', 'US02'] },
  }),
  'applied-hold': aPersona({
    brNo: INDIVIDUAL,
    about: '지급이 보류되었다. 아는 사유와 목록에 없는 사유가 함께 있다.',
    application: { status: 'hold', reasons: ['US01', OTHER_REASON, UNLISTED_REASON] },
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
  'applied-transfer-error': aPersona({
    brNo: INDIVIDUAL,
    about: '입력한 계좌로 이체하지 못했다. 계좌를 고쳐야 한다.',
    application: { status: 'transferError', decided: 120_000, proofs: [{ status: 'approved', won: 120_000 }] },
  }),
  'applied-request-verified': aPersona({
    brNo: INDIVIDUAL,
    about: '고친 계좌를 담당 기관이 확인하고 있다.',
    application: { status: 'requestVerified', decided: 120_000, proofs: [{ status: 'approved', won: 120_000 }] },
  }),
  'applied-user-cancel': aPersona({
    brNo: INDIVIDUAL,
    about: '담당 기관이 취소로 처리한 신청이다.',
    application: { status: 'userCancel' },
  }),
  'applied-user-delete': aPersona({
    brNo: INDIVIDUAL,
    about: '스스로 취소하여 삭제된 신청이다. 다시 신청할 수 있다.',
    application: { status: 'userDelete' },
  }),
} as const satisfies Readonly<Record<string, Persona>>
