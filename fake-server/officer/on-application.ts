import type { Static } from 'typebox'
import { decideApplicationTransition } from '#domain/application/transitions'
import { reject, success } from '../http/answers.ts'
import { STATUS_WORD } from '../agency/application/application-wire.ts'
import type { ReceivedCall, Answer } from '../http/handler.ts'
import { Type } from '../world/schema.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { recordHistory } from '../world/journal.ts'
import { allOf, find, put, type World } from '../world/world.ts'
import { APPLICATION_NEEDS, APPLICATION_ORDERS, type ApplicationOrder } from './actions.table.ts'

const decisionOn = (status: ApplicationDoc['status'], action: ApplicationOrder) =>
  decideApplicationTransition({ who: 'officer', action, from: status })

/** An officer's order: an action on an application, a proof or an objection. */
export const OfficerOrder = Type.Object(
  {
    action: Type.String(),
    aplyNo: Type.Optional(Type.String()),
    receiptProofMstrId: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    opinionSubmitSn: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    reasons: Type.Optional(Type.Array(Type.String())),
    amount: Type.Optional(Type.Integer()),
    items: Type.Optional(
      Type.Array(Type.Object({ receiptProofId: Type.Union([Type.String(), Type.Number()]), reason: Type.String() })),
    ),
    records: Type.Optional(Type.Array(Type.Object({ dlvrNm: Type.String(), dlvrFee: Type.Integer() }))),
    answer: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type OfficerOrder = Static<typeof OfficerOrder>

/** Runs orders of one kind. */
export type OfficerHandler = (
  world: World,
  order: OfficerOrder,
  call: Pick<ReceivedCall, 'ids' | 'now'>,
) => readonly [World, Answer]

/** Returns the actions that this status of an application allows. */
export const allowedOn = (status: ApplicationDoc['status']): readonly ApplicationOrder[] =>
  APPLICATION_ORDERS.filter((action) => 'to' in decisionOn(status, action).verdict)

/** Returns the application of an order; without a number the newest of this world. */
export const orderedApplication = (world: World, aplyNo: string | undefined): ApplicationDoc | null =>
  aplyNo === undefined
    ? (allOf(world, 'applications').findLast(({ submittedAt }) => submittedAt !== null) ?? null)
    : find(world, 'applications', aplyNo)

/**
 * Runs an officer's action on an application: its status comes from the transition table, reasons and amount from the
 * order.
 */
export const onApplication: OfficerHandler = (world, order, call) => {
  const application =
    orderedApplication(world, order.aplyNo) ?? reject(404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')
  const action = order.action as ApplicationOrder
  const by = decisionOn(application.status, action)
  const decided = by.verdict
  if ('refused' in decided || decided.to === 'registered')
    reject(409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', { by, allowed: allowedOn(application.status) })
  const { to } = decided
  const needs = APPLICATION_NEEDS[action]
  const { reasons = [], amount } = order
  if (needs === 'amount' && (amount === undefined || amount < 1)) reject(400, 'OFFICER_AMOUNT', 'officer.amount')
  const changed: ApplicationDoc = {
    ...application,
    status: to,
    reasons: needs === 'reasons' ? reasons : [],
    remark: needs === 'reasons' ? reasons.join(',') : '',
    decidedAmount: application.decidedAmount + (needs === 'amount' ? (amount ?? 0) : 0),
    changedAt: call.now,
  }
  const stored = put(world, 'applications', application.aplyNo, changed)
  const detail = { from: application.status, to, reasons, amount: amount ?? null }
  return [
    recordHistory(stored, call, application.aplyNo, order.action, detail),
    success({
      result: { aplyNo: application.aplyNo, prcsStts: STATUS_WORD[to], allowed: allowedOn(to) },
    }),
  ]
}
