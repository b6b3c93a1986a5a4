import { Effect, Schema } from 'effect'
import type { CallError } from '#app/kernel/call.errors'
import type { StoredFileAddresses, PublicFiles } from '#app/upload/file-storage.port'
import { decodeAnswer, failUnlessSuccess, refusalWithStatus } from '../http/envelope.ts'
import type { CallOptions, Http } from '../http/http.ts'

/** True for an address that is http(s) or on the same origin. A `javascript:` address would run in this page. */
export const isFetchableAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address)

const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/** Requests a temporary address of a stored file; the request has the path and no body. [E-039] [P-182] */
export const requestPresignedAddress = (
  http: Http,
  call: string,
  filePath: string,
  options: Pick<CallOptions, 'unauthorized'> = {},
): Effect.Effect<string, CallError> =>
  http.post(call, { ...options, query: { filePath }, reads: true }).pipe(
    failUnlessSuccess(call, 'no-error'),
    decodeAnswer(Answer, call),
    Effect.flatMap(({ data }) =>
      typeof data === 'string' && isFetchableAddress(data)
        ? Effect.succeed(data)
        : Effect.fail(refusalWithStatus(call, 200)),
    ),
  )

const OWN = '/api/v1/common/file/presigned-download-url'

/** Makes the call that returns addresses of the applicant's files. [P-182] */
export const makeStoredFileAddressesHttp = (http: Http): StoredFileAddresses => ({
  addressOf: (filePath) => requestPresignedAddress(http, OWN, filePath),
})

const PUBLIC = '/api/v1/common/file/presigned-download-url-not-use-token'

/** Makes the adapter for public files over HTTP. It creates a link that starts the download. [E-039] [E-062] */
export const makePublicFilesHttp = (http: Http): PublicFiles => ({
  addressOf: (filePath) => requestPresignedAddress(http, PUBLIC, filePath, { unauthorized: 'refused' }),
  start: (address) => {
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.rel = 'noopener noreferrer'
    link.click()
  },
})
