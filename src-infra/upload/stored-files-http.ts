import type { StoredFiles } from '#app/upload/file-storage.port'
import type { Http } from '../http/http.ts'
import { presignedAddress } from './presigned-address.ts'

const CALL = '/api/v1/common/file/presigned-download-url'

/** Addresses of the applicant's own files. [P-182] */
export const makeStoredFilesHttp = (http: Http): StoredFiles => ({
  addressOf: (filePath) => presignedAddress(http, CALL, filePath),
})
