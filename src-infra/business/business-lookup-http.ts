import { Effect, Schema } from 'effect'
import type { BusinessLookup } from '#app/business/business-lookup.port'
import type { LookupAnswer } from '#domain/business/business-lookup'
import { lookupRequest } from '#domain/business/business-lookup'
import { decode } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

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

/** The status stands in the business's own entry or, as some answers have it, one level higher. [D2-21] */
const answerOf = ({ success, data }: typeof LookupWire.Type): LookupAnswer => {
  const business = data?.data?.[0]
  return {
    success,
    statusCode: data?.status_code ?? null,
    valid: business?.valid ?? null,
    taxTypeCode: business?.status?.tax_type_cd ?? data?.status?.tax_type_cd ?? null,
  }
}

/** The business lookup of the tax office, through the back end. */
export const makeBusinessLookupHttp = (http: Http): BusinessLookup => ({
  ask: (question) =>
    http.post(CALL, { body: lookupRequest(question) }).pipe(decode(LookupWire, CALL), Effect.map(answerOf)),
})
