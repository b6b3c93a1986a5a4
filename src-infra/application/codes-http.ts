import { Effect, Schema } from 'effect'
import { Codes } from '#app/application/codes.port'
import type { CommonCode } from '#domain/application/common-code'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const CALL = '/api/v1/common/codes/groups/list'

const Text = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number])))
const CodesAnswer = Schema.Struct({
  result: Schema.NullOr(Schema.Array(Schema.Struct({ codeName: Text, codeValue: Text }))),
})

const textOrEmpty = (value: string | number | null | undefined): string => (value === null ? '' : String(value ?? ''))

/** The calls for the common codes of the back end. */
export const CodesHttp = adapter(Codes, { http: Http }, ({ http }) => ({
  ofGroup: (group, from) =>
    http.post(CALL, { body: { groupId: group }, base: from, reads: true }).pipe(
      failUnlessSuccess(CALL, 'no-error'),
      decodeAnswer(CodesAnswer, CALL),
      Effect.map(({ result }) =>
        (result ?? []).map(({ codeValue, codeName }): CommonCode => ({
          code: textOrEmpty(codeValue),
          name: textOrEmpty(codeName),
        })),
      ),
    ),
}))
