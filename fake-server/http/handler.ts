import type { Static, TSchema } from 'typebox'
import type { Instant } from '#domain/kernel/calendar'
import type { TokenDoc } from '../world/collections.ts'
import type { VisitorAddresses } from '../world/settings.ts'
import type { World, RandomSource } from '../world/world.ts'

/** SameSite Lax, path `/`; a lifetime of 0 seconds deletes it. Values are URL-safe. */
export type SetCookie = {
  readonly name: string
  readonly value: string
  readonly seconds: number
  readonly httpOnly?: boolean
}

/**
 * At most one is set: `body` (JSON), `text` (with the content type in `headers`), `bytesName` (byte store), `file`
 * (public file).
 */
export type HandlerAnswer = {
  readonly status: number
  readonly body?: unknown
  readonly text?: string
  readonly bytesName?: string
  readonly file?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly SetCookie[]
  /** In milliseconds; the work is done immediately. For the slow fixture. [E-179] */
  readonly delayMs?: number
}

/** Its bytes are already in the byte store and are deleted if the answer is 400 or above. */
export type SentFile = {
  readonly part: string
  /** Normalized to NFC; empty for an input without a file. */
  readonly name: string
  readonly type: string
  readonly size: number
  /** Enough to detect the file type. */
  readonly head: Uint8Array
  readonly bytesName: string
  /** Of all bytes, base64url. */
  readonly digest: string
}

/** Body, query and parameters have passed their schemas. */
export type ReceivedCall<Body = unknown, Query = Readonly<Record<string, string>>> = {
  readonly body: Body
  readonly query: Query
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly SentFile[]
  readonly cookies: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** From the cookie `jwtToken` or as a bearer token; null without a valid one. */
  readonly login: TokenDoc | null
  /** Bearer; null without a valid one. */
  readonly admin: TokenDoc | null
  /** The world's clock, the only time source of a handler. */
  readonly now: Instant
  readonly ids: RandomSource
  /** By which the caller reaches this server. */
  readonly addresses: () => VisitorAddresses
  /** Never looks outside the public folder. [E-183] */
  readonly hasPublicFile: (path: string) => boolean
}

/**
 * Pure and independent of Fastify. `reject` ends the call and leaves the world unchanged; any other exception is
 * answered with HTTP 500.
 */
export type Handler<Body = unknown, Query = Readonly<Record<string, string>>> = (
  world: World,
  call: ReceivedCall<Body, Query>,
) => readonly [World, HandlerAnswer]

/** `applicant`: certified (401). `administrator`: in the office network (401, 403). [A-235] [P-320] */
export type AccessRule = 'everyone' | 'applicant' | 'administrator'

/** Not JSON: bytes or text of a content type, an empty HTTP 200, or a redirect. */
export type AnswerKind = 'empty' | 'file' | 'page' | 'styles' | 'script' | 'redirect'

export type DescribedCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written as `:name`. */
  readonly path: string
  readonly ref: string
  readonly access: AccessRule
  readonly body?: TSchema
  readonly query?: TSchema
  /** Documented and tested, not enforced at runtime. If absent, the answer is 204. */
  readonly answer?: TSchema | AnswerKind
  /** In addition to those of all calls of its kind. */
  readonly rejects?: readonly string[]
  /** As from a storage service. */
  readonly rejectsByXml?: true
  /** Neither JSON nor a multipart form. */
  readonly sends?: string
  /** Parts that are files; the others are fields of `body`, JSON parts parsed. */
  readonly form?: readonly string[]
}

export type Endpoint = DescribedCall & {
  // oxlint-disable-next-line typescript/no-explicit-any -- `endpoint` has checked the types
  readonly handler: Handler<any, any>
}

type Read<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

export type CallOf<B, Q> = ReceivedCall<Read<B, unknown>, Read<Q, Readonly<Record<string, string>>>>

export type DeclaredEndpoint<B, Q, C = CallOf<B, Q>> = Omit<DescribedCall, 'access' | 'body' | 'query'> & {
  readonly body?: B
  readonly query?: Q
  readonly handler: (world: World, call: C) => readonly [World, HandlerAnswer]
}

/** Body and query have the types of their schemas; a call that does not fit is answered 400. [E-198] */
export const endpoint = <B extends TSchema | undefined = undefined, Q extends TSchema | undefined = undefined>(
  declared: DeclaredEndpoint<B, Q> & { readonly access?: AccessRule },
): Endpoint => ({ access: 'everyone', ...declared }) as Endpoint
