import { Effect } from 'effect'
import type { CallError } from '#app/kernel/call.errors'
import type { CallOptions, Http } from '../http/http.ts'

export type RecordedCall = { readonly method: string; readonly path: string; readonly options: CallOptions }

/** Makes a back end that gives the same answer, a body or a failure, to every call. Logs the calls. */
export const fakeHttp = (answer: unknown, calls: RecordedCall[] = []): Http => {
  const call =
    (method: string) =>
    (path: string, options: CallOptions = {}): Effect.Effect<unknown, CallError> =>
      Effect.suspend(() => {
        calls.push({ method, path, options })
        return isFailure(answer) ? Effect.fail(answer) : Effect.succeed(answer)
      })
  const bytes: Http['bytes'] = (path, options) => Effect.map(call('GET')(path, options), (body) => body as Blob)
  return { bytes, get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}

const isFailure = (answer: unknown): answer is CallError => answer instanceof Error
