import { Effect } from 'effect'
import { type CallError, NoAnswer, SessionEnded, TimedOut } from '#app/kernel/call.errors'
import type { SessionStore } from '#app/kernel/session-store.port'
import type { SettingsSource } from '#app/kernel/settings.port'
import { port } from '#app/kernel/token'
import type { AdminTokenStorage } from '#app/session/admin-token.port'
import type { SessionCookie } from '#app/session/session-cookie.port'
import { isFinalStatus } from '#domain/sending/repeated-call'
import { LONGEST_PAUSE_MS } from '#domain/settings/call-limits'
import { toRefused } from './envelope.ts'
import { makeReportedMalformedAnswer, reportFailedCall } from './failed-calls.ts'
import { idempotencyContentOf, type IdempotencyKeys, type IdempotencyKey } from './idempotency-keys.ts'
import { randomId, parseRequestId } from './request-id.ts'
import type { ServerSyncedClock } from './server-synced-clock.ts'
import type { Transfer, TransferAnswer, TransferProgress } from './transfer.ts'

export type CallOptions = {
  /** Parameters that are appended to the path, percent-encoded and in this order. */
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The content that is sent as multipart. The call is then a transfer of file bytes, with the limits of P-304. */
  readonly form?: FormData
  readonly onProgress?: (progress: TransferProgress) => void
  /**
   * How the call is authorised. `session` (the default) and `visitor`: by the token in the session cookie, or by the
   * configured `Authorization` value if there is no cookie. `admin`: by the administrator's token. [E-172]
   *
   * HTTP 401 fails with `SessionEnded` for `session`, with `Refused` for the others. A call of `session` is not sent if
   * the cookie belongs to another applicant. [E-176] [E-209]
   */
  readonly auth?: 'session' | 'visitor' | 'admin'
  /**
   * The operation of a call that changes data. Such a call has an idempotency key. Calls with the same operation and
   * the same content have the same key, until an answer below status 500 arrives. [E-204]
   */
  readonly operation?: string
  /**
   * Replaces the body in the idempotency key. Needed if the body must not be stored, differs each time, or is the same
   * in calls that must not share a key. [E-204]
   */
  readonly content?: string
  /** The only HTTP status that counts as success. By default, every status from 200 to 299 does. */
  readonly onlyStatus?: number
  /** Overrides the configured time limit: of a normal call, or of a whole transfer. */
  readonly timeoutMs?: number
  /** `admin`: the back end for administrators, if it is configured separately. */
  readonly base?: 'normal' | 'admin'
}

/**
 * Options of a call that is not a GET. A call that changes something gives its operation; a call that only reads or
 * checks is marked as such. [E-204]
 */
type SendOptions = CallOptions & ({ readonly operation: string } | { readonly reads: true; readonly operation?: never })

/**
 * The back end. Each call returns the JSON body of a successful answer, null if the body is empty. No call is repeated
 * automatically. Fails with `NoAnswer` (the cause is `TimedOut` after a time limit of this client), with `Refused` for
 * an HTTP status that is not a success, with `SessionEnded` after HTTP 401 or, before anything is sent, if the cookie
 * belongs to another applicant, and with `MalformedAnswer` if the body is not JSON. `failUnlessSuccess` finds a refusal
 * in the body of a successful answer. [E-173] [E-209]
 */
export interface Http {
  readonly get: HttpGet
  readonly post: HttpSend
  readonly put: HttpSend
  readonly patch: HttpSend
  readonly delete: HttpSend
  /** Returns the bytes of a GET, with the limits of a transfer. JSON instead of bytes is a refusal. [A-189] [P-304] */
  readonly bytes: (path: string, options?: Pick<CallOptions, 'auth' | 'query'>) => Effect.Effect<Blob, CallError>
}
type HttpGet = (path: string, options?: CallOptions) => Effect.Effect<unknown, CallError>
type HttpSend = (path: string, options: SendOptions) => Effect.Effect<unknown, CallError>
export const Http = port<Http>('Http')

