import { SERVER_CALL_MAXIMUMS } from '#domain/settings/server-limits'
import { SERVER_TEXT } from '#server-rules/server-text'
import { foundAnswerSchema, notFoundAnswerSchema } from '../../http/answer-schemas.ts'
import { foundAnswer, notFoundAnswer, rejection } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { HandlerAnswer } from '../../http/handler.ts'
import { EachField, ClosedObject, Type } from '../../world/schema.ts'
import type { World } from '../../world/world.ts'
import { businessOrDefault } from './businesses.ts'

/** The opening date for which the tax office reports another business. */
const OTHER_BUSINESS_DATE = '19990101'

/** Fixed lookup answers by opening date; any other date is valid. [D2-54] */
const BY_OPENING_DATE: Readonly<Record<string, HandlerAnswer>> = {
  '19990102': foundAnswer({ status_code: 'TOO_LARGE_REQUEST', data: [] }),
  '19990103': notFoundAnswer('NTS_REFUSED', 'server.failed'),
  '19990104': rejection(500, 'NTS_FAILED', 'server.failed'),
}

/** True if the tax office confirms this opening date. */
export const isConfirmedOpeningDate = (startDt: string): boolean =>
  startDt !== OTHER_BUSINESS_DATE && BY_OPENING_DATE[startDt] === undefined

const registryAnswer = (world: World, brNo: string, agrees: boolean): HandlerAnswer => {
  const { bSttCd, taxTypeCode } = businessOrDefault(world, brNo)
  const status = { b_no: brNo, b_stt_cd: bSttCd ?? '', tax_type_cd: taxTypeCode }
  const entry = agrees
    ? { b_no: brNo, valid: '01', valid_msg: '', status }
    : { b_no: brNo, valid: '02', valid_msg: SERVER_TEXT['server.businessDifferent'] }
  return foundAnswer({ status_code: 'OK', request_cnt: 1, data: [entry] })
}

const BusinessAnswer = Type.Union([
  foundAnswerSchema(
    ClosedObject({
      status_code: Type.String(),
      request_cnt: Type.Optional(Type.Integer()),
      data: Type.Array(
        ClosedObject({
          ...EachField(Type.String(), 'b_no', 'valid', 'valid_msg'),
          status: Type.Optional(ClosedObject(EachField(Type.String(), 'b_no', 'b_stt_cd', 'tax_type_cd'))),
        }),
      ),
    }),
  ),
  notFoundAnswerSchema('NTS_REFUSED'),
])

/**
 * Answers whether the tax office knows a business with this number, opening date and names. In this world, only the
 * opening date decides.
 */
export const validateBusiness = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/validate-business',
  ref: 'A-242',
  rejects: ['NTS_FAILED'],
  body: Type.Object({
    businesses: Type.Array(
      Type.Object({
        b_no: Type.String({ pattern: '^\\d{10}$' }),
        start_dt: Type.String({ pattern: '^\\d{8}$' }),
        p_nm: Type.String({ minLength: 1 }),
        b_nm: Type.String({ minLength: 1 }),
        corp_no: Type.Optional(Type.String({ pattern: '^\\d{13}$' })),
      }),
      { minItems: 1, maxItems: SERVER_CALL_MAXIMUMS.lookedUpBusinesses },
    ),
  }),
  answer: BusinessAnswer,
  handler: (world, { body }) => {
    // The schema requires at least one.
    const business = body.businesses[0] as (typeof body.businesses)[number]
    const fixedAnswer = BY_OPENING_DATE[business.start_dt]
    return [world, fixedAnswer ?? registryAnswer(world, business.b_no, business.start_dt !== OTHER_BUSINESS_DATE)]
  },
})
