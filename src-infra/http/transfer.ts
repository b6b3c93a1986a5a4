import { Effect } from 'effect'
import { NoAnswer, TimedOut } from '#app/kernel/call.errors'
import { parseRequestId } from './request-id.ts'

/** Progress of a transfer in bytes. `total` is 0 while it is unknown. */
export type TransferProgress = { readonly moved: number; readonly total: number }

export type TransferRequest = {
  /** The name of the call, for errors and logs. It is never a URL, because URLs contain tokens or names. */
  readonly call: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | Blob | null
  /** True if cookies are sent. The back end gets cookies; the storage must not. [P-304] [D3-94] */
  readonly credentials: boolean
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined
  readonly limits: TransferLimits
}

/**
 * Time limits in milliseconds. `idleMs`: the longest time without a moving byte, including the wait for the answer to
 * an upload. `maxMs`: how long the whole transfer may take. [P-304]
 */
type TransferLimits = { readonly idleMs: number; readonly maxMs: number }

export type TransferAnswer = {
  readonly status: number
  readonly bytes: Blob
  readonly date: string | null
  /** The id of the call in the server's log; null if it sent none. */
  readonly requestId: string | null
}

/**
 * Sends or fetches file bytes. Fails with `NoAnswer`; its cause is `TimedOut` if a limit was reached. Any HTTP status
 * is an answer.
 */
export type Transfer = (request: TransferRequest) => Effect.Effect<TransferAnswer, NoAnswer>

/**
 * Uses `XMLHttpRequest`, because `fetch` does not report sent bytes. Interrupting the effect aborts the transfer.
 * [P-304] [P-307]
 */
export const transferBytes: Transfer = (request) =>
  Effect.callback((resume) => {
    const xhr = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout> | undefined
    const overall = setTimeout(() => end(new TimedOut()), request.limits.maxMs)
    const clearTimers = () => {
      clearTimeout(idle)
      clearTimeout(overall)
    }
    // Resumes the effect before `abort()`, because `abort()` reports an error immediately and only the first report
    // counts.
    const end = (cause: unknown) => {
      clearTimers()
      const requestId = cause instanceof TimedOut ? (request.headers['x-request-id'] ?? null) : null
      resume(Effect.fail(new NoAnswer({ call: request.call, cause, requestId })))
      xhr.abort()
    }
    const restartIdle = () => {
      clearTimeout(idle)
      idle = setTimeout(() => end(new TimedOut()), request.limits.idleMs)
    }
    const onProgress = (event: ProgressEvent) => {
      restartIdle()
      request.onProgress?.({ moved: event.loaded, total: event.lengthComputable ? event.total : 0 })
    }

    xhr.open(request.method, request.url)
    xhr.responseType = 'blob'
    xhr.withCredentials = request.credentials
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    // In an upload only sent bytes count as progress. The complete answer must therefore arrive within the idle limit
    // after the last sent byte.
    const source = request.body === null ? xhr : xhr.upload
    source.addEventListener('progress', onProgress)
    xhr.addEventListener('load', () => {
      clearTimers()
      const requestId = parseRequestId(headerOf(xhr, 'x-request-id'))
      resume(
        Effect.succeed({ status: xhr.status, bytes: xhr.response as Blob, date: headerOf(xhr, 'date'), requestId }),
      )
    })
    xhr.addEventListener('error', () => end(new TypeError('network')))
    restartIdle()
    xhr.send(request.body)
    return Effect.sync(() => {
      clearTimers()
      xhr.abort()
    })
  })

/**
 * Returns a header; null if the page may not read it. Searches the text of all headers, because the getter for a single
 * header logs an error to the console if the header may not be read.
 */
const headerOf = (xhr: XMLHttpRequest, name: string): string | null =>
  new RegExp(String.raw`^${name}:[ \t]*(\S.*)$`, 'im').exec(xhr.getAllResponseHeaders())?.[1]?.trim() ?? null
