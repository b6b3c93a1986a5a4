import { Effect } from 'effect'
import type { ProofItems } from '#app/proof/proof-items.port'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { withDefaultCode } from './default-code.ts'
import { baseItemRequest } from './proof-wire.ts'

const DELETE = '/api/v1/proof/delete'
const UPDATE = '/api/v1/proof/update'
const CREATE = '/api/v1/proof/create'
const CREATE_BATCH = '/api/v1/proof/create-batch'

/** Rows of registered proofs at the back end. [P-093] [P-129] [P-132] [P-302] [P-304] [P-315] */
export const makeProofItemsHttp = (http: Http): ProofItems => ({
  remove: (itemId) =>
    http
      .delete(DELETE, { query: { receiptProofId: itemId }, press: 'delete-proof-item' })
      .pipe(succeeded(DELETE), withDefaultCode('Failed to delete proof'), Effect.asVoid),
  replace: ({ itemId, applicationNumber, file: { name, contentType, content } }) =>
    Effect.suspend(() => {
      const form = new FormData()
      const bytes = content as unknown as Blob
      form.append('receiptProofFile', new File([bytes], name, { type: contentType, lastModified: 0 }), name)
      form.append('receiptProofId', itemId)
      form.append('aplyNo', applicationNumber)
      return http.post(UPDATE, { form, press: 'replace-proof-file' })
    }).pipe(succeeded(UPDATE), withDefaultCode('Failed to update proof'), Effect.asVoid),
  addAll: (items) =>
    http
      .post(CREATE_BATCH, { body: items.map(baseItemRequest), press: 'supplement-base-proof' })
      .pipe(succeeded(CREATE_BATCH), Effect.asVoid),
  addOne: (item) =>
    http.post(CREATE, { body: baseItemRequest(item), press: 'add-base-proof' }).pipe(succeeded(CREATE), Effect.asVoid),
})
