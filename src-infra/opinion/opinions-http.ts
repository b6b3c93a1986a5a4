import { Effect, Schema } from 'effect'
import { type OpinionSubmissionAnswer, Opinions } from '#app/opinion/opinions.port'
import { WireStatus } from '../http/answers.ts'
import { decodeAnswer, refusalInBody, toRefused, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { nonBlankTextOrNull } from '../http/wire-values.ts'
import { adapter } from '../wiring/adapter.ts'
import { toOpinionRequest, OpinionWire, toOpinion } from './opinion-wire.ts'

const LIST = '/api/v1/opinionSubmit/list'
const CREATE = '/api/v1/opinionSubmit/create'

const ListAnswer = Schema.Array(OpinionWire)
const InEnvelope = Schema.Struct({ result: Schema.NullOr(Schema.Unknown) })

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const CreateAnswer = Schema.Struct({
  because: Schema.optionalKey(Schema.Unknown),
  status: WireStatus,
  message: Text,
  result: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        status: Schema.optionalKey(Schema.NullOr(WireStatus)),
        message: Text,
      }),
    ),
  ),
})

/**
 * Reads the list: a bare array, as specified, or in the envelope that other answers have. A list that is null is empty.
 * [D3-97]
 */
const historyIn = <E>(answer: Effect.Effect<unknown, E>) =>
  Effect.flatMap(answer, (body) =>
    Schema.is(InEnvelope)(body)
      ? Effect.map(failUnlessSuccess(LIST, 'no-error')(Effect.succeed(body)), () => body.result ?? [])
      : Effect.succeed(body),
  )

/**
 * The call has succeeded if the `status` of the body is 200 and its `result` has no `status`. If the body and its
 * `result` both have a message, the message of the `result` is used. [P-161]
 */
const answerOf = (body: typeof CreateAnswer.Type): OpinionSubmissionAnswer => {
  const status = body.result?.status ?? null
  return refusalInBody(CREATE, body) === null && status === null
    ? { is: 'stored' }
    : {
        is: 'refused',
        message: nonBlankTextOrNull(body.result?.message) ?? nonBlankTextOrNull(body.message),
        because: toRefused(CREATE, 200, body).because,
      }
}

/** The calls for opinions at the back end. [P-149] [P-160] */
export const OpinionsHttp = adapter(Opinions, { http: Http }, ({ http }) => ({
  ofApplication: (applicationNumber) =>
    http.get(`${LIST}/${encodeURIComponent(applicationNumber)}`).pipe(
      historyIn,
      decodeAnswer(ListAnswer, LIST),
      Effect.map((opinions) => opinions.map(toOpinion)),
    ),
  submit: (opinion) =>
    http
      .post(CREATE, { body: toOpinionRequest(opinion), operation: 'submit-opinion' })
      .pipe(decodeAnswer(CreateAnswer, CREATE), Effect.map(answerOf)),
}))
