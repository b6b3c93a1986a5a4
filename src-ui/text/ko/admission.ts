import type { QueueError } from '#app/admission/queue-gate.errors'
import type { Messages } from '../message.ts'
import { GENERAL } from './general.ts'

/** What the admission queue says when it does not let somebody in. [E-135] [P-194] [P-195] [P-198] [P-204] */
export const QUEUE_MESSAGES = {
  QueueBlocked: { text: GENERAL['queue.block'], show: 'modal', ref: 'E-135' },
  AddressBlocked: { text: GENERAL['queue.ipBlock'], show: 'modal', ref: 'E-135' },
  QueueUnreachable: { text: GENERAL['queue.error'], show: 'modal', ref: 'E-135' },
  QueueStopped: { text: GENERAL['queue.stopped'], show: 'live', ref: 'P-198' },
} as const satisfies Messages<QueueError>
