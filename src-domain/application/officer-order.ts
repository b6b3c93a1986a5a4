import { decide, type Decision, type Table } from '../kernel/decide.ts'
import { ORDER_OF_DESK } from '../kernel/transitions.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import { totalDecided } from '../proof/proof-allowed.ts'
import type { ProofFacts } from '../proof/proof.ts'
import { type ReadStatus, statusRow } from '../status/application-status.table.ts'

/**
 * `ended`: the order is about a proof or an opinion, and its application is cancelled or deleted. `complete`: it has
 * reasons, documents, records or an answer, if its action needs them. `amount`: it has an amount, if its action needs
 * one. `aboveCeiling`: with what is paid already, it pays more than the maximum. `belowPaid`: the total for the
 * application is less than what its proofs were paid. `notSelected`: it pays a proof of an application that was not
 * selected.
 */
export type OfficerOrderFacts = {
  readonly ended: boolean
  readonly complete: boolean
  readonly amount: boolean
  readonly aboveCeiling: boolean
  readonly belowPaid: boolean
  readonly notSelected: boolean
}

/** `fits`, or why the order is refused. */
export type OfficerOrderVerdict =
  | 'fits'
  | 'applicationEnded'
  | 'incomplete'
  | 'noAmount'
  | 'aboveCeiling'
  | 'belowPaid'
  | 'notSelected'

export const OFFICER_ORDER_TABLE: Table<OfficerOrderFacts, OfficerOrderVerdict> = [
  { id: 'DK-1', when: { ended: true }, then: 'applicationEnded', ref: 'A-194' },
  { id: 'DK-2', when: { complete: false }, then: 'incomplete', ref: ORDER_OF_DESK },
  { id: 'DK-3', when: { amount: false }, then: 'noAmount', ref: ORDER_OF_DESK },
  { id: 'DK-4', when: { aboveCeiling: true }, then: 'aboveCeiling', ref: 'A-004' },
  { id: 'DK-5', when: { belowPaid: true }, then: 'belowPaid', ref: 'D2-44' },
  { id: 'DK-7', when: { notSelected: true }, then: 'notSelected', ref: 'D2-100' },
  { id: 'DK-6', when: {}, then: 'fits', ref: ORDER_OF_DESK },
]

/** An officer's order about an application, a proof or an opinion. */
export type OfficerOrder = {
  readonly on: 'application' | 'proof' | 'opinion'
  /** The application with all of its proofs. */
  readonly application: {
    readonly status: ReadStatus | null
    readonly decidedAmount: number
    readonly proofs: readonly ProofFacts[]
  }
  /** True if the order has everything that its action needs, apart from the amount. */
  readonly complete: boolean
  /** The amount in won; undefined if it is missing, and null if the action needs none. */
  readonly amount: number | null | undefined
  /** True if the action pays the amount: to a proof, or as the total for the application. */
  readonly pays: boolean
}

/** True if the application is cancelled or deleted: its proofs and opinions are not processed any more. */
export const hasEnded = (status: ReadStatus | null): boolean => status !== null && !statusRow(status).live

/**
 * 담당자의 처리: decides whether the agency carries out this order, which the status allows. A proof's payment is added to
 * what the application was paid; a payment of the application is its total, with what its proofs were paid.
 * [D2-44]
 */
export const decideOfficerOrder = (order: OfficerOrder): Decision<OfficerOrderVerdict> => {
  const { on, application, complete, amount, pays } = order
  const { status, proofs, decidedAmount } = application
  const paid = pays ? (amount ?? 0) : 0
  const total = on === 'proof' && pays ? totalDecided(proofs, decidedAmount) + paid : paid
  return decide(OFFICER_ORDER_TABLE, {
    ended: on !== 'application' && hasEnded(status),
    complete,
    amount: amount === null || (amount ?? 0) > 0,
    aboveCeiling: total > SUPPORT_CEILING,
    notSelected: on === 'proof' && pays && status !== null && statusRow(status).stage === 'rejected',
    belowPaid: on === 'application' && pays && paid < totalDecided(proofs, null),
  })
}
