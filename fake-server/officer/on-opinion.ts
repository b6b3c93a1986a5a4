import { hasApplicationEnded } from '#domain/application/officer-order'
import { decideOpinionTransition } from '#domain/opinion/transitions'
import { reject, successAnswer } from '../http/answers.ts'
import { opinionsOf, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { recordHistory } from '../world/history.ts'
import { find, put } from '../world/world.ts'
import type { ApplicationDoc, OpinionDoc } from '../world/collections.ts'
import { OPINION_ORDERS, type OpinionOrder } from './actions.table.ts'
import { orderedApplication, orderedFrom, rejectOrder, type OfficerHandler } from './on-application.ts'

const decisionOn = (opinion: OpinionDoc, action: OpinionOrder) =>
  decideOpinionTransition({ who: 'officer', action, from: opinionStateOf(opinion) })

/** Returns the actions that an opinion allows: none if its application is cancelled. */
export const allowedOnOpinion = (
  { status }: Pick<ApplicationDoc, 'status'>,
  opinion: OpinionDoc,
): readonly OpinionOrder[] =>
  hasApplicationEnded(status) ? [] : OPINION_ORDERS.filter((action) => 'to' in decisionOn(opinion, action).verdict)

/** Answers an opinion, only once. An order without a number is about the waiting opinion of the application. */
export const onOpinion: OfficerHandler = (world, order, call) => {
  const action = order.action as OpinionOrder
  const named = orderedApplication(world, order.aplyNo)
  const opinion =
    order.opinionSubmitSn === undefined
      ? (opinionsOf(world, named?.aplyNo ?? '').find((sent) => 'to' in decisionOn(sent, action).verdict) ?? null)
      : find(world, 'opinions', String(order.opinionSubmitSn))
  if (opinion === null) reject(404, 'OFFICER_UNKNOWN_OPINION', 'officer.unknownOpinion')
  const application =
    find(world, 'applications', opinion.aplyNo) ?? reject(404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')
  const by = decisionOn(opinion, action)
  const decided = by.verdict
  if ('refused' in decided)
    reject(409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', { by, allowed: allowedOnOpinion(application, opinion) })
  const answer = order.answer?.trim() ?? ''
  rejectOrder({
    on: 'opinion',
    application: orderedFrom(world, application),
    complete: answer !== '',
    amount: null,
    pays: false,
  })
  const id = String(opinion.opinionSubmitSn)
  const answered = put(world, 'opinions', id, { ...opinion, answer, answeredAt: call.now })
  return [
    recordHistory(answered, call, opinion.aplyNo, order.action, { opinionSubmitSn: id, to: decided.to }),
    successAnswer({ result: { opinionSubmitSn: opinion.opinionSubmitSn, answerStatus: 'Y' } }),
  ]
}
