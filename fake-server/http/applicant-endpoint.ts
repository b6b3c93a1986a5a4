import type { TSchema } from 'typebox'
import { decideOwnership } from '#domain/identity/ownership'
import type { TokenDoc } from '../world/collections.ts'
import { type AnsweredDecision, rejection } from './answers.ts'
import {
  type HandlerAnswer,
  type CallOf,
  type DeclaredEndpoint,
  endpoint,
  type Endpoint,
  type ReceivedCall,
} from './handler.ts'

/** The rejection of a call without a token, or for what belongs to another applicant. [A-235] [E-209] */
export const rejectionOfOwnership = (decision: AnsweredDecision): HandlerAnswer =>
  rejection(401, 'AUTH_EXPIRED', 'guard.expired', { decision })

/** The rejection of a call without a valid token. */
export const UNAUTHENTICATED_REJECTION: HandlerAnswer = rejectionOfOwnership(
  decideOwnership({ signedIn: false, number: true, person: true, application: true }),
)

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
