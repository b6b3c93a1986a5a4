import type { BusinessNumber } from '#domain/business/business-number'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { REJECTING_RULE_SCHEMA, okAnswerSchema, rejectedAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, rejectWith, reasonOfFailedCheck, okAnswer } from '../../http/answers.ts'
import { firstBrowserCookie } from '../../http/browsers.ts'
import { endpoint, type HandlerAnswer } from '../../http/handler.ts'
import { EachField, ClosedObject, Nullable, Type, UncheckedValue } from '../../world/schema.ts'
import {
  applicationsOfBusiness,
  liveApplicationOfBusiness,
  registeredApplicationOfBusiness,
  registeredOrNewApplication,
} from '../applicant/applications.ts'
import { businessNumberFromWire, businessOrDefault, decideTaxStatusOf } from '../business/businesses.ts'
import {
  APPLICATION_LOOKUP_REFUSALS_BY_NUMBER,
  BUSINESS_REGISTER_REFUSALS_BY_NUMBER,
  SLOW_BUSINESS_NUMBER,
} from '../business/fixtures.table.ts'

/**
 * Returns the business number that was sent. Rejects an invalid number, and the numbers that the fixtures list as
 * always rejected. [E-179] [E-181]
 */
const readNumber = (
  checks: Readonly<Record<'number' | 'refused', ServerCheckName>>,
  sentNumber: unknown,
  rejections: Readonly<Record<string, HandlerAnswer>>,
): BusinessNumber => {
  const number =
    businessNumberFromWire(sentNumber) ?? reject(checks.number, 400, 'BUSINESS_INVALID_BRNO_FORMAT', 'brno.badFormat')
  const fixed = rejections[number]
  if (fixed !== undefined) rejectWith(checks.refused, fixed)
  return number
}

const LOOKUP_CHECKS = { number: 'businessNumber/number', refused: 'businessNumber/refused' } as const
const REGISTRATION_CHECKS = { number: 'registration/number/number', refused: 'registration/number/refused' } as const

/**
 * Returns how many applications of a business number were submitted, with body status `'0'`. Cancelled and deleted
 * applications count. [E-181] [D1-34]
 */
export const countApplications = endpoint({
  method: 'POST',
  path: '/api/v1/business/supportApplicationBrnoCheck',
  ref: 'E-181',
  rejects: ['BUSINESS_INVALID_BRNO_FORMAT', 'BUSINESS_INVALID_BRNO'],
  body: Type.Object({ brNo: Type.Optional(UncheckedValue(Type.String())) }),
  answer: Type.Union([
    ClosedObject({ status: Type.Literal('0'), message: Type.String(), result: Type.Integer() }),
    ClosedObject({
      status: Type.Literal('1'),
      errorCode: Type.Literal('BUSINESS_LOOKUP_REFUSED'),
      message: Type.String(),
    }),
  ]),
  handler: (world, { body }) => {
    const brNo = readNumber(LOOKUP_CHECKS, body.brNo, APPLICATION_LOOKUP_REFUSALS_BY_NUMBER)
    const count = applicationsOfBusiness(world, brNo).filter(({ submittedAt }) => submittedAt !== null).length
    return [world, { status: 200, body: { status: '0', message: 'Success', result: count } }]
  },
})

/**
 * Registers a business number. Returns its application (live, registered or new) and the tax status. If the number is
 * not eligible, nothing new is registered; the application number is that of an earlier application, or empty. [E-178]
 * [E-179] [E-180]
 */
export const registerBusiness = endpoint({
  method: 'POST',
  path: '/api/v1/business/first/register',
  ref: 'E-178',
  rejects: ['BUSINESS_INVALID_BRNO_FORMAT', 'BUSINESS_REFUSED'],
  body: Type.Object({ brNo: Type.Optional(UncheckedValue(Type.String())) }),
  answer: Type.Union([
    okAnswerSchema({
      result: ClosedObject({
        ...EachField(Type.String(), 'aplyNo', 'aplyType', 'mngFrGb'),
        stepData: ClosedObject({ bSttCd: Nullable(Type.String()) }),
        errCd: Nullable(Type.String()),
      }),
      because: Type.Optional(REJECTING_RULE_SCHEMA),
    }),
    rejectedAnswerSchema(['BUSINESS_CONFLICT']),
  ]),
  handler: (world, call) => {
    const { body, now } = call
    const brNo = readNumber(REGISTRATION_CHECKS, body.brNo, BUSINESS_REGISTER_REFUSALS_BY_NUMBER)
    const business = businessOrDefault(world, brNo)
    const { bSttCd, errCd, aplyType, mngFrGb } = business
    const decision = decideTaxStatusOf(business)
    const mayGoOn = decision.verdict === 'ok'
    const live = liveApplicationOfBusiness(world, brNo)
    const [after, application] =
      live === null && mayGoOn
        ? registeredOrNewApplication(world, business, now)
        : [world, live ?? registeredApplicationOfBusiness(world, brNo)]
    const result = { aplyNo: application?.aplyNo ?? '', aplyType, mngFrGb, stepData: { bSttCd }, errCd }
    const delay = brNo === SLOW_BUSINESS_NUMBER.brNo ? { delayMs: SLOW_BUSINESS_NUMBER.delayMs } : {}
    // The call answers 200 even if the business number is refused. The page applies the same rule and shows the
    // refusal.
    const because = mayGoOn ? undefined : reasonOfFailedCheck('registration/status', decision)
    const [withBrowserId, cookies] = firstBrowserCookie(after, call)
    return [withBrowserId, { ...okAnswer({ result, because }, cookies), ...delay }]
  },
})
