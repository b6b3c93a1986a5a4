import type { Decision } from '#domain/kernel/decide'
import type { Terms, TransitionVerdict } from '#domain/kernel/transitions'
import { ruleBookLinkOf } from '#domain/rule-book'
import type { AnsweredReason } from '../world/journal.ts'
import type { Answer, SetCookie } from './handler.ts'
import { TEXT, type TextKey } from './text.ts'

/** HTTP 200 with `status` 200, `message` `Success` and whatever is added. [P-272] */
export const success = (more: object = {}, cookies: readonly SetCookie[] = []): Answer => ({
  status: 200,
  body: { status: 200, message: 'Success', ...more },
  cookies,
})

/** What was looked up, in the other form of an answer: `success` and `data`. */
export const found = (data: unknown): Answer => ({ status: 200, body: { success: true, data } })

/** Why nothing was found, in that form. */
export const notFound = (errorCode: string, message: TextKey): Answer => ({
  status: 200,
  body: { success: false, data: null, errorCode, message: TEXT[message] },
})

/** A decision as far as an answer names it. */
export type Deciding = Pick<Decision<unknown>, 'because' | 'facts'>

/** Row, requirement and place in the rule book, as an answer says them; of the fake world alone. */
export const answeredReason = (by: Deciding): AnsweredReason => ({
  ...by.because,
  book: `/__rulebook/${ruleBookLinkOf(by)}`,
})

/**
 * A rejection in the envelope of every error answer: `status`, `errorCode`, `message`. `status` is used for HTTP too,
 * unless `http` gives another one, for services that reject with 200. `by` is the decision: it is answered as
 * `because`, a field of the fake world that the documented wire does not have. [E-198]
 */
export const rejection = (
  status: number,
  errorCode: string,
  message: TextKey | { readonly text: string },
  more: {
    readonly http?: number
    readonly by?: Deciding | undefined
  } & Readonly<Record<string, unknown>> = {},
): Answer => {
  const { http = status, by, ...rest } = more
  const because = by && answeredReason(by)
  return {
    status: http,
    body: {
      status,
      errorCode,
      message: typeof message === 'string' ? TEXT[message] : message.text,
      ...rest,
      ...(because && { because }),
    },
  }
}

/** A call that has ended with an answer which rejects it. */
export class RejectedCall extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('rejected')
    this.answer = answer
  }
}

/** Ends the call with this answer; the world stays as it was. */
export function rejectWith(answer: Answer): never {
  throw new RejectedCall(answer)
}
/** Ends the call with a rejection of these words, codes and reasons. */
export function reject(...words: Parameters<typeof rejection>): never {
  throw new RejectedCall(rejection(...words))
}

/** The reason that an answer gives, null where no rule rejects. */
export const reasonIn = ({ body }: Answer): AnsweredReason | null => {
  const { because } = (body ?? {}) as { readonly because?: AnsweredReason }
  return because ?? null
}

/** The stored status that a decision leads to. Whoever asks has made sure that it is not rejected; otherwise nothing is stored. */
export const reached = <T extends Terms>({ verdict }: { readonly verdict: TransitionVerdict<T> }) => {
  if ('to' in verdict) return verdict.to as Exclude<T['next'], 'deleted'>
  throw new RangeError(`rejected because of ${verdict.refused}`)
}
