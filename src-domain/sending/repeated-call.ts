import { decision } from '../kernel/decide.ts'
import { CALL_STATUSES } from './failed-call.ts'

/** A call that changes something. */
type RepeatedCallFacts = {
  /** The call has an idempotency key that the server accepts. */
  readonly key: boolean
  /** The sender, compared with the sender of the first call; `unknown` without a login and without a browser cookie. */
  readonly caller: 'same' | 'other' | 'unknown'
  /** The server has already given a final answer to this call under this key. */
  readonly answered: boolean
  /** The content, compared with that of the first call; `unknown` after a restart of the server. */
  readonly content: 'same' | 'other' | 'unknown'
}

type RepeatedCallVerdict = 'run' | 'repeat' | 'reused'

/** 요청번호: decides whether the server runs a call, repeats its first answer, or rejects it. [E-204] [E-205] [D1-470] */
export const decideRepeatedCall = decision<RepeatedCallFacts, RepeatedCallVerdict>([
  { id: 'IK-1', when: { key: false }, then: 'run', ref: 'E-204' },
  { id: 'IK-2', when: { caller: 'unknown' }, then: 'run', ref: 'D1-470' },
  { id: 'IK-3', when: { answered: false }, then: 'run', ref: 'E-204' },
  { id: 'IK-4', when: { caller: 'other' }, then: 'reused', ref: 'D1-470' },
  { id: 'IK-5', when: { content: 'other' }, then: 'reused', ref: 'E-205' },
  { id: 'IK-6', when: {}, then: 'repeat', ref: 'E-205' },
])

/** True if the server remembers an answer with this status under its key. A server error is not final. [D1-232] */
export const isFinalStatus = (status: number): boolean => status < CALL_STATUSES.serverError
