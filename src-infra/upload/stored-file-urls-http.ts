import { Effect, Schema } from 'effect'
import type { CallError } from '#app/kernel/call.errors'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import { decodeAnswer, failUnlessSuccess, refusalWithStatus } from '../http/envelope.ts'
import { type CallOptions, Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

/** True for a URL that is http(s) or on the same origin. A `javascript:` URL would run in this page. */
export const isFetchableUrl = (url: string): boolean => /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url)

const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/** Requests a temporary URL of a stored file; the request has the path and no body. [E-039] [P-182] */
export const requestPresignedUrl = (
  http: Http,
  call: string,
  filePath: string,
  options: Pick<CallOptions, 'auth'> = {},
): Effect.Effect<string, CallError> =>
  http.post(call, { ...options, query: { filePath }, reads: true }).pipe(
    failUnlessSuccess(call, 'no-error'),
    decodeAnswer(Answer, call),
    Effect.flatMap(({ data }) =>
      typeof data === 'string' && isFetchableUrl(data)
        ? Effect.succeed(data)
        : Effect.fail(refusalWithStatus(call, 200)),
    ),
  )

const OWN = '/api/v1/common/file/presigned-download-url'

/** The call that returns URLs of the applicant's files. [P-182] */
export const StoredFileUrlsHttp = adapter(StoredFileUrls, { http: Http }, ({ http }) => ({
  urlOf: (filePath) => requestPresignedUrl(http, OWN, filePath),
}))
