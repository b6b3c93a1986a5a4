import { decideOpinionTransition } from '#domain/opinion/transitions'
import { reject, successAnswer } from '../http/answers.ts'
import { opinionsOf, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { recordHistory } from '../world/journal.ts'
import { find, put } from '../world/world.ts'
import type { OpinionDoc } from '../world/collections.ts'
import { OPINION_ORDERS, type OpinionOrder } from './actions.table.ts'
import { orderedApplication, type OfficerHandler } from './on-application.ts'

const decisionOn = (opinion: OpinionDoc, action: OpinionOrder) =>
  decideOpinionTransition({ who: 'officer', action, from: opinionStateOf(opinion) })

/** Returns the actions that an opinion allows. */
export const allowedOnOpinion = (opinion: OpinionDoc): readonly OpinionOrder[] =>
  OPINION_ORDERS.filter((action) => 'to' in decisionOn(opinion, action).verdict)

/** Answers an opinion once; without a number the waiting one of the application. */
export const onOpinion: OfficerHandler = (world, order, call) => {
  const action = order.action as OpinionOrder
  const application = orderedApplication(world, order.aplyNo)
  const opinion =
    order.opinionSubmitSn === undefined
      ? (opinionsOf(world, application?.aplyNo ?? '').find((sent) => 'to' in decisionOn(sent, action).verdict) ?? null)
      : find(world, 'opinions', String(order.opinionSubmitSn))
  if (opinion === null) reject(404, 'OFFICER_UNKNOWN_OPINION', 'officer.unknownOpinion')
  const by = decisionOn(opinion, action)
  const decided = by.verdict
  if ('refused' in decided)
    reject(409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', { by, allowed: allowedOnOpinion(opinion) })
  const answer = order.answer?.trim() ?? ''
  if (answer === '') reject(400, 'OFFICER_INCOMPLETE', 'officer.incomplete')
  const id = String(opinion.opinionSubmitSn)
  const answered = put(world, 'opinions', id, { ...opinion, answer, answeredAt: call.now })
  return [
    recordHistory(answered, call, opinion.aplyNo, order.action, { opinionSubmitSn: id, to: decided.to }),
    successAnswer({ result: { opinionSubmitSn: opinion.opinionSubmitSn, answerStatus: 'Y' } }),
  ]
}
