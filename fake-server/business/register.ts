import { judgeTaxStatus } from '#domain/business/tax-status'
import { refusal, success } from '../answers.ts'
import { applicationsOf, liveOf, registerApplication, registeredOf } from '../application/applications.ts'
import { route, type Answer } from '../handler.ts'
import { firstCookie } from '../identity/certifications.ts'
import { Type } from '../schema.ts'
import { TEXT } from '../text.ts'
import type { World } from '../world/world.ts'
import { wireNumber, businessOf } from './businesses.ts'
import { LOOKUP_REFUSALS, REGISTER_REFUSALS, SLOW_NUMBER } from './fixtures.table.ts'

/** How many applications of a number were submitted, with body status `'0'`; cancelled and deleted ones count. [E-181] [D1-34] */
export const applicationCount = route({
  method: 'POST',
  path: '/api/v1/business/supportApplicationBrnoCheck',
  ref: 'E-181',
  body: Type.Object({ brNo: Type.Optional(Type.Unknown()) }),
  handler: (world, { body }) => {
    const brNo = wireNumber(body.brNo)
    if (brNo === null) return [world, refusal(400, 'BUSINESS_INVALID_BRNO_FORMAT', 'brno.badFormat')]
    const fixed = LOOKUP_REFUSALS[brNo]
    if (fixed !== undefined) {
      const { http, status, errorCode, text } = fixed
      return [world, { status: http, body: { status, errorCode, message: TEXT[text] } }]
    }
    const count = applicationsOf(world, brNo).filter(({ submittedAt }) => submittedAt !== null).length
    return [world, { status: 200, body: { status: '0', message: 'Success', result: count } }]
  },
})

/**
 * Takes a business number in: answers its application (the live one, the one that waits to be submitted, or a new one)
 * and what the tax office says of it. A number that may not go on registers nothing and has no application number.
 * [E-178] [E-179] [E-180]
 */
export const register = route({
  method: 'POST',
  path: '/api/v1/business/first/register',
  ref: 'E-178',
  body: Type.Object({ brNo: Type.Optional(Type.Unknown()) }),
  handler: (world, call) => {
    const { body, now } = call
    const brNo = wireNumber(body.brNo)
    if (brNo === null) return [world, refusal(400, 'BUSINESS_INVALID_BRNO_FORMAT', 'brno.badFormat')]
    const fixed = REGISTER_REFUSALS[brNo]
    if (fixed !== undefined) {
      const { http, status, errorCode, text } = fixed
      return [world, { status: http, body: { status, errorCode, message: TEXT[text] } }]
    }
    const business = businessOf(world, brNo)
    const { bSttCd, errCd, aplyType, mngFrGb } = business
    const mayGoOn = judgeTaxStatus({ code: bSttCd, errorCode: errCd }).verdict === 'continue'
    const known = liveOf(world, brNo) ?? registeredOf(world, brNo)
    const [after, application] = known !== null || !mayGoOn ? [world, known] : registerApplication(world, business, now)
    const result = { aplyNo: application?.aplyNo ?? '', aplyType, mngFrGb, stepData: { bSttCd }, errCd }
    const delay = brNo === SLOW_NUMBER.brNo ? { delayMs: SLOW_NUMBER.delayMs } : {}
    return [after, { ...success({ result }), ...delay, cookies: firstCookie(call) }]
  },
})

/** What becomes of a lookup, by the opening date that is asked about; any other date is valid. [D2-54] */
const BY_OPENING_DATE: Readonly<Record<string, 'different' | 'malformed' | 'refused' | 'broken'>> = {
  '19990101': 'different',
  '19990102': 'malformed',
  '19990103': 'refused',
  '19990104': 'broken',
}

/** Does the tax office confirm a business of this opening date? */
export const isConfirmed = (startDt: string): boolean => BY_OPENING_DATE[startDt] === undefined

const found = (world: World, brNo: string, agrees: boolean): Answer => {
  const { bSttCd, taxType } = businessOf(world, brNo)
  const status = { b_no: brNo, b_stt_cd: bSttCd ?? '', tax_type_cd: taxType }
  const one = agrees
    ? { b_no: brNo, valid: '01', valid_msg: '', status }
    : { b_no: brNo, valid: '02', valid_msg: TEXT['server.businessDifferent'] }
  return { status: 200, body: { success: true, data: { status_code: 'OK', request_cnt: 1, data: [one] } } }
}

/** Asks the tax office whether number, opening date and names belong together. */
export const validateBusiness = route({
  method: 'POST',
  path: '/api/v1/auth/validate-business',
  ref: 'A-242',
  access: 'applicant',
  body: Type.Object({
    businesses: Type.Array(
      Type.Object({
        b_no: Type.String({ pattern: '^\\d{10}$' }),
        start_dt: Type.String({ pattern: '^\\d{8}$' }),
        p_nm: Type.String({ minLength: 1 }),
        b_nm: Type.String({ minLength: 1 }),
        corp_no: Type.Optional(Type.String({ pattern: '^\\d{13}$' })),
      }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
  handler: (world, { body }) => {
    const [asked] = body.businesses
    if (asked === undefined) return [world, refusal(400, 'REQUEST_INVALID', 'server.badRequest')]
    switch (BY_OPENING_DATE[asked.start_dt]) {
      case 'malformed':
        return [world, { status: 200, body: { success: true, data: { status_code: 'TOO_LARGE_REQUEST', data: [] } } }]
      case 'refused':
        return [
          world,
          {
            status: 200,
            body: { success: false, data: null, errorCode: 'NTS_REFUSED', message: TEXT['server.failed'] },
          },
        ]
      case 'broken':
        return [world, refusal(500, 'NTS_FAILED', 'server.failed')]
      case 'different':
        return [world, found(world, asked.b_no, false)]
      default:
        return [world, found(world, asked.b_no, true)]
    }
  },
})
