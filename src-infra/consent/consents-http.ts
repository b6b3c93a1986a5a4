import { Effect, Schema } from 'effect'
import { AlreadyApplied, Consents } from '#app/consent/consents.port'
import { Refused } from '#app/kernel/call.errors'
import type { SavedConsents } from '#domain/consent/consent-data'
import { WireStatus } from '../http/answers.ts'
import { decodeAnswer, toRefused } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { randomId } from '../http/request-id.ts'
import { adapter } from '../wiring/adapter.ts'

const CHECK = '/api/v1/application/result/check'
const STEP = '/api/v1/auth/saveStepHistory'
const SAVE = '/api/v1/auth/consents'

/**
 * The `errorCode` of two refusals: the duplicate check refuses a person with a live application, and the call that
 * saves consents refuses an application that was received.
 */
const DUPLICATE = 'APL_DUPLICATE_CI'
const RECEIVED = 'APL_DUPLICATE'

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const CheckAnswer = Schema.Struct({
  status: Schema.optionalKey(Schema.NullOr(WireStatus)),
  result: Text,
  errorCode: Text,
  message: Text,
})

/** Returns every column with its order and its answer. */
const consentsWire = ({ version, agreements }: SavedConsents) => ({
  version,
  agreements: Object.fromEntries(
    Object.entries(agreements).map(([column, { order, agreed }]) => [
      column,
      { orderNo: order, value: agreed ? 'Y' : 'N' },
    ]),
  ),
})

const toAlreadyApplied = (errorCode: string) => (refusal: Refused) =>
  refusal.errorCode === errorCode ? new AlreadyApplied({ because: refusal.because }) : refusal

/** The calls for the duplicate check, the step history and the consents. */
export const ConsentsHttp = adapter(Consents, { http: Http }, ({ http }) => ({
  checkApplicant: (ci) =>
    http.post(CHECK, { body: { ci }, reads: true }).pipe(
      decodeAnswer(CheckAnswer, CHECK),
      Effect.flatMap((answer) =>
        answer.result === 'SUCCESS' ? Effect.void : Effect.fail(toRefused(CHECK, 200, answer)),
      ),
      Effect.catchTag('Refused', (refusal) => Effect.fail(toAlreadyApplied(DUPLICATE)(refusal))),
    ),
  saveStepHistory: (applicationNumber) =>
    http.post(STEP, { query: { aplyNo: applicationNumber }, operation: 'save-step-history' }).pipe(Effect.asVoid),
  // Does not read the body: HTTP 200 alone means success for this call, even without JSON. Each request has a new key:
  // if a person returns to an earlier choice, the server must store it again, and not repeat its earlier answer.
  save: ({ businessNumber, ci, applicationNumber, consents }) => {
    const body = { brno: businessNumber, ci, aplyNo: applicationNumber, consentsData: consentsWire(consents) }
    return http.post(SAVE, { body, operation: 'save-consents', content: randomId(), onlyStatus: 200 }).pipe(
      Effect.catchTag('MalformedAnswer', () => Effect.void),
      Effect.catchTag('Refused', (refusal) => Effect.fail(toAlreadyApplied(RECEIVED)(refusal))),
      Effect.asVoid,
    )
  },
}))
