import { Data } from 'effect'
import type { DecidingRule } from '#domain/kernel/decide'

/** The service is closed to this action for now (301). Waiting again will not help; the action stops. [P-194] */
export class QueueBlocked extends Data.TaggedError('QueueBlocked')<{ readonly because: DecidingRule }> {}

/** Too many requests came from this IP address (302, twice). The action stops. [P-195] */
export class AddressBlocked extends Data.TaggedError('AddressBlocked')<{ readonly because: DecidingRule }> {}

/**
 * The queue did not answer in time, its answer was unreadable, or it answered with an error (5xx, 9xx) or an unknown
 * status. In the last two cases, `because` is the rule for that status. [P-196] [P-201]
 */
export class QueueUnreachable extends Data.TaggedError('QueueUnreachable')<{
  readonly cause: unknown
  readonly because?: DecidingRule
}> {}

/** The person stopped waiting. Announced in a live region, never as an alert. [P-198] [D1-51] */
export class QueueWaitStopped extends Data.TaggedError('QueueWaitStopped') {}

export type QueueError = QueueBlocked | AddressBlocked | QueueUnreachable | QueueWaitStopped
