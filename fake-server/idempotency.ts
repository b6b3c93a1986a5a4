import { createHash } from 'node:crypto'
import { refusal } from './answers.ts'
import type { Answer } from './handler.ts'
import { find, put, type World } from './world/world.ts'

/** One press: its key with method and path, and a digest of what was sent. */
export type Press = { readonly id: string; readonly digest: string }

/** The press of a call that changes something and names its key; null for others. [E-204] */
export const pressOf = (call: {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly sent: unknown
}): Press | null =>
  call.key === undefined || call.key === '' || call.key.length > 200 || call.method === 'GET'
    ? null
    : {
        id: `${call.method} ${call.path} ${call.key}`,
        digest: createHash('sha256')
          .update(JSON.stringify(call.sent) ?? '')
          .digest('base64url'),
      }

type Kept = Pick<Answer, 'status' | 'body' | 'text' | 'headers' | 'cookies'>

/** The answer that this press has had before; 422 when its key came with something else; null when it is new. [E-205] */
export const answerBefore = (world: World, press: Press): Answer | null => {
  const before = find(world, 'answers', press.id)
  if (before === null) return null
  if (before.digest !== press.digest) return refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'server.keyReused')
  const kept = before.answer as Kept
  return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } }
}

/** The world that remembers a final answer under its press. A failure of the server is never final. [D1-232] */
export const withAnswer = (world: World, press: Press, answer: Answer): World =>
  answer.status >= 500 || answer.bytes !== undefined || answer.file !== undefined
    ? world
    : put(world, 'answers', press.id, { digest: press.digest, answer })
