import type { Static, TSchema } from 'typebox'
import type { Instant } from '#domain/kernel/calendar'
import type { TokenDoc } from '../world/collections.ts'
import type { Addresses } from '../world/settings.ts'
import type { World, Ids } from '../world/world.ts'

/** A cookie of an answer. It is SameSite Lax with path `/`; 0 seconds remove it. Values are URL-safe text. */
export type SetCookie = {
  readonly name: string
  readonly value: string
  readonly seconds: number
  readonly httpOnly?: boolean
}

/**
 * The answer to a call. `body` is sent as JSON; `text` unchanged, with the content type of `headers`; `bytes` names
 * bytes of the byte store, `file` a file of the public folder. At most one of these four.
 */
export type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly text?: string
  readonly bytes?: string
  readonly file?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly SetCookie[]
  /** The work may be done again: no key keeps this answer. For a start, whose cookie belongs to the browser that gets it. */
  readonly isRepeatable?: true
  /** Milliseconds that pass before the answer leaves; the work is done at once. For a fixture that is late. [E-179] */
  readonly delayMs?: number
}

/** A file part of a form. Its bytes lie in the byte store already; they are dropped when the answer is 400 or above. */
export type SentFile = {
  readonly part: string
  /** Normalised to NFC; empty for an input without a file. */
  readonly name: string
  readonly type: string
  readonly size: number
  /** The first bytes, enough to judge the kind of the file. */
  readonly head: Uint8Array
  /** Name in the byte store. */
  readonly bytes: string
  /** SHA-256 of all bytes, base64url. */
  readonly digest: string
}

/** Everything of a call that a handler may look at. Body, query and parameters have passed their schemas. */
export type ReceivedCall<Body = unknown, Query = Readonly<Record<string, string>>> = {
  readonly body: Body
  readonly query: Query
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly SentFile[]
  readonly cookies: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The valid applicant's token of the call (cookie `jwtToken`, or the same as bearer), else null. */
  readonly login: TokenDoc | null
  /** The valid administrator's token of the call (bearer), else null. */
  readonly admin: TokenDoc | null
  /** The instant of the world's clock. Nothing else tells the time. */
  readonly now: Instant
  readonly ids: Ids
  /** Where the caller reaches this server. */
  readonly addresses: () => Addresses
  /** True if the public folder has such a file. Never looks outside of it. [E-183] */
  readonly hasPublicFile: (path: string) => boolean
}

/**
 * An endpoint: a pure function from the world and a call to the world after it and the answer. It knows nothing of
 * Fastify. `reject` ends it with an answer and leaves the world as it was; what else it throws is answered with HTTP 500.
 */
export type Handler<Body = unknown, Query = Readonly<Record<string, string>>> = (
  world: World,
  call: ReceivedCall<Body, Query>,
) => readonly [World, Answer]

/** Who may call: everyone, a certified applicant (401), or an administrator at an office address (401, 403). [A-235] [P-320] */
export type Access = 'everyone' | 'applicant' | 'administrator'

/** An answer without JSON: bytes or text of a type, nothing with HTTP 200, or a redirect. */
export type AnswerKind = 'empty' | 'file' | 'page' | 'styles' | 'script' | 'redirect'

/** A call as the contract describes it. */
export type DescribedCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters as `:name`. */
  readonly path: string
  /** The requirement that asks for it. */
  readonly ref: string
  readonly access: Access
  readonly body?: TSchema
  readonly query?: TSchema
  /** What it answers when it is done: described and tested, not enforced while it serves. Nothing (204) where it is left out. */
  readonly answer?: TSchema | AnswerKind
  /** Codes of its rejections, in addition to those of every call of its kind. */
  readonly rejects?: readonly string[]
  /** Its own rejections are those of a storage. */
  readonly rejectsByXml?: true
  /** Content type of a body that is neither JSON nor a multipart form. */
  readonly sends?: string
  /** Names of the parts of a multipart form that are files; the other parts are fields of `body`, JSON parts parsed. */
  readonly form?: readonly string[]
}

/** One row of the endpoint table. */
export type Endpoint = DescribedCall & {
  // oxlint-disable-next-line typescript/no-explicit-any -- the row forgets what `route` has checked
  readonly handler: Handler<any, any>
}

type Read<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

/** A call whose body and query have the types of their schemas. */
export type CallOf<B, Q> = ReceivedCall<Read<B, unknown>, Read<Q, Readonly<Record<string, string>>>>

/** An endpoint as it is declared: its schemas, and a handler of the calls that fit them. */
export type RowOf<B, Q, C = CallOf<B, Q>> = Omit<DescribedCall, 'access' | 'body' | 'query'> & {
  readonly body?: B
  readonly query?: Q
  readonly handler: (world: World, call: C) => readonly [World, Answer]
}

/**
 * Writes a row so that the handler's body and query have the types of their schemas. A call that does not fit the
 * schema is answered 400 before the handler sees it. [E-198]
 */
export const endpoint = <B extends TSchema | undefined = undefined, Q extends TSchema | undefined = undefined>(
  row: RowOf<B, Q> & { readonly access?: Access },
): Endpoint => ({ access: 'everyone', ...row }) as Endpoint
