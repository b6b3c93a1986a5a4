import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { MAX_REQUEST_NUMBER_LENGTH } from '#domain/kernel/same-submission'
import { rejection } from './answers.ts'
import { BROWSER_COOKIE } from './browsers.ts'
import type { AccessRule, HandlerAnswer, ReceivedCall } from './handler.ts'
import { findDocument, putDocument, type World } from '../world/world.ts'

/**
 * Makes digests with a secret that exists only in this process, so that the content of a stored digest, for example a
 * resident number, cannot be guessed. `id` identifies that process.
 */
export type Digester = { readonly id: string; readonly digest: (text: string) => string }

export const makeDigester = (): Digester => {
  const secret = randomBytes(32)
  return { id: randomUUID(), digest: (text) => createHmac('sha256', secret).update(text).digest('base64url') }
}

/**
 * A call with an idempotency key: its method, path, a digest of the key, a digest of the content, and the process that
 * made the digests. `callers` lists every known identity of the caller, and is empty for a call without an owner.
 */
export type KeyedCall = {
  readonly id: string
  readonly digest: string
  readonly digester: string
  readonly callers: readonly string[]
}

/**
 * Identifies the caller by the login. For public calls it adds the browser, because a repeated answer may log its
 * caller in. [E-205]
 */
export const callerIdsOf = (
  access: AccessRule,
  { login, admin, cookies }: Pick<ReceivedCall, 'login' | 'admin' | 'cookies'>,
): readonly string[] => {
  const browser = cookies[BROWSER_COOKIE] || null
  return [
    ...(login === null || access === 'administrator' ? [] : [`applicant ${login.ci} ${login.aplyNo}`]),
    ...(admin === null || access === 'applicant' ? [] : [`administrator ${admin.adminId}`]),
    ...(browser === null || access !== 'everyone' ? [] : [`browser ${browser}`]),
  ]
}

/** Returns the key of a call that changes something; null for a call without a key and for reads. [E-204] */
export const idempotencyKeyOf = (method: string, key: string | undefined): string | null =>
  key === undefined || key === '' || key.length > MAX_REQUEST_NUMBER_LENGTH || method === 'GET' ? null : key

/**
 * Returns what is stored about a call with a key. `sent` is the complete content of the call, of which only a digest is
 * stored.
 */
export const keyedCallOf = (
  key: string,
  call: { readonly method: string; readonly path: string; readonly sent: unknown },
  callers: readonly string[],
  { id, digest }: Digester,
): KeyedCall => ({
  id: `${call.method} ${call.path} ${createHash('sha256').update(key).digest('base64url')}`,
  digest: digest(JSON.stringify(call.sent) ?? ''),
  digester: id,
  callers,
})

type StoredAnswer = Pick<HandlerAnswer, 'status' | 'body' | 'text' | 'headers' | 'cookies'>

/** True if these callers may repeat a call. Anyone who knows the key may repeat a call without an owner. */
const isRepeatedBy = (before: readonly string[], callers: readonly string[]): boolean =>
  before.length === 0 || callers.some((caller) => before.includes(caller))

/**
 * Returns the earlier answer to this key; null if the key is new. Fails with 422 if the content or the caller differs,
 * so that only the original caller gets the answer and its cookies. A digest that another process made (before a
 * restart, or in a snapshot) cannot be compared; the earlier answer is then returned for any content, because the work
 * must not be done twice. [E-205]
 */
export const earlierAnswerOrReject = (world: World, keyed: KeyedCall): HandlerAnswer | null => {
  const before = findDocument(world, 'answers', keyed.id)
  if (before === null) return null
  if (!isRepeatedBy(before.callers ?? [], keyed.callers))
    return rejection(422, 'IDEMPOTENCY_KEY_REUSED', 'server.keyReused')
  if (before.digester === keyed.digester && before.digest !== keyed.digest)
    return rejection(422, 'IDEMPOTENCY_KEY_REUSED', 'server.keyReused')
  const stored = before.answer as StoredAnswer
  return { ...stored, headers: { ...stored.headers, 'idempotency-replayed': 'true' } }
}

/**
 * Returns the answer to store, and the callers who may receive it again. A browser cookie in the answer is stored only
 * if the call had a known caller; the browser with the new cookie then also counts as a caller.
 */
const storedOf = (
  { cookies = [], ...answer }: HandlerAnswer,
  callers: readonly string[],
): { readonly answer: StoredAnswer; readonly callers: readonly string[] } => {
  if (callers.length === 0)
    return { answer: { ...answer, cookies: cookies.filter(({ name }) => name !== BROWSER_COOKIE) }, callers }
  const given = cookies.filter(({ name }) => name === BROWSER_COOKIE).map(({ value }) => `browser ${value}`)
  return { answer: { ...answer, cookies }, callers: [...callers, ...given] }
}

/** Returns the world with a final answer stored under the key of its call. A server error is never final. [D1-232] */
export const withKeyedAnswer = (world: World, keyed: KeyedCall, answer: HandlerAnswer): World => {
  const { digest, digester, callers } = keyed
  const isFinal = answer.status < 500 && answer.bytesName === undefined && answer.file === undefined
  return !isFinal || answer.isRepeatable === true
    ? world
    : putDocument(world, 'answers', keyed.id, { digest, digester, ...storedOf(answer, callers) })
}
