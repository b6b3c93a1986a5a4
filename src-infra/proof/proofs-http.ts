import { Effect, Schema } from 'effect'
import type { Proofs } from '#app/proof/proofs.port'
import { decodeList } from '../http/decode-list.ts'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { withDefaultCode } from './default-code.ts'
import { ItemWire, ProofWire, supplementRequest, toProof, updateRequest } from './proof-wire.ts'

const GET = '/api/v1/proof-mstr/get'
const UPDATE = '/api/v1/proof-mstr/update'
const UPDATE_WITH_FILES = '/api/v1/proof/update-batch'

/** The rows are read afterwards, in slices: a proof may have a thousand of them. */
const Answer = Schema.Struct({
  result: Schema.Struct({
    ...ProofWire.fields,
    receiptProofResponses: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Unknown))),
  }),
})

/** Registered proofs at the back end. [P-097] [P-130] [P-131] [P-264] [P-265] [P-315] */
export const makeProofsHttp = (http: Http): Proofs => ({
  get: (proofId) =>
    http.get(`${GET}/${encodeURIComponent(proofId)}`).pipe(
      succeeded(GET),
      decode(Answer, GET),
      Effect.flatMap(({ result }) =>
        Effect.map(decodeList(ItemWire, GET)(result.receiptProofResponses), (receiptProofResponses) =>
          toProof({ ...result, receiptProofResponses }),
        ),
      ),
    ),
  update: (update) =>
    http
      .put(UPDATE, { body: updateRequest(update), press: 'write-proof' })
      .pipe(succeeded(UPDATE), withDefaultCode('Failed to update proof master'), Effect.asVoid),
  updateWithFiles: (update, replacements) =>
    http
      .post(UPDATE_WITH_FILES, { body: supplementRequest(update, replacements), press: 'supplement-proof' })
      .pipe(succeeded(UPDATE_WITH_FILES), withDefaultCode('Failed to update proof'), Effect.asVoid),
})