type HttpPorts = {
  readonly settings: SettingsSource
  readonly cookie: SessionCookie
  readonly session: Pick<SessionStore, 'read'>
  readonly adminToken: AdminTokenStorage
  readonly clock: ServerSyncedClock
  readonly idempotencyKeys: IdempotencyKeys
  readonly transfer: Transfer
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Readonly<Record<string, string>>
type Arrived = {
  readonly status: number
  readonly text: string
  readonly date: string | null
  readonly requestId: string | null
}

/**
 * Remembers the pauses that a busy server (429, 503) requests with `Retry-After`, in seconds: one for each call.
 * [D1-412]
 */
const makePauses = () => {
  const ends = new Map<string, number>()
  return {
    note: (path: string, { status, headers }: Response) => {
      const seconds = status === 429 || status === 503 ? Number(headers.get('retry-after')) : 0
      if (seconds > 0) ends.set(path, performance.now() + Math.min(seconds * 1000, LONGEST_PAUSE_MS))
    },
    /**
     * Runs the exchange when the pause of its call is over; immediately if it has no pause. The exchange must include
     * the check of the cookie, because the cookie can change during a pause. [E-209]
     */
    after: <A, E>(path: string, exchange: Effect.Effect<A, E>) =>
      Effect.suspend(() => {
        const waitMs = (ends.get(path) ?? 0) - performance.now()
        return waitMs > 0 ? Effect.andThen(Effect.sleep(waitMs), exchange) : exchange
      }),
  }
}

export const makeHttp = (ports: HttpPorts): Http => {
  const { settings, cookie, session, adminToken, clock, idempotencyKeys, transfer } = ports
  const pauses = makePauses()

  const startOf = ({ base }: CallOptions): string => {
    const { apiBaseUrl, adminApiBaseUrl } = settings.read()
    return (base === 'admin' && adminApiBaseUrl) || apiBaseUrl
  }

  const urlOf = (path: string, options: CallOptions) => {
    const { query } = options
    const start = startOf(options)
    return query === undefined ? start + path : `${start}${path}?${new URLSearchParams({ ...query })}`
  }

  const authorizationOf = (auth: CallOptions['auth'] = 'session'): string => {
    const token = auth === 'admin' ? adminToken.read() : cookie.read()
    if (token !== null && token !== '') return `Bearer ${token}`
    return auth === 'admin' ? '' : settings.read().authorization
  }

  /**
   * Returns the headers of a call. A back end on another origin gets no request id, because it would have to allow this
   * header.
   */
  const headersOf = (options: CallOptions, key: string | null): Headers => {
    const authorization = authorizationOf(options.auth)
    const { idempotencyHeader } = settings.read()
    return {
      accept: 'application/json',
      ...(/^https?:/.test(startOf(options)) ? {} : { 'x-request-id': randomId() }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === '' ? {} : { authorization }),
      ...(key === null || idempotencyHeader === '' ? {} : { [idempotencyHeader]: key }),
    }
  }

  const sendJson = (method: Method, path: string, { body, ...options }: CallOptions, headers: Headers) =>
    Effect.tryPromise({
      try: async (signal): Promise<Arrived> => {
        const response = await fetch(urlOf(path, options), {
          method,
          headers,
          credentials: 'include',
          cache: 'no-store',
          signal,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        pauses.note(path, response)
        const { status, headers: answerHeaders } = response
        const requestId = parseRequestId(answerHeaders.get('x-request-id'))
        return { status, text: await response.text(), date: answerHeaders.get('date'), requestId }
      },
      catch: (cause) => new NoAnswer({ call: path, cause }),
    }).pipe(
      Effect.timeoutOrElse({
        duration: options.timeoutMs ?? settings.read().callTimeoutMs,
        orElse: () =>
          Effect.fail(new NoAnswer({ call: path, cause: new TimedOut(), requestId: headers['x-request-id'] ?? null })),
      }),
    )

  const sendBytes = (method: Method, path: string, options: CallOptions, headers: Headers) =>
    transfer({
      call: path,
      method,
      url: urlOf(path, options),
      headers,
      body: options.form ?? null,
      credentials: true,
      onProgress: options.onProgress,
      limits: { idleMs: settings.read().transferIdleMs, maxMs: options.timeoutMs ?? settings.read().transferMaxMs },
    })

  const keyOf = (path: string, { operation, query, form, body, content }: CallOptions): IdempotencyKey | null =>
    operation === undefined
      ? null
      : idempotencyKeys(
          operation,
          content ?? idempotencyContentOf(`${path} ${JSON.stringify(query ?? {})}`, form ?? body),
        )

  /**
   * True if the call needs the cookie and the cookie belongs to another person, whom another tab has certified. The
   * data of this session must not be sent in the name of that person. [E-209] [D1-265]
   */
  const isInAnothersName = (options: CallOptions): boolean =>
    needsCookie(options) && cookie.isOfAnother(session.read().token)

  /** Sends a call. Its answer corrects the clock; an answer below status 500 also completes the operation. */
  const exchange = <Answer extends Pick<Arrived, 'status' | 'date'>>(
    path: string,
    options: CallOptions,
    send: (headers: Headers) => Effect.Effect<Answer, NoAnswer>,
  ) =>
    Effect.suspend((): Effect.Effect<Answer, NoAnswer | SessionEnded> => {
      if (isInAnothersName(options)) return Effect.fail(new SessionEnded({ call: path }))
      const open = keyOf(path, options)
      const sentAt = clock.now()
      return Effect.tap(send(headersOf(options, open?.key ?? null)), ({ status, date }) =>
        Effect.sync(() => {
          clock.adjust(date, sentAt)
          if (isFinalStatus(status)) open?.complete()
        }),
      )
    })

  const call =
    (method: Method): HttpGet =>
    (path, options = {}) =>
      (options.form === undefined
        ? pauses.after(
            path,
            exchange(path, options, (headers) => sendJson(method, path, options, headers)),
          )
        : exchange(path, options, (headers) => Effect.flatMap(sendBytes(method, path, options, headers), withText))
      ).pipe(Effect.flatMap((answer) => readAnswer(path, options, answer)))

  const bytes: Http['bytes'] = (path, options = {}) =>
    exchange(path, options, (headers) => sendBytes('GET', path, options, { ...headers, accept: '*/*' })).pipe(
      Effect.flatMap((answer) => readBytes(path, options, answer)),
    )

  return { bytes, get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}

const withText = ({ bytes, ...answer }: TransferAnswer): Effect.Effect<Arrived> =>
  Effect.promise(async () => ({ ...answer, text: await bytes.text() }))

const readAnswer = (path: string, options: CallOptions, answer: Arrived): Effect.Effect<unknown, CallError> => {
  const body = bodyOf(answer.text)
  if (!isSuccess(answer.status, options)) return Effect.fail(failureOf(path, options, answer, body))
  return body === undefined
    ? Effect.fail(makeReportedMalformedAnswer(path, 'no JSON', answer.requestId))
    : Effect.succeed(body)
}

const isJson = ({ type }: Blob) => /^application\/json\b/i.test(type)

const readBytes = (path: string, options: CallOptions, answer: TransferAnswer): Effect.Effect<Blob, CallError> =>
  isSuccess(answer.status, options) && !isJson(answer.bytes)
    ? Effect.succeed(answer.bytes)
    : Effect.flatMap(withText(answer), (textAnswer) =>
        Effect.fail(failureOf(path, options, textAnswer, bodyOf(textAnswer.text))),
      )

/** True if a call needs the cookie, so that a 401 ends the session. [E-176] */
const needsCookie = ({ auth = 'session' }: CallOptions) => auth === 'session'

const endsSession = (status: number, options: CallOptions) => status === 401 && needsCookie(options)

const isSuccess = (status: number, options: CallOptions) =>
  !endsSession(status, options) &&
  (options.onlyStatus === undefined ? status >= 200 && status < 300 : status === options.onlyStatus)

/** Returns the failure for an answer. Reports an error of the server, with its id in the server's log. */
const failureOf = (path: string, options: CallOptions, { status, requestId }: Arrived, body: unknown): CallError => {
  if (endsSession(status, options)) return new SessionEnded({ call: path })
  if (isFinalStatus(status)) return toRefused(path, status, body ?? null)
  reportFailedCall({ call: path, requestId })
  return toRefused(path, status, body ?? null, requestId)
}

/** Returns the JSON of a body: null if the body is empty, undefined if it is not JSON. */
const bodyOf = (text: string): unknown => {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
