import type { Static, TSchema } from 'typebox'
import type { Instant } from '#domain/time/calendar'
import type { TokenDoc } from '../world/collections.ts'
import type { VisitorAddresses } from '../world/settings.ts'
import type { World, RandomSource } from '../world/world.ts'

/** A cookie of an answer: SameSite Lax, path `/`; a lifetime of 0 seconds deletes it. Values are URL-safe. */
export type SetCookie = {
  readonly name: string
  readonly value: string
  readonly seconds: number
  readonly httpOnly?: boolean
}

/**
 * The contents of an answer: `body` is sent as JSON; `text` unchanged, with the content type in `headers`; `bytesName`
 * is the name of an entry in the byte store, `file` that of a public file.
 */
type Contents = { readonly body: unknown; readonly text: string; readonly bytesName: string; readonly file: string }

/** An answer has at most one of the contents. */
type Content = {
  [Name in keyof Contents]: Partial<Pick<Contents, Name> & Readonly<Record<Exclude<keyof Contents, Name>, never>>>
}[keyof Contents]

export type HandlerAnswer = Content & {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly SetCookie[]
  /**
   * The delay before the answer is sent, in milliseconds; the work is done immediately. The slow fixture uses it.
   * [E-179]
   */
  readonly delayMs?: number
}

/** A file part of a form. Its bytes are already in the byte store and are deleted if the answer is 400 or above. */
export type ReceivedFile = {
  readonly part: string
  /** Normalised to NFC; empty for an input without a file. */
  readonly name: string
  readonly type: string
  readonly size: number
  /** The first bytes, enough to detect the file type. */
  readonly head: Uint8Array
  readonly bytesName: string
  /** SHA-256 of all bytes, base64url. */
  readonly digest: string
}

/** The parts of a call that a handler may read. Body, query and parameters have passed their schemas. */
export type ReceivedCall<Body = unknown, Query = Readonly<Record<string, string>>> = {
  readonly body: Body
  readonly query: Query
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
  readonly cookies: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The applicant's valid token (from the cookie `jwtToken` or as a bearer token); null if there is none. */
  readonly login: TokenDoc | null
  /** The administrator's valid token (bearer); null if there is none. */
  readonly admin: TokenDoc | null
  /** The current instant of the world's clock, the only time source of a handler. */
  readonly now: Instant
  readonly ids: RandomSource
  /** Returns the URLs at which the caller reaches this server. */
  readonly addresses: () => VisitorAddresses
  /** True if the public folder has this file. Never looks outside the folder. [E-183] */
  readonly hasPublicFile: (path: string) => boolean
}

/**
 * An endpoint: a pure function, independent of Fastify. It takes the world and a call, and returns the new world and
 * the answer. `reject` ends the call with an answer and leaves the world unchanged; any other exception is answered
 * with HTTP 500.
 */
export type Handler<Body = unknown, Query = Readonly<Record<string, string>>> = (
  world: World,
  call: ReceivedCall<Body, Query>,
) => readonly [World, HandlerAnswer]

/**
 * The permitted callers: everyone, a certified applicant (otherwise 401), or an administrator in the office network
 * (otherwise 401 or 403). [A-235] [P-320]
 */
export type AccessRule = 'everyone' | 'applicant' | 'administrator'

/** An answer that is not JSON: bytes or text of a content type, an empty HTTP 200, or a redirect. */
export type AnswerKind = 'empty' | 'file' | 'page' | 'styles' | 'script' | 'redirect'

export type DescribedCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written as `:name`. */
  readonly path: string
  readonly ref: string
  readonly access: AccessRule
  readonly body?: TSchema
  readonly query?: TSchema
  /** The answer on success: documented and tested, not enforced at runtime. If absent, the answer is 204. */
  readonly answer?: TSchema | AnswerKind
  /** Rejection codes of this call, in addition to the codes of all calls of its kind. */
  readonly rejects?: readonly string[]
  /** True if the rejections of this endpoint are XML, as from a storage service. */
  readonly rejectsByXml?: true
  /** Content type of a body that is neither JSON nor a multipart form. */
  readonly sends?: string
  /** Names of the parts of a multipart form that are files; the other parts are fields of `body`, JSON parts parsed. */
  readonly form?: readonly string[]
}

export type Endpoint = DescribedCall & {
  // oxlint-disable-next-line typescript/no-explicit-any -- `endpoint` has checked the types
  readonly handler: Handler<any, any>
}

type ReadAs<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

export type CallOf<B, Q> = ReceivedCall<ReadAs<B, unknown>, ReadAs<Q, Readonly<Record<string, string>>>>

export type DeclaredEndpoint<B, Q, C = CallOf<B, Q>> = Omit<DescribedCall, 'access' | 'body' | 'query'> & {
  readonly body?: B
  readonly query?: Q
  readonly handler: (world: World, call: C) => readonly [World, HandlerAnswer]
}

/**
 * Declares an endpoint whose handler gets body and query with the types of their schemas. A call that does not fit is
 * answered 400 before the handler runs. [E-198]
 */
export const endpoint = <B extends TSchema | undefined = undefined, Q extends TSchema | undefined = undefined>(
  declaration: DeclaredEndpoint<B, Q> & { readonly access?: AccessRule },
): Endpoint => ({ access: 'everyone', ...declaration }) as Endpoint
