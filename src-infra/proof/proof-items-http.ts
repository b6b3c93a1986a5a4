import { Effect } from 'effect'
import type { NewBaseItem, ProofItems } from '#app/proof/proof-items.port'
import { PROOF_STATUS } from '#domain/proof/proof-status.table'
import { PROOF_TYPE } from '#domain/proof/proof-type'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { withDefaultCode } from './default-code.ts'
import { fileFields } from './proof-registrations-http.ts'
import { wireId } from './wire-id.ts'

const DELETE = '/api/v1/proof/delete'
const UPDATE = '/api/v1/proof/update'
const CREATE = '/api/v1/proof/create'
const CREATE_BATCH = '/api/v1/proof/create-batch'

/** A base file of a supplement: a direct item that counts as mended from the start. [P-093] [D3-95] */
const itemFields = ({ receiptProofMstrId, aplyNo, suptSn, file }: NewBaseItem) => ({
  receiptProofMstrId: wireId(receiptProofMstrId),
  suptSn,
  aplyNo,
  aplyType: PROOF_TYPE.direct.wire,
  currentStatus: PROOF_STATUS.supplementComplete.wire,
  receiptProofFileReqeust: fileFields(file),
})

/** Rows of registered proofs at the back end. [P-093] [P-129] [P-132] [P-302] [P-304] [P-315] */
export const makeProofItemsHttp = (http: Http): ProofItems => ({
  remove: (receiptProofId) =>
    http
      .delete(DELETE, { query: { receiptProofId }, press: 'delete-proof-item' })
      .pipe(succeeded(DELETE), withDefaultCode('Failed to delete proof'), Effect.asVoid),
  replace: ({ receiptProofId, aplyNo, file: { name, contentType, content } }) =>
    Effect.suspend(() => {
      const form = new FormData()
      const bytes = content as unknown as Blob
      form.append('receiptProofFile', new File([bytes], name, { type: contentType, lastModified: 0 }), name)
      form.append('receiptProofId', receiptProofId)
      form.append('aplyNo', aplyNo)
      return http.post(UPDATE, { form, press: 'replace-proof-file' })
    }).pipe(succeeded(UPDATE), withDefaultCode('Failed to update proof'), Effect.asVoid),
  addAll: (items) =>
    http
      .post(CREATE_BATCH, { body: items.map(itemFields), press: 'supplement-base-proof' })
      .pipe(succeeded(CREATE_BATCH), Effect.asVoid),
  addOne: (item) =>
    http.post(CREATE, { body: itemFields(item), press: 'add-base-proof' }).pipe(succeeded(CREATE), Effect.asVoid),
})
