import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'

/**
 * The statuses in which a cancellation loses something. The page says what, before it asks for confirmation.
 * [D2-133]
 */
export const STATUSES_WITH_CANCELLATION_LOSS = [
  'hold',
  'targetSelected',
  'notSelected',
] as const satisfies readonly ApplicationStatusOrText[]
export type StatusWithCancellationLoss = (typeof STATUSES_WITH_CANCELLATION_LOSS)[number]

/**
 * The facts about an application that was read again before its cancellation is sent. `cancellable`: the applicant may
 * still cancel it. `newStake`: the status has changed, and a cancellation would now lose something that the page has
 * not mentioned.
 */
export type CancellationSendingFacts = { readonly cancellable: boolean; readonly newStake: boolean }
export type CancellationSendingVerdict = 'send' | 'ask'

export const CANCELLATION_SENDING_TABLE: DecisionTable<CancellationSendingFacts, CancellationSendingVerdict> = [
  { id: 'CX-1', when: { cancellable: true, newStake: true }, then: 'ask', ref: 'D2-115' },
  { id: 'CX-2', when: {}, then: 'send', ref: 'A-203' },
]

/** 취소 보내기: decides whether the cancellation is sent, after the application was read again. [A-203] [D2-115] */
export const decideCancellationSending = (
  shown: ApplicationStatusOrText,
  now: { readonly status: ApplicationStatusOrText; readonly cancellable: boolean },
): Decision<CancellationSendingVerdict> =>
  decide(CANCELLATION_SENDING_TABLE, {
    cancellable: now.cancellable,
    newStake: now.status !== shown && STATUSES_WITH_CANCELLATION_LOSS.some((status) => status === now.status),
  })
