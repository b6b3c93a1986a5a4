import { Effect, Schema } from 'effect'
import type { PublicFiles } from '#app/upload/public-files.port'
import { Refused } from '#app/kernel/call.errors'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { isFetchable } from './fetchable.ts'

const CALL = '/api/v1/common/file/presigned-download-url-not-use-token'
const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/** Public files over HTTP, and a link of our own that the browser downloads from. [E-039] [E-062] */
export const makePublicFiles = (http: Http): PublicFiles => ({
  addressOf: (filePath) =>
    http.post(CALL, { query: { filePath }, unauthorized: 'refused' }).pipe(
      succeeded(CALL, 'not-false'),
      decode(Answer, CALL),
      Effect.flatMap(({ data }) =>
        typeof data === 'string' && isFetchable(data)
          ? Effect.succeed(data)
          : Effect.fail(new Refused({ call: CALL, status: 200, errorCode: null, message: null })),
      ),
    ),
  start: (address) => {
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.rel = 'noopener noreferrer'
    link.click()
  },
})
