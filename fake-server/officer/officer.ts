import type { Static } from 'typebox'
import { Type } from '../schema.ts'
import { refusal } from '../answers.ts'
import type { Answer, Call, Handler } from '../handler.ts'
import type { World } from '../world/world.ts'
import { APPLICATION_NEEDS, OFFICER_ORDERS, OPINION_NEEDS, PROOF_NEEDS } from './actions.table.ts'
import { onApplication } from './on-application.ts'
import { onOpinion } from './on-opinion.ts'
import { onProof } from './on-proof.ts'

/** What an officer is told to do: an action on an application, a proof or an objection. */
export const OfficerOrder = Type.Object({
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
})
export type OfficerOrder = Static<typeof OfficerOrder>

/** What one kind of action does with an order. */
export type Desk = (world: World, order: OfficerOrder, call: Pick<Call, 'ids' | 'now'>) => readonly [World, Answer]

/** Does at the agency's desk what the order says; an action that the state does not allow answers 409 with the allowed ones. */
export const officer: Handler<OfficerOrder> = (world, call) => {
  const { body: order } = call
  if (Object.hasOwn(APPLICATION_NEEDS, order.action)) return onApplication(world, order, call)
  if (Object.hasOwn(PROOF_NEEDS, order.action)) return onProof(world, order, call)
  if (Object.hasOwn(OPINION_NEEDS, order.action)) return onOpinion(world, order, call)
  return [world, refusal(400, 'OFFICER_UNKNOWN_ACTION', 'officer.unknownAction', { allowed: OFFICER_ORDERS })]
}
