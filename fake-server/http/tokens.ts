import { createHash } from 'node:crypto'
import { registrationNumberFrom } from '#domain/business/registration-number'
import { type Applicant, isSameApplicant } from '#domain/application/application'
import type { Instant } from '#domain/kernel/calendar'
import { decideOwnership } from '#domain/session/ownership'
import { type AnsweredDecision, rejection, rejectWith } from './answers.ts'
import type { TSchema } from 'typebox'
import {
  type Answer,
  type ReceivedCall,
  type CallOf,
  endpoint,
  type Endpoint,
  type DeclaredEndpoint,
  type SetCookie,
} from './handler.ts'
import type { TokenDoc, ApplicationDoc } from '../world/collections.ts'
import { type World, changeDocument, put, find } from '../world/world.ts'

/** Returns the cookie with an applicant's token; the page reads it, so it is not HttpOnly. [D1-03] [E-188] */
export const loginCookie = (token: string, seconds: number): SetCookie => ({ name: 'jwtToken', value: token, seconds })

const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const HEADER = inBase64({ alg: 'none' })

type Holder = Pick<TokenDoc, 'aplyNo' | 'brNo' | 'ci'>

/** Returns an opaque claim for the applicant: the same for every token of a person and number, and neither can be read from it. */
const subjectOf = ({ brNo, ci }: Holder): string | undefined =>
  ci === null ? undefined : createHash('sha256').update(`${ci} ${brNo}`).digest('base64url').slice(0, 22)

/**
 * Returns a token in JWT form. Its claims name the application and the applicant, so that a tab can detect another
 * person's cookie. The server does not trust the claims; only the complete token counts. [E-141] [E-209] [D1-265]
 */
const namingHolder = (secret: string, holder: Holder): string =>
  `${HEADER}.${inBase64({ aplyNo: holder.aplyNo ?? '', sub: subjectOf(holder) })}.${secret}`

/** Issues a token that is valid for the given seconds. Fields missing in `holder` are null. */
export const issueToken = (
  world: World,
  { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>,
  seconds: number,
  holder: Pick<TokenDoc, 'kind'> & Partial<TokenDoc>,
): readonly [World, string] => {
  const { kind, brNo = null, aplyNo = null, ci = null, adminId = null, role = null, renews } = holder
  const token = kind === 'admin' ? ids.token() : namingHolder(ids.token(), { aplyNo, brNo, ci })
  const expiresAt = now + seconds * 1000
  const renewed = renews === undefined ? {} : { renews }
  return [put(world, 'tokens', token, { kind, brNo, aplyNo, ci, adminId, role, token, expiresAt, ...renewed }), token]
}

/** Ends a token at `now`: later calls with it are rejected. */
export const endToken = (world: World, token: string, now: Instant): World =>
  changeDocument(world, 'tokens', token, (known) => ({ ...known, endedAt: known.endedAt ?? now }))

/**
 * Returns the world after a call with this token: the token that it renewed has ended. It does not end on issue,
 * because the answer may be lost and the old token is then still needed. [D1-03] [E-147]
 */
export const withTokenShown = (world: World, login: TokenDoc | null, now: Instant): World => {
  if (login?.renews === undefined) return world
  const { renews, ...shown } = login
  return put(endToken(world, renews, now), 'tokens', login.token, shown)
}

const foreign = (by: AnsweredDecision): Answer => rejection(401, 'AUTH_EXPIRED', 'guard.expired', { by })

const HOLDER = { signedIn: true, number: true, person: true, application: true }

/** The rejection of a call without a valid token. */
export const TOKEN_EXPIRED: Answer = foreign(decideOwnership({ ...HOLDER, signedIn: false }))

/** The rejection of a call that names another applicant's application. [E-209] */
export const FOREIGN_APPLICATION: Answer = foreign(decideOwnership({ ...HOLDER, application: false }))

const isLoggedIn = <C extends Pick<ReceivedCall, 'login'>>(call: C): call is C & { readonly login: TokenDoc } =>
  call.login !== null

/** Declares an endpoint that only applicants may call; its handler gets the checked token. */
export const applicantEndpoint = <
  B extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
>({
  handler,
  ...declared
}: DeclaredEndpoint<B, Q, CallOf<B, Q> & { readonly login: TokenDoc }>): Endpoint =>
  endpoint({
    ...declared,
    access: 'applicant',
    handler: (world, call) => (isLoggedIn(call) ? handler(world, call) : [world, TOKEN_EXPIRED]),
  })

/**
 * Returns the application with this number if it belongs to the token's holder: the same business, and the same person
 * or none yet; otherwise null. [E-209]
 */
export const ownApplication = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc | null => {
  const application = typeof aplyNo === 'string' ? find(world, 'applications', aplyNo) : null
  if (application === null || application.brNo !== login.brNo) return null
  return application.ci === null || isSameApplicant(applicantOf(application), applicantOf(login)) ? application : null
}

/** Returns the applicant of an application or token; a missing part becomes empty, which never matches. */
const applicantOf = ({ ci, brNo }: { readonly ci: string | null; readonly brNo: string | null }): Applicant => ({
  ci: ci ?? '',
  registrationNumber: registrationNumberFrom(brNo) ?? '',
})

/** Rejects a call that contains another holder's data; values that are not given are not checked. [E-209] [D1-29] */
export const rejectForeign = (
  world: World,
  login: TokenDoc,
  named: { readonly brno?: unknown; readonly ci?: unknown; readonly aplyNo?: unknown },
): void => {
  const by = decideOwnership({
    signedIn: true,
    number: named.brno === undefined || named.brno === login.brNo,
    person: named.ci === undefined || named.ci === login.ci,
    application: named.aplyNo === undefined || ownApplication(world, login, named.aplyNo) !== null,
  })
  if (by.verdict === 'foreign') rejectWith(foreign(by))
}

/** Returns the application with this number; rejects the call if it belongs to another applicant. [E-209] */
export const mustOwn = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc =>
  ownApplication(world, login, aplyNo) ?? rejectWith(FOREIGN_APPLICATION)
