import { type DecisionTable, decision, decisionFrom } from '../kernel/decide.ts'
import { QUEUE_ACTIONS, type QueueAction } from '../settings/queue-actions.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * True if an action waits in the queue: a queue is configured, and the deployment lists the action. [D1-51] [D3-47]
 * [D3-48]
 */
export const isQueuedAction = (
  action: QueueAction,
  deployment: { readonly queueUrl: string; readonly gatedActions: readonly string[] },
): boolean => deployment.queueUrl !== '' && deployment.gatedActions.includes(action)

/** The queue service: its name, its time limits, and the countdown of its waiting dialog. [P-299] */
export const QUEUE_PARAMETERS = {
  serviceId: 'service_1',
  proofAction: QUEUE_ACTIONS.proofRegister,
  connectionTimeoutMs: 3000,
  retries: 1,
  keyCookieMs: 600_000,
  maxTtlSeconds: 1,
  virtualWaitMs: 10_000,
  addressBlockCounts: 200,
  addressBlockMs: 10_000,
  sameWaitAnswers: 100,
  aliveEveryMs: 30_000,
} as const

/**
 * Returns the pause before the next poll in milliseconds: `ttl` seconds, at least 1 and at most the maximum. A `spread`
 * between 0 and 1 shortens a pause above the minimum by up to a fifth, so that waiting clients do not poll at the same
 * time. [P-193]
 */
export const pollDelayMs = (ttl: number, maxTtlSeconds: number, spread: number): number => {
  const seconds = ttl > 1 ? Math.min(ttl, Math.max(1, maxTtlSeconds)) : 1
  return Math.max(1000, Math.round(1000 * seconds * (1 - spread / 5)))
}

/**
 * Returns the number that the dialog about a blocked IP address shows `elapsedMs` milliseconds after the dialog opened.
 * The dialog counts down; at 0 a new ticket is requested. [P-195]
 */
export const addressBlockCountdownAt = (elapsedMs: number): number => {
  const perCount = QUEUE_PARAMETERS.addressBlockMs / QUEUE_PARAMETERS.addressBlockCounts
  return Math.min(
    QUEUE_PARAMETERS.addressBlockCounts,
    Math.max(0, QUEUE_PARAMETERS.addressBlockCounts - Math.floor(elapsedMs / perCount)),
  )
}

/** How many times in a row the queue has reported the same number of people ahead. [P-203] */
export type UnchangedAheadCount = { readonly ahead: number; readonly answers: number }

export const nextUnchangedAheadCount = (before: UnchangedAheadCount | null, ahead: number): UnchangedAheadCount =>
  before?.ahead === ahead ? { ahead, answers: before.answers + 1 } : { ahead, answers: 1 }

/**
 * True if the queue has repeated its answer so often that the action starts anyway. Always false if the setting
 * `sameWaitBypass` is false. [P-203] [D3-46]
 */
export const isQueueStuck = (same: UnchangedAheadCount, settings: Pick<Settings, 'sameWaitBypass'>): boolean =>
  settings.sameWaitBypass && same.answers >= QUEUE_PARAMETERS.sameWaitAnswers

/**
 * An answer to a ticket request or a poll. `status` is the second number of the answer, null if the answer is
 * malformed. `blockedBefore`: the visitor's IP address was blocked once before. `stuck`: the queue has not moved for so
 * long that the wait ends.
 */
type QueueAdmissionFacts = {
  readonly status: number | null
  readonly blockedBefore: boolean
  readonly stuck: boolean
}

/**
 * The next step of an action that waits in the queue. `start` begins the action with a queue slot, `startWithoutSlot`
 * without one. `wait` polls again. `requestNewTicket` waits until the block of the IP address ends, and then requests a
 * new ticket. The action stops after `blocked` (the service is closed for it), `addressBlocked` (the IP address is
 * blocked a second time) and `error`.
 */
type QueueAdmissionVerdict =
  | 'start'
  | 'startWithoutSlot'
  | 'wait'
  | 'blocked'
  | 'requestNewTicket'
  | 'addressBlocked'
  | 'error'

export const decideQueueAdmission = decision<QueueAdmissionFacts, QueueAdmissionVerdict>([
  { id: 'QE-1', when: { status: 200 }, then: 'start', ref: 'P-192' },
  { id: 'QE-2', when: { status: 303 }, then: 'start', ref: 'P-192' },
  { id: 'QE-3', when: { status: 300 }, then: 'startWithoutSlot', ref: 'P-192' },
  { id: 'QE-4', when: { status: 201, stuck: true }, then: 'start', ref: 'P-203' },
  { id: 'QE-5', when: { status: 202, stuck: true }, then: 'start', ref: 'P-203' },
  { id: 'QE-6', when: { status: 201 }, then: 'wait', ref: 'P-193' },
  { id: 'QE-7', when: { status: 202 }, then: 'wait', ref: 'P-193' },
  { id: 'QE-8', when: { status: 301 }, then: 'blocked', ref: 'P-194' },
  { id: 'QE-9', when: { status: 302, blockedBefore: false }, then: 'requestNewTicket', ref: 'P-195' },
  { id: 'QE-10', when: { status: 302 }, then: 'addressBlocked', ref: 'P-195' },
  { id: 'QE-11', when: {}, then: 'error', ref: 'P-196' },
])

type TicketReturnAnswerFacts = { readonly status: number | null }

/** `done`: the ticket is returned. `error`: the queue failed; the failure is not shown. */
type TicketReturnAnswerVerdict = 'done' | 'error'

/** Decides what the answer to a returned ticket means. A ticket that was returned before counts as returned. [P-196] */
export const decideTicketReturnAnswer = decisionFrom((status: number | null): TicketReturnAnswerFacts => ({ status }), [
  { id: 'QC-1', when: { status: 200 }, then: 'done', ref: 'P-200' },
  { id: 'QC-2', when: { status: 502 }, then: 'done', ref: 'P-196' },
  { id: 'QC-3', when: {}, then: 'error', ref: 'P-196' },
] satisfies DecisionTable<TicketReturnAnswerFacts, TicketReturnAnswerVerdict>)
