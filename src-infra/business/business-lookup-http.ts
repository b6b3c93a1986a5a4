import { Effect, Schema } from 'effect'
import { BusinessLookup } from '#app/business/business-lookup.port'
import type { BusinessLookupAnswer, BusinessLookupInput } from '#domain/business/business-lookup'
import { formatCompactDate } from '#domain/time/written-dates'
import { decodeAnswer } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const CALL = '/api/v1/auth/validate-business'

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const Status = Schema.optionalKey(Schema.NullOr(Schema.Struct({ tax_type_cd: Text })))
const Business = Schema.Struct({ valid: Text, status: Status })
const LookupWire = Schema.Struct({
  success: Schema.Boolean,
  data: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        status_code: Text,
        data: Schema.optionalKey(Schema.NullOr(Schema.Array(Business))),
        status: Status,
      }),
    ),
  ),
})

/**
 * Reads the status in the entry of the business, or beside the list of businesses, where some answers have it. [D2-21]
 */
const answerOf = ({ success, data }: typeof LookupWire.Type): BusinessLookupAnswer => {
  const business = data?.data?.[0]
  return {
    success,
    statusCode: data?.status_code ?? null,
    valid: business?.valid ?? null,
    taxTypeCode: business?.status?.tax_type_cd ?? data?.status?.tax_type_cd ?? null,
  }
}

/** Returns the business as the call sends it. Only a corporation has a corporate number. */
const businessOf = (question: BusinessLookupInput) => ({
  b_no: question.businessNumber,
  start_dt: formatCompactDate(question.openingDate),
  p_nm: question.representative,
  b_nm: question.companyName,
  ...(question.corporateNumber === null ? {} : { corp_no: question.corporateNumber }),
})

/** The business lookup of the tax office, through the back end. */
export const BusinessLookupHttp = adapter(BusinessLookup, { http: Http }, ({ http }) => ({
  ask: (question) =>
    http
      .post(CALL, { body: { businesses: [businessOf(question)] }, reads: true })
      .pipe(decodeAnswer(LookupWire, CALL), Effect.map(answerOf)),
}))
