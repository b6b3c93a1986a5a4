import type { Terms, TransitionVerdict } from '#domain/kernel/transitions'
import type { Answer } from './handler.ts'
import { TEXT, type TextKey } from './text.ts'

/** HTTP 200 with `status` 200, `message` `Success` and whatever is added. [P-272] */
export const success = (more: object = {}): Answer => ({
  status: 200,
  body: { status: 200, message: 'Success', ...more },
})

/**
 * A refusal in the envelope of every error answer: `status`, `errorCode`, `message`. `status` stands in both;
 * `http` gives the HTTP status where a service refuses with another one, as 200. [E-198]
 */
export const refusal = (
  status: number,
  errorCode: string,
  message: TextKey | { readonly text: string },
  more: { readonly http?: number } & Readonly<Record<string, unknown>> = {},
): Answer => {
  const { http = status, ...rest } = more
  return {
    status: http,
    body: { status, errorCode, message: typeof message === 'string' ? TEXT[message] : message.text, ...rest },
  }
}

/** The status that a decision leads to. Whoever asks has made sure that it is not refused; otherwise nothing is stored. */
export const reached = <T extends Terms>({ verdict }: { readonly verdict: TransitionVerdict<T> }): T['next'] => {
  if ('to' in verdict) return verdict.to
  throw new RangeError(`refused because of ${verdict.refused}`)
}
