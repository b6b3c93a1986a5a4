import { PAYMENT_TYPE_API_WORDS } from '#domain/business/payment-type'
import type { BusinessDoc } from '../../world/collections.ts'
import { rejection } from '../../http/answers.ts'
import type { HandlerAnswer } from '../../http/handler.ts'
import { defaultBusiness } from './businesses.ts'

/**
 * The answer of the tax office and the payment type for each business number of the fixtures. [D1-54] [E-179]
 */
const DIFFERENCES: readonly (Partial<BusinessDoc> & { readonly brNo: string })[] = [
  { brNo: '1000100001', name: '하늘분식' },
  { brNo: '1000100002', name: '바다치킨', aplyType: PAYMENT_TYPE_API_WORDS.rapid, deliveryTotal: 412_000 },
  { brNo: '1000100012', name: '나무피자', aplyType: PAYMENT_TYPE_API_WORDS.rapid, deliveryTotal: 320_000 },
  { brNo: '1000100022', name: '가람족발', aplyType: PAYMENT_TYPE_API_WORDS.rapid, deliveryTotal: null },
  { brNo: '1000100003', name: '다온농산' },
  { brNo: '1008100001', name: '주식회사 한빛유통' },
  { brNo: '2000100002', bSttCd: '02' },
  { brNo: '2000100010', bSttCd: '10' },
  { brNo: '2000100003', bSttCd: '03' },
  { brNo: '2000100099', bSttCd: '99' },
  { brNo: '2000100000', bSttCd: null },
  { brNo: '2000100011', bSttCd: null, errCd: '10' },
  { brNo: '2000100013', bSttCd: '99', errCd: '10' },
]

export const BUSINESSES: readonly BusinessDoc[] = DIFFERENCES.map((difference) => ({
  ...defaultBusiness(difference.brNo),
  ...difference,
}))

/** The business numbers that `first/register` always rejects. [E-179] [D1-54] */
export const BUSINESS_REGISTER_REFUSALS_BY_NUMBER: Readonly<Record<string, HandlerAnswer>> = {
  '4000100001': rejection(400, 'BUSINESS_INVALID_BRNO_FORMAT', 'brno.badFormat'),
  '4000100002': rejection(400, 'BUSINESS_REFUSED', 'server.registerRefused'),
  '5000100001': rejection(500, 'SERVER_ERROR', 'server.failed'),
  '4000100003': rejection(409, 'BUSINESS_CONFLICT', 'server.registerConflict', { http: 200 }),
}

/** A business number for which the answer takes longer than any page waits. [E-179] [E-094] */
export const SLOW_BUSINESS_NUMBER = { brNo: '9000100001', delayMs: 7000 } as const

/** Business numbers that the lookup of the result flow rejects. [E-181] [D1-54] */
export const APPLICATION_LOOKUP_REFUSALS_BY_NUMBER: Readonly<Record<string, HandlerAnswer>> = {
  '6000100001': rejection(200, 'BUSINESS_LOOKUP_REFUSED', 'server.lookupRefused', { status: '1' }),
  '6000100002': rejection(400, 'BUSINESS_INVALID_BRNO', 'server.lookupBrnoText'),
  '5000100001': rejection(500, 'SERVER_ERROR', 'server.failed'),
}

/** This business number has an application, but its phone certification returns only a message. [E-195] [D1-54] */
export const BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM = '6000100003'
