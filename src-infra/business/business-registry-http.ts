import { Effect, Schema } from 'effect'
import { BusinessRegistry, BusinessNumberMalformed } from '#app/business/business-registry.port'
import { Refused } from '#app/kernel/call.errors'
import { entityTypeOfCode } from '#domain/business/entity-type'
import { WireStatus } from '../http/answers.ts'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import {
  applicationCountFromWireOrZero,
  businessNumberRefusalText,
  paymentTypeFromWire,
  taxStatusFromWire,
} from './business-wire.ts'

const REGISTER = '/api/v1/business/first/register'
const COUNT = '/api/v1/business/supportApplicationBrnoCheck'

const Anything = Schema.optionalKey(Schema.Unknown)
const Registered = Schema.Struct({
  errCd: Anything,
  result: Schema.Struct({
    /** The application number; null if the owner of the business number cannot apply. */
    aplyNo: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number]))),
    aplyType: Anything,
    mngFrGb: Anything,
    errCd: Anything,
    stepData: Schema.optionalKey(Schema.NullOr(Schema.Struct({ bSttCd: Anything }))),
  }),
})
const Counted = Schema.Struct({
  status: WireStatus,
  result: Anything,
  message: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

/** The server's code for an invalid business number. [E-092] */
const BAD_FORMAT = 'BUSINESS_INVALID_BRNO_FORMAT'

/** Reduces the message of an HTTP 400 to the part about the business number. [E-099] */
const aboutTheNumber = (refusal: Refused): Refused =>
  refusal.status === 400 && refusal.message !== null
    ? new Refused({ ...refusal, message: businessNumberRefusalText(refusal.message) })
    : refusal

/**
 * The registry over HTTP. Neither call needs the cookie, so a 401 is an ordinary refusal. `errCd` is read from
 * the result or from the level above it. [E-084] [E-095]
 */
export const BusinessRegistryHttp = adapter(BusinessRegistry, { http: Http }, ({ http }) => ({
  register: (number) =>
    http.post(REGISTER, { body: { brNo: number }, operation: 'register', auth: 'visitor' }).pipe(
      failUnlessSuccess(REGISTER),
      // Compares only the error code, because the status may be that of HTTP or that of the body.
      Effect.catchTag('Refused', (refusal) =>
        Effect.fail(refusal.errorCode === BAD_FORMAT ? new BusinessNumberMalformed() : refusal),
      ),
      decodeAnswer(Registered, REGISTER),
      Effect.map(({ result, errCd }) => ({
        applicationNumber: String(result.aplyNo ?? '').trim() || null,
        paymentType: paymentTypeFromWire(result.aplyType),
        entityType: entityTypeOfCode(result.mngFrGb),
        taxStatus: taxStatusFromWire({ bSttCd: result.stepData?.bSttCd, errCd: result.errCd ?? errCd }),
      })),
    ),
  countApplications: (number) =>
    http.post(COUNT, { body: { brNo: number }, auth: 'visitor', reads: true }).pipe(
      Effect.catchTag('Refused', (refusal) => Effect.fail(aboutTheNumber(refusal))),
      decodeAnswer(Counted, COUNT),
      Effect.map(({ status, result, message }) => ({
        success: status === '0' || status === 0,
        count: applicationCountFromWireOrZero(result),
        message: message ?? null,
      })),
    ),
}))
