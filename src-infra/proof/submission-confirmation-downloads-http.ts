import { Effect } from 'effect'
import { SubmissionConfirmationDownloads } from '#app/proof/submission-confirmation-downloads.port'
import { detectFileKind, SIGNATURE_BYTE_COUNT } from '#domain/upload/file-signature'
import { makeReportedMalformedAnswer } from '../http/failed-calls.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const CONFIRMATION = '/api/v1/proof/file/download'

/** How long the bytes are kept, in milliseconds, because a browser may start saving late. */
const RELEASE_AFTER_MS = 10_000

const saveAs = (bytes: Blob, fileName: string) => {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}

/** True for a PDF. An error page with status 200 is not a PDF and therefore not a submission confirmation. */
const isPdf = async (bytes: Blob): Promise<boolean> =>
  detectFileKind(new Uint8Array(await bytes.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer())) === 'pdf'

/**
 * The adapter for submission confirmations over HTTP. It creates a link through which the browser saves the PDF.
 * [A-189] [D2-89]
 */
export const SubmissionConfirmationDownloadsHttp = adapter(
  SubmissionConfirmationDownloads,
  { http: Http },
  ({ http }) => ({
    save: (itemId, fileName) =>
      http.bytes(`${CONFIRMATION}/${encodeURIComponent(itemId)}`).pipe(
        Effect.tap((bytes) =>
          Effect.flatMap(
            Effect.promise(() => isPdf(bytes)),
            (is) => (is ? Effect.void : Effect.fail(makeReportedMalformedAnswer(CONFIRMATION, 'no PDF'))),
          ),
        ),
        Effect.flatMap((bytes) => Effect.sync(() => saveAs(bytes, fileName))),
      ),
  }),
)
