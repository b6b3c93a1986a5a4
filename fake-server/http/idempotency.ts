import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { decideRepeatedCall, isFinalStatus } from '#domain/sending/repeated-call'
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '#domain/settings/call-limits'
import { isVisitorAtOffice } from '../world/settings.ts'
import { findDoc, putDoc, type World } from '../world/world.ts'
import { rejection } from './answers.ts'
import { BROWSER_COOKIE } from './browsers.ts'
import type { AccessRule, HandlerAnswer, ReceivedCall } from './handler.ts'

/**
 * Makes digests with a random secret of this process. Without the secret, nobody can recover a resident number from a
 * stored digest by trying all numbers. `id` identifies the process.
 */
export type Digester = { readonly id: string; readonly digest: (text: string) => string }

export const makeDigester = (): Digester => {
  const secret = randomBytes(32)
  return { id: randomUUID(), digest: (text) => createHmac('sha256', secret).update(text).digest('base64url') }
}

const CALLER_KINDS = ['applicant', 'administrator', 'browser'] as const
/** The known identities of a caller, by kind: its logins, and the browsers from which it made a public call. */
type Caller = { readonly [kind in (typeof CALLER_KINDS)[number]]?: readonly string[] }

/**
 * A call with an idempotency key: its method, path, a digest of the key, a digest of the content, and the process that
 * made the digests.
 */
type KeyedCall = {
  readonly id: string
  readonly digest: string
  readonly digester: string
  readonly caller: Caller
}

const browserIdOf = (world: World, browser: string): string =>
  `${browser}${isVisitorAtOffice(world) ? ' in the office' : ''}`

/**
 * Identifies the caller by the login. For public calls, adds the browser, and whether the visitor is in the office,
 * because a repeated answer may log its caller in. Null for a caller with neither login nor browser. [E-205] [D1-470]
 */
export const callerOf = (
  world: World,
  access: AccessRule,
  { login, admin, cookies }: Pick<ReceivedCall, 'login' | 'admin' | 'cookies'>,
): Caller | null => {
  const browser = cookies[BROWSER_COOKIE] || null
  const caller: Caller = {
    ...(login !== null && access !== 'administrator' && { applicant: [`${login.ci} ${login.aplyNo}`] }),
    ...(admin !== null && access !== 'applicant' && { administrator: [`${admin.adminId}`] }),
    ...(browser !== null && access === 'everyone' && { browser: [browserIdOf(world, browser)] }),
  }
  return Object.keys(caller).length === 0 ? null : caller
}

/** Returns the key of a call that changes something; null for a call without a key and for reads. [E-204] */
export const idempotencyKeyOf = (method: string, key: string | undefined): string | null =>
  key === undefined || key === '' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH || method === 'GET' ? null : key

/**
 * Returns what is stored about a call with a key. `sent` is the complete content of the call, of which only a digest is
 * stored.
 */
export const keyedCallOf = (
  key: string,
  call: { readonly method: string; readonly path: string; readonly sent: unknown },
  caller: Caller,
  { id, digest }: Digester,
): KeyedCall => ({
  id: `${call.method} ${call.path} ${createHash('sha256').update(key).digest('base64url')}`,
  digest: digest(JSON.stringify(call.sent) ?? ''),
  digester: id,
  caller,
})

/**
 * True if the same caller repeats a call: in the same browser and not with another login. The login may be missing on
 * one side, because the first answer may have given or renewed it.
 */
const isSameCaller = (before: Caller, now: Caller): boolean => {
  const isShared = (kind: keyof Caller) => before[kind]?.some((id) => now[kind]?.includes(id)) === true
  const isOther = (kind: keyof Caller) =>
    before[kind] !== undefined && (kind === 'browser' || now[kind] !== undefined) && !isShared(kind)
  return CALLER_KINDS.some(isShared) && !CALLER_KINDS.some(isOther)
}

/**
 * Returns the earlier answer to a call; null if the call has to run. Fails with 422 if the content or the caller
 * differs, so that only the original caller gets the answer and its cookies. A digest that another process made (before
 * a restart, or in a snapshot) cannot be compared. `keyedCall` is null for a call without a key or without a caller.
 * [E-205]
 */
export const earlierAnswerOrReject = (
  world: World,
  key: string | null,
  keyedCall: KeyedCall | null,
): HandlerAnswer | null => {
  const before = keyedCall === null ? null : findDoc(world, 'answers', keyedCall.id)
  const decision = decideRepeatedCall({
    key: key !== null,
    caller: keyedCall === null ? 'unknown' : isSameCaller(before?.caller ?? {}, keyedCall.caller) ? 'same' : 'other',
    answered: before !== null,
    content:
      before?.digester !== keyedCall?.digester ? 'unknown' : before?.digest === keyedCall?.digest ? 'same' : 'other',
  })
  if (decision.verdict === 'reused') return rejection(422, 'IDEMPOTENCY_KEY_REUSED', 'server.keyReused', { decision })
  if (decision.verdict === 'run' || before === null) return null
  const storedAnswer = before.answer as HandlerAnswer
  return { ...storedAnswer, headers: { ...storedAnswer.headers, 'idempotency-replayed': 'true' } }
}

/**
 * Returns the world with a final answer stored under the key of its call. A server error is never final. If the answer
 * contains a new browser cookie, the browser with that cookie may also repeat the call. [D1-232]
 */
export const withKeyedAnswer = (
  world: World,
  keyedCall: KeyedCall,
  { cookies = [], ...answer }: HandlerAnswer,
): World => {
  const isFinal = isFinalStatus(answer.status) && answer.bytesName === undefined && answer.file === undefined
  if (!isFinal) return world
  const browserIds = cookies.filter(({ name }) => name === BROWSER_COOKIE).map(({ value }) => browserIdOf(world, value))
  const browser = [...(keyedCall.caller.browser ?? []), ...browserIds]
  const caller = { ...keyedCall.caller, ...(browser.length > 0 && { browser }) }
  const { digest, digester } = keyedCall
  const storedAnswer: HandlerAnswer = { ...answer, cookies }
  return putDoc(world, 'answers', keyedCall.id, { digest, digester, answer: storedAnswer, caller })
}
