import { ruleBookFragmentOfDecision } from '#book/rule-book-fragment'
import type { Decision } from '#domain/kernel/decide'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { SERVER_TEXT, type ServerTextKey } from '#server-rules/server-text'
import type { AnsweredReason } from '../world/journal.ts'
import type { HandlerAnswer, SetCookie } from './handler.ts'

/** Returns HTTP 200 with `status` 200, `message` `Success` and the given fields. [P-272] */
export const okAnswer = (more: object = {}, cookies: readonly SetCookie[] = []): HandlerAnswer => ({
  status: 200,
  body: { status: 200, message: 'Success', ...more },
  cookies,
})

/** Returns the result of a lookup, in the envelope that only lookups have, with `success` and `data`. */
export const foundAnswer = (data: unknown): HandlerAnswer => ({ status: 200, body: { success: true, data } })

/** Returns the failure of a lookup, in the same envelope as its result. */
export const notFoundAnswer = (errorCode: string, message: ServerTextKey): HandlerAnswer => ({
  status: 200,
  body: { success: false, data: null, errorCode, message: SERVER_TEXT[message] },
})

export type AnsweredDecision = Pick<Decision<unknown>, 'because' | 'facts'>

/** Returns rule, requirement and rule-book URL for an answer; only the fake server sends these. */
export const answeredReason = (decision: AnsweredDecision): AnsweredReason => ({
  ...decision.because,
  book: `/__rulebook/${ruleBookFragmentOfDecision(decision)}`,
})

/**
 * Returns a rejection in the common error envelope: `status`, `errorCode`, `message`. `status` is also the HTTP status,
 * unless `http` gives another one (some services reject with 200). `decision` is sent as `because`, which the documented
 * API does not have. [E-198]
 */
export const rejection = (
  status: number,
  errorCode: string,
  message: ServerTextKey | { readonly text: string },
  more: {
    readonly http?: number
    readonly decision?: AnsweredDecision | undefined
  } & Readonly<Record<string, unknown>> = {},
): HandlerAnswer => {
  const { http = status, decision, ...rest } = more
  const because = decision && answeredReason(decision)
  return {
    status: http,
    body: {
      status,
      errorCode,
      message: typeof message === 'string' ? SERVER_TEXT[message] : message.text,
      ...rest,
      ...(because && { because }),
    },
  }
}

export class RejectedCall extends Error {
  readonly answer: HandlerAnswer

  constructor(answer: HandlerAnswer) {
    super('rejected')
    this.answer = answer
  }
}

/**
 * Ends the call with this answer; the world does not change. `_check` is the check that the call does not pass. A
 * test requires that each check is named in one place only. [D3-770]
 */
export function rejectWith(_check: ServerCheckName, answer: HandlerAnswer): never {
  throw new RejectedCall(answer)
}
/** Ends the call at this check with a rejection; see `rejection` for the other arguments. [D3-770] */
export function reject(_check: ServerCheckName, ...words: Parameters<typeof rejection>): never {
  throw new RejectedCall(rejection(...words))
}
/** Returns the answer of a call that does not pass this check, but nevertheless changes the world. [D3-770] */
export const answerOfFailedCheck = (_check: ServerCheckName, ...words: Parameters<typeof rejection>): HandlerAnswer =>
  rejection(...words)

/** Returns the reason for an answer that reports a failed check without rejecting the call. [D3-770] */
export const reasonOfFailedCheck = (_check: ServerCheckName, decision: AnsweredDecision): AnsweredReason =>
  answeredReason(decision)

/** Ends the call as if a system outside the portal had failed. No check leads to it. */
export function failWith(errorCode: string): never {
  throw new RejectedCall(rejection(500, errorCode, 'server.failed'))
}

/** Returns the rule that an answer gives as its reason; null if no rule rejected the call. */
export const answeredReasonIn = ({ body }: HandlerAnswer): AnsweredReason | null => {
  const { because } = (body ?? {}) as { readonly because?: AnsweredReason }
  return because ?? null
}
