import type { DecidingRule } from '#domain/kernel/decide'
import type { ServerReason } from '#domain/sending/failed-call'
import { AddressBlocked, QueueBlocked } from '../admission/queue-gate.errors.ts'
import { MalformedAnswer, NoAnswer, Refused, SessionEnded } from '../kernel/call.errors.ts'

/** One example of each failure of a call. */
export const NO_ANSWER = new NoAnswer({ call: '/call', cause: new TypeError('network') })
export const MALFORMED_ANSWER = new MalformedAnswer({ call: '/call', cause: 'shape' })
export const SESSION_ENDED = new SessionEnded({ call: '/call' })

const refusal = (
  status: number,
  message: string | null,
  reason: ServerReason,
  errorCode: string | null = null,
  because: DecidingRule | null = null,
) => new Refused({ call: '/call', status, errorCode, message, reason, because })

/** Returns a refusal with this HTTP status; by default without a message, an error code or a rule. */
export const refusedWith = (
  status: number,
  message: string | null = null,
  errorCode: string | null = null,
  because: DecidingRule | null = null,
) => refusal(status, message, { is: message === null ? 'none' : 'other' }, errorCode, because)

/** Returns a refusal for one of the reasons that rules and screens tell apart. */
export const refusedFor = (
  reason: ServerReason,
  status: number,
  message: string,
  because: DecidingRule | null = null,
) => refusal(status, message, reason, null, because)

/**
 * The queue's two refusals: the service is closed for an action, or the IP address is blocked. Each has the rule that
 * decides it.
 */
export const QUEUE_BLOCKED = new QueueBlocked({ because: { rule: 'QE-8', ref: 'P-194' } })
export const ADDRESS_BLOCKED = new AddressBlocked({ because: { rule: 'QE-10', ref: 'P-195' } })

/** Failed calls, and the failure that a download makes of each. */
export const DOWNLOAD_FAILURES = [
  ['no answer', NO_ANSWER, 'DownloadFailed'],
  ['a refusal', refusedWith(404), 'DownloadFailed'],
  ['a strange answer', MALFORMED_ANSWER, 'DownloadFailed'],
  ['the end of the session', SESSION_ENDED, 'SessionEnded'],
] as const
