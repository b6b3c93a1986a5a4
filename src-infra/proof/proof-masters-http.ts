import { Effect, Schema } from 'effect'
import type { MasterWrite, ProofMasters } from '#app/proof/proof-masters.port'
import { ItemWire, MasterWire, proofMasterOf } from './proof-wire.ts'
import { decodeList } from '../http/decode-list.ts'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { withDefaultCode } from './default-code.ts'
import { fileFields } from './proof-registrations-http.ts'
import { wireId } from './wire-id.ts'

const GET = '/api/v1/proof-mstr/get'
const WRITE = '/api/v1/proof-mstr/update'
const WRITE_WITH_FILES = '/api/v1/proof/update-batch'

/** The rows are read afterwards, in slices: a proof may have a thousand of them. */
const Answer = Schema.Struct({
  result: Schema.Struct({
    ...MasterWire.fields,
    receiptProofResponses: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Unknown))),
  }),
})

const masterFields = ({ receiptProofMstrId, aplyNo, useProofPeriod, amountCount }: MasterWrite) => ({
  receiptProofMstrId: wireId(receiptProofMstrId),
  aplyNo,
  useProofPeriod,
  amountCount,
})

/** Registered proofs at the back end. [P-097] [P-130] [P-131] [P-264] [P-265] [P-315] */
export const makeProofMastersHttp = (http: Http): ProofMasters => ({
  get: (receiptProofMstrId) =>
    http.get(`${GET}/${encodeURIComponent(receiptProofMstrId)}`).pipe(
      succeeded(GET),
      decode(Answer, GET),
      Effect.flatMap(({ result }) =>
        Effect.map(decodeList(ItemWire, GET)(result.receiptProofResponses), (receiptProofResponses) =>
          proofMasterOf({ ...result, receiptProofResponses }),
        ),
      ),
    ),
  write: (write) =>
    http
      .put(WRITE, { body: masterFields(write), press: 'write-proof' })
      .pipe(succeeded(WRITE), withDefaultCode('Failed to update proof master'), Effect.asVoid),
  writeWithFiles: (write, replacements) =>
    http
      .post(WRITE_WITH_FILES, {
        body: {
          receiptProofMstrUpdateRequest: masterFields(write),
          receiptProofRequestList: replacements.map(({ receiptProofId, file, ...row }) => ({
            receiptProofId: wireId(receiptProofId),
            ...row,
            receiptProofFileReqeust: fileFields(file),
          })),
        },
        press: 'supplement-proof',
      })
      .pipe(succeeded(WRITE_WITH_FILES), withDefaultCode('Failed to update proof'), Effect.asVoid),
})
