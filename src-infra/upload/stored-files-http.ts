import { Effect, Schema } from 'effect'
import { Refused } from '#app/kernel/call.errors'
import type { StoredFiles } from '#app/upload/stored-files.port'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { isFetchable } from './fetchable.ts'

const CALL = '/api/v1/common/file/presigned-download-url'
const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/** Addresses of the applicant's own files, by path and without a body. [P-182] */
export const makeStoredFilesHttp = (http: Http): StoredFiles => ({
  addressOf: (filePath) =>
    http.post(CALL, { query: { filePath } }).pipe(
      succeeded(CALL, 'not-false'),
      decode(Answer, CALL),
      Effect.flatMap(({ data }) =>
        typeof data === 'string' && isFetchable(data)
          ? Effect.succeed(data)
          : Effect.fail(new Refused({ call: CALL, status: 200, errorCode: null, message: null })),
      ),
    ),
})
