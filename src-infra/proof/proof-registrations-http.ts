import { Effect } from 'effect'
import type { ProofRegistrations } from '#app/proof/proof-registrations.port'
import type { StoredFile } from '#domain/upload/stored-file'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

const CREATE = '/api/v1/proof/proof-create'
const PARCEL = '/api/v1/proof/proof-create-parcel'

/** A stored file as every proof call names it; the part is spelled so on the wire (`receiptProofFileReqeust`). [P-073] */
export const fileFields = ({ originalName, savedName, path, bytes, extension, mimeType }: StoredFile) => ({
  originlFileNm: originalName,
  savedFileNm: savedName,
  filePath: path,
  fileSize: bytes,
  fileExt: extension,
  mimeType,
})

/** New proofs at the back end. [P-070] [P-073] [P-086] [P-315] */
export const makeProofRegistrationsHttp = (http: Http): ProofRegistrations => ({
  create: ({ master, items }) =>
    http
      .post(CREATE, {
        body: {
          receiptProofMstrCreateRequest: master,
          receiptProofRequestList: items.map(({ file, ...item }) => ({
            ...item,
            receiptProofFileReqeust: fileFields(file),
          })),
        },
        press: 'register-proof',
      })
      .pipe(succeeded(CREATE), Effect.asVoid),
  askCarriers: (request) =>
    http.post(PARCEL, { body: request, press: 'request-carriers' }).pipe(succeeded(PARCEL), Effect.asVoid),
})
