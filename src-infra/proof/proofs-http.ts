import { Effect, Schema } from 'effect'
import { type CallError, Refused } from '#app/kernel/call.errors'
import { SettingsSource } from '#app/kernel/settings.port'
import { ProofCancellations, ProofItems, ProofRegistrations, Proofs } from '#app/proof/proofs.port'
import { decodeList } from '../http/answers.ts'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import {
  ProofItemWire,
  ProofWire,
  toSupplementRequest,
  toProof,
  toProofUpdateRequest,
  toBaseItemRequest,
  toCarrierRequest,
  toRegistrationRequest,
  toWireId,
} from './proof-wire.ts'

/** Adds this code to a refusal that has neither a message nor a code. Developers and logs see it. [D3-50] */
const withDefaultErrorCode =
  (errorCode: string) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A, CallError> =>
    Effect.mapError(call, (error) =>
      error._tag === 'Refused' && error.message === null && error.errorCode === null
        ? new Refused({ ...error, message: null, errorCode })
        : error,
    )

const GET = '/api/v1/proof-mstr/get'
const UPDATE = '/api/v1/proof-mstr/update'
const UPDATE_WITH_FILES = '/api/v1/proof/update-batch'

/** The items are decoded later, in slices, because a proof may have a thousand of them. */
const Answer = Schema.Struct({
  result: Schema.Struct({
    ...ProofWire.fields,
    receiptProofResponses: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Unknown))),
  }),
})

/** The calls for registered proofs at the back end. [P-097] [P-315] */
export const ProofsHttp = adapter(Proofs, { http: Http }, ({ http }) => ({
  get: (proofId) =>
    http.get(`${GET}/${encodeURIComponent(proofId)}`).pipe(
      failUnlessSuccess(GET),
      decodeAnswer(Answer, GET),
      Effect.flatMap(({ result }) =>
        Effect.map(decodeList(ProofItemWire, GET)(result.receiptProofResponses), (receiptProofResponses) =>
          toProof({ ...result, receiptProofResponses }),
        ),
      ),
    ),
  update: (update) =>
    http
      .put(UPDATE, { body: toProofUpdateRequest(update), operation: 'write-proof' })
      .pipe(failUnlessSuccess(UPDATE), withDefaultErrorCode('Failed to update proof master'), Effect.asVoid),
  updateWithFiles: (update, replacements) =>
    http
      .post(UPDATE_WITH_FILES, { body: toSupplementRequest(update, replacements), operation: 'supplement-proof' })
      .pipe(failUnlessSuccess(UPDATE_WITH_FILES), withDefaultErrorCode('Failed to update proof'), Effect.asVoid),
}))

const DELETE_ITEM = '/api/v1/proof/delete'
const REPLACE_FILE = '/api/v1/proof/update'
const ADD_ITEM = '/api/v1/proof/create'
const ADD_ITEMS = '/api/v1/proof/create-batch'

/** The calls for items of registered proofs at the back end. [P-129] [P-132] */
export const ProofItemsHttp = adapter(ProofItems, { http: Http }, ({ http }) => ({
  remove: (itemId) =>
    http
      .delete(DELETE_ITEM, { query: { receiptProofId: itemId }, operation: 'delete-proof-item' })
      .pipe(failUnlessSuccess(DELETE_ITEM), withDefaultErrorCode('Failed to delete proof'), Effect.asVoid),
  replace: ({ itemId, applicationNumber, file: { name, contentType, content } }) =>
    Effect.suspend(() => {
      const form = new FormData()
      form.append('receiptProofFile', new File([content], name, { type: contentType, lastModified: 0 }), name)
      form.append('receiptProofId', itemId)
      form.append('aplyNo', applicationNumber)
      return http.post(REPLACE_FILE, { form, operation: 'replace-proof-file' })
    }).pipe(failUnlessSuccess(REPLACE_FILE), withDefaultErrorCode('Failed to update proof'), Effect.asVoid),
  addAll: (items) =>
    http
      .post(ADD_ITEMS, { body: items.map(toBaseItemRequest), operation: 'supplement-base-proof' })
      .pipe(failUnlessSuccess(ADD_ITEMS), Effect.asVoid),
  addOne: (item) =>
    http
      .post(ADD_ITEM, { body: toBaseItemRequest(item), operation: 'add-base-proof' })
      .pipe(failUnlessSuccess(ADD_ITEM), Effect.asVoid),
}))

const REGISTER = '/api/v1/proof/proof-create'
const ASK_CARRIERS = '/api/v1/proof/proof-create-parcel'

/** The calls for new proofs at the back end. [P-070] [P-086] */
export const ProofRegistrationsHttp = adapter(
  ProofRegistrations,
  { http: Http, settings: SettingsSource },
  ({ http, settings }) => ({
    create: (proof) =>
      Effect.suspend(() =>
        http.post(REGISTER, {
          body: toRegistrationRequest(proof, settings.read().casesStoredValue),
          operation: 'register-proof',
        }),
      ).pipe(failUnlessSuccess(REGISTER), Effect.asVoid),
    askCarriers: (request) =>
      http
        .post(ASK_CARRIERS, { body: toCarrierRequest(request), operation: 'request-carriers' })
        .pipe(failUnlessSuccess(ASK_CARRIERS), Effect.asVoid),
  }),
)

const CANCEL_PROOF = '/api/v1/proof-mstr/delete'
const CANCEL_ITEM = '/api/v1/proof/cancel'

/** Cancels proofs at the back end. */
export const ProofCancellationsHttp = adapter(ProofCancellations, { http: Http }, ({ http }) => ({
  proof: (id) =>
    http
      .delete(`${CANCEL_PROOF}/${encodeURIComponent(id)}`, { operation: 'cancel-proof' })
      .pipe(failUnlessSuccess(CANCEL_PROOF, '200-if-given'), Effect.asVoid),
  item: (id) =>
    http
      .post(CANCEL_ITEM, { body: { receiptProofId: toWireId(id) }, operation: 'cancel-proof-item' })
      .pipe(failUnlessSuccess(CANCEL_ITEM, '200-if-given'), Effect.asVoid),
}))
