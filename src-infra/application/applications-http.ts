import { Effect, Schema } from 'effect'
import { NotCancellable } from '#app/application/application.errors'
import { type ResultCallAnswer, Applications, type ApplicationWithFiles } from '#app/application/applications.port'
import type { CallError } from '#app/kernel/call.errors'
import { Digest } from '#app/kernel/digest.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { Won } from '#domain/kernel/won'
import { MAX_RESULT_PROOFS } from '#domain/programme/parameters'
import { decodeList, WireAmount, WireStatus, amountOrNull } from '../http/answers.ts'
import { decodeAnswer, toRefused, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { randomId } from '../http/request-id.ts'
import { nonBlankTextOrNull, isMissingOrEmpty } from '../http/wire-values.ts'
import { ProofItemWire, ProofWire } from '../proof/proof-wire.ts'
import { adapter } from '../wiring/adapter.ts'
import { ApplicationWire, toApplication, toCreateRequest, toUpdateRequest } from './application-wire.ts'

const DETAIL = '/api/v1/application/result/detail/brno'
const CREATE = '/api/v1/application/create'
const CANCEL = '/api/v1/application/delete-direct'
const REAPPLY = '/api/v1/application/reapply'
const UPDATE = '/api/v1/application/update'
const DELIVERY_TOTAL = '/api/v1/application/info/delitotalamt'

/** The query for only the first page of proofs, if the setting `detailPageRequest` is on. [A-144] [D2-43] */
const FIRST_PAGE = { page: 0, size: MAX_RESULT_PROOFS, sortBy: 'registDt', sortDirection: 'DESC' } as const

/**
 * The HTTP statuses of a cancellation that is refused because the application has changed or no longer exists. [D2-115]
 */
const OVERTAKEN: readonly number[] = [404, 409]

/** The message of the create call after the application was stored. */
const STORED = 'Success'

const Message = Schema.optionalKey(Schema.NullOr(Schema.String))
const DetailAnswer = Schema.Struct({
  status: WireStatus,
  message: Message,
  result: Schema.optionalKey(Schema.Unknown),
})
const NumberAnswer = Schema.Struct({ aplyNo: Schema.Unknown })
const CreateAnswer = Schema.Struct({
  status: Schema.optionalKey(Schema.NullOr(WireStatus)),
  message: Message,
  errorCode: Message,
})
const WithMessage = Schema.Struct({ message: Schema.String })
const DeliveryTotalAnswer = Schema.Struct({
  result: Schema.optionalKey(Schema.NullOr(Schema.Struct({ sprtAmt: WireAmount }))),
})

const hasNumber = (result: unknown) => Schema.is(NumberAnswer)(result) && !isMissingOrEmpty(result.aplyNo)

/**
 * Maps the body of the answer to `none`, `empty` or an application. A result with a status other than
 * 200 counts as `empty`. [D2-48]
 */
const answerOf = (answer: typeof DetailAnswer.Type): Effect.Effect<ResultCallAnswer, CallError> => {
  const message = nonBlankTextOrNull(answer.message)
  const good = String(answer.status).trim() === '200'
  if (!good && isMissingOrEmpty(answer.result)) return Effect.succeed({ is: 'none', message })
  if (!good || !hasNumber(answer.result)) return Effect.succeed({ is: 'empty', message })
  return Effect.gen(function* () {
    const wire = yield* decodeAnswer(ApplicationWire, DETAIL)(Effect.succeed(answer.result))
    const proofs = yield* decodeList(ProofWire, DETAIL)(wire.receiptProofMstrs)
    const items = yield* decodeList(ProofItemWire, DETAIL)(wire.receiptProofs)
    return { is: 'found', application: toApplication(wire, { proofs, items }) } as const
  })
}

/** An empty file, sent as the part of a document that the applicant did not choose. */
const NOT_CHOSEN = new File([], '', { lastModified: 0 })

const jsonPart = (data: unknown) => new Blob([JSON.stringify(data)], { type: 'application/json' })

const formOf = ({ application, parts }: ApplicationWithFiles): FormData => {
  const form = new FormData()
  form.append('applicationData', jsonPart(toCreateRequest(application)))
  for (const { part, file } of parts) {
    const sentFile = file ?? NOT_CHOSEN
    form.append(part, sentFile, sentFile.name)
  }
  return form
}

/**
 * Returns the content from which the idempotency key is made. Only its digest is used, so that the resident number does
 * not stay in memory.
 */
const contentOf = ({ application, parts }: ApplicationWithFiles): string =>
  JSON.stringify([
    toCreateRequest(application),
    parts.map(({ part, file }) => [part, file?.name, file?.size, file instanceof File ? file.lastModified : null]),
  ])

/** The calls about applications at the back end. */
export const ApplicationsHttp = adapter(
  Applications,
  { http: Http, settings: SettingsSource, digest: Digest },
  ({ http, settings, digest }) => ({
    ofOwner: ({ ci, businessNumber }, from, proofs) =>
      Effect.suspend(() => {
        const pageRequest = proofs !== 'all' && settings.read().detailPageRequest ? { pageRequest: FIRST_PAGE } : {}
        return http.post(DETAIL, { body: { ci, brno: businessNumber, ...pageRequest }, base: from, reads: true })
      }).pipe(decodeAnswer(DetailAnswer, DETAIL), Effect.flatMap(answerOf)),
    create: (application, onProgress) =>
      Effect.gen(function* () {
        const content = yield* digest.compute(contentOf(application))
        const answer = yield* http
          .post(CREATE, {
            form: formOf(application),
            operation: 'create-application',
            // If there is no digest, every submission is a separate operation. After a lost answer, the result call still
            // finds the application.
            content: content ?? randomId(),
            onProgress: ({ moved, total }) => onProgress({ sent: moved, total }),
          })
          .pipe(decodeAnswer(CreateAnswer, CREATE))
        if (answer.message?.trim() === STORED) return
        // The HTTP call succeeded, so any failing status in the body is a refusal, not a failure of the server.
        return yield* toRefused(CREATE, 200, { ...answer, status: 200 })
      }),
    deliveryTotal: (brno) =>
      http.post(DELIVERY_TOTAL, { body: { brno }, reads: true }).pipe(
        failUnlessSuccess(DELIVERY_TOTAL, 'no-error'),
        decodeAnswer(DeliveryTotalAnswer, DELIVERY_TOTAL),
        Effect.map(({ result }) => {
          const amount = amountOrNull(result?.sprtAmt)
          return amount === null ? null : Won(amount)
        }),
      ),
    cancel: (aplyNo) =>
      http.delete(`${CANCEL}/${encodeURIComponent(aplyNo)}`, { operation: 'cancel-application' }).pipe(
        failUnlessSuccess(CANCEL, '200-if-given'),
        Effect.catchTag('Refused', (refusal) =>
          Effect.fail(OVERTAKEN.includes(refusal.status) ? new NotCancellable({ because: refusal.because }) : refusal),
        ),
        Effect.asVoid,
      ),
    reapply: (aplyNo) =>
      http.patch(`${REAPPLY}/${encodeURIComponent(aplyNo)}`, { operation: 'reapply' }).pipe(
        failUnlessSuccess(REAPPLY, '200-if-given'),
        Effect.map((body) => (Schema.is(WithMessage)(body) ? nonBlankTextOrNull(body.message) : null)),
      ),
    // The call sends multipart content but no file bytes, so it has the time limit of a normal call, not of a transfer.
    update: (editedApplication, ci) =>
      Effect.suspend(() => {
        const update = toUpdateRequest(editedApplication, ci)
        const form = new FormData()
        form.append('updateData', jsonPart(update))
        const timeoutMs = settings.read().callTimeoutMs
        return http.patch(UPDATE, { form, operation: 'update-application', content: JSON.stringify(update), timeoutMs })
      }).pipe(failUnlessSuccess(UPDATE), Effect.asVoid),
  }),
)
