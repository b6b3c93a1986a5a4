import { createHash } from 'node:crypto'
import { deadlineAfter } from '#domain/session/timer'
import type { Instant } from '#domain/time/calendar'
import type { TokenDoc } from '../world/collections.ts'
import { type World, changeDoc, putDoc } from '../world/world.ts'
import type { ReceivedCall, SetCookie } from './handler.ts'

/** Returns the cookie with an applicant's token; the page reads it, so it is not HttpOnly. [D1-03] [E-188] */
export const toLoginCookie = (token: string, seconds: number): SetCookie => ({
  name: 'jwtToken',
  value: token,
  seconds,
})

const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const HEADER = inBase64({ alg: 'none' })

type Holder = Pick<TokenDoc, 'aplyNo' | 'brNo' | 'ci'>

/**
 * Returns an opaque claim for the applicant. It is the same in every token for one person and one business number, and
 * reveals neither of them.
 */
const subjectOf = ({ brNo, ci }: Holder): string | undefined =>
  ci === null ? undefined : createHash('sha256').update(`${ci} ${brNo}`).digest('base64url').slice(0, 22)

/**
 * Returns a token in JWT form. Its claims contain the application and the applicant, so that a tab can detect another
 * person's cookie. The server does not trust the claims; only the complete token counts. [E-141] [E-209] [D1-265]
 */
const namingHolder = (secret: string, holder: Holder): string =>
  `${HEADER}.${inBase64({ aplyNo: holder.aplyNo ?? '', sub: subjectOf(holder) })}.${secret}`

/** Issues a token that is valid for the given number of seconds. Fields that `holder` does not have are null. */
export const issueToken = (
  world: World,
  { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>,
  seconds: number,
  holder: Pick<TokenDoc, 'kind'> & Partial<TokenDoc>,
): readonly [World, string] => {
  const { kind, brNo = null, aplyNo = null, ci = null, adminId = null, role = null, renews } = holder
  const token = kind === 'admin' ? ids.token() : namingHolder(ids.token(), { aplyNo, brNo, ci })
  const expiresAt = deadlineAfter(seconds, now)
  const renewal = renews === undefined ? {} : { renews }
  return [
    putDoc(world, 'tokens', token, { kind, brNo, aplyNo, ci, adminId, role, token, expiresAt, ...renewal }),
    token,
  ]
}

/** Ends a token at `now`: later calls with it are rejected. */
export const endToken = (world: World, token: string, now: Instant): World =>
  changeDoc(world, 'tokens', token, (tokenBefore) => ({ ...tokenBefore, endedAt: tokenBefore.endedAt ?? now }))

/**
 * Returns the world after a call with this token. The first call with a new token ends the token that it replaces.
 * Issuing the new token is not enough, because the answer with the new token may be lost. [D1-03] [E-147]
 */
export const withSupersededTokenEnded = (world: World, login: TokenDoc | null, now: Instant): World => {
  if (login?.renews === undefined) return world
  const { renews, ...shown } = login
  return putDoc(endToken(world, renews, now), 'tokens', login.token, shown)
}
