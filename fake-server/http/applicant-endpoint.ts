import type { TSchema } from 'typebox'
import { type Applicant, isSameApplicant } from '#domain/application/application'
import { businessNumberOrNull } from '#domain/business/business-number'
import { decideOwnership } from '#domain/identity/ownership'
import type { TokenDoc, ApplicationDoc } from '../world/collections.ts'
import { type World, findDoc } from '../world/world.ts'
import { type AnsweredDecision, rejection, rejectWith } from './answers.ts'
import {
  type HandlerAnswer,
  type CallOf,
  type DeclaredEndpoint,
  endpoint,
  type Endpoint,
  type ReceivedCall,
} from './handler.ts'

const foreign = (by: AnsweredDecision): HandlerAnswer => rejection(401, 'AUTH_EXPIRED', 'guard.expired', { by })

const HOLDER = { signedIn: true, number: true, person: true, application: true }

/** The rejection of a call without a valid token. */
export const UNAUTHENTICATED_REJECTION: HandlerAnswer = foreign(decideOwnership({ ...HOLDER, signedIn: false }))

/** The rejection of a call for another applicant's application. [E-209] */
export const FOREIGN_APPLICATION_REJECTION: HandlerAnswer = foreign(decideOwnership({ ...HOLDER, application: false }))

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
    handler: (world, call) => (isLoggedIn(call) ? handler(world, call) : [world, UNAUTHENTICATED_REJECTION]),
  })

/**
 * Returns the application with this application number if it belongs to the token's holder; null otherwise. It belongs
 * to the holder if it has the holder's business number, and if its person is the holder or not set yet. [E-209]
 */
export const findOwnApplication = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc | null => {
  const application = typeof aplyNo === 'string' ? findDoc(world, 'applications', aplyNo) : null
  if (application === null || application.brNo !== login.brNo) return null
  return application.ci === null || isSameApplicant(applicantOf(application), applicantOf(login)) ? application : null
}

/**
 * Returns the applicant of an application or token. A missing part becomes an empty string, which never matches.
 * [A-003]
 */
const applicantOf = ({ ci, brNo }: { readonly ci: string | null; readonly brNo: string | null }): Applicant => ({
  ci: ci ?? '',
  businessNumber: businessNumberOrNull(brNo) ?? '',
})

/** Rejects a call that contains another applicant's data. Missing values are not checked. [E-209] [D1-29] */
export const rejectIfForeign = (
  world: World,
  login: TokenDoc,
  named: { readonly brno?: unknown; readonly ci?: unknown; readonly aplyNo?: unknown },
): void => {
  const by = decideOwnership({
    signedIn: true,
    number: named.brno === undefined || named.brno === login.brNo,
    person: named.ci === undefined || named.ci === login.ci,
    application: named.aplyNo === undefined || findOwnApplication(world, login, named.aplyNo) !== null,
  })
  if (by.verdict === 'foreign') rejectWith(foreign(by))
}

/**
 * Returns the application with this application number; rejects the call if it belongs to another applicant. [E-209]
 */
export const findOwnApplicationOrReject = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc =>
  findOwnApplication(world, login, aplyNo) ?? rejectWith(FOREIGN_APPLICATION_REJECTION)
