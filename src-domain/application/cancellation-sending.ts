import type { ApplicationStatus, ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import { decideCancellation } from './transitions.ts'

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

/** If the server refuses a cancellation in this status, the application was already cancelled. [D3-522] */
export const STATUS_AFTER_EARLIER_CANCELLATION = 'userDelete' satisfies ApplicationStatus

/**
 * The facts about an application that is read again before its cancellation is sent. `read`: it could be read.
 * `cancellable`: the applicant may still cancel it. `newStake`: the status has changed, and a cancellation would now
 * lose something that the page has not mentioned.
 */
type CancellationSendingFacts = {
  readonly read: boolean
  readonly cancellable: boolean
  readonly newStake: boolean
}
type CancellationSendingVerdict = 'send' | 'ask'

type CancellableApplication = Parameters<typeof decideCancellation>[0]

/**
 * 취소 보내기: decides whether the cancellation is sent. `now` is the application as it is read again; null if it cannot
 * be read. [A-203] [D2-115]
 */
export const decideCancellationSending = decisionFrom(
  (shownStatus: ApplicationStatusOrText, now: CancellableApplication | null): CancellationSendingFacts => ({
    read: now !== null,
    cancellable: now !== null && decideCancellation(now).verdict === 'ok',
    newStake:
      now !== null &&
      now.status !== shownStatus &&
      STATUSES_WITH_CANCELLATION_LOSS.some((status) => status === now.status),
  }),
  [
    { id: 'CX-1', when: { read: true, cancellable: true, newStake: true }, then: 'ask', ref: 'D2-115' },
    { id: 'CX-2', when: {}, then: 'send', ref: 'A-203' },
  ] satisfies DecisionTable<CancellationSendingFacts, CancellationSendingVerdict>,
)
