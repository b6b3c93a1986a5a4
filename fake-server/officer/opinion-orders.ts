import {
  OPINION_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTIONS,
  type OpinionOfficerAction,
} from '#domain/application/officer/officer-actions.table'
import { isCancelledOrDeletedStatus, officerOrderGap } from '#domain/application/officer/officer-order'
import { decideOpinionTransition } from '#domain/opinion/transitions'
import { opinionsOfApplication, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { reject, okAnswer } from '../http/answers.ts'
import type { ApplicationDoc, OpinionDoc } from '../world/collections.ts'
import { recordHistory } from '../world/history.ts'
import { findDoc, putDoc } from '../world/world.ts'
import {
  applicationOfOrder,
  applicationForOfficerOrder,
  rejectIfUnfitOrder,
  type OfficerOrderHandler,
} from './application-orders.ts'

const decisionOn = (opinion: OpinionDoc, action: OpinionOfficerAction) =>
  decideOpinionTransition({ who: 'officer', action, from: opinionStateOf(opinion) })

/** Returns the actions that an opinion allows: none if its application is cancelled. */
export const allowedOpinionActions = (
  { status }: Pick<ApplicationDoc, 'status'>,
  opinion: OpinionDoc,
): readonly OpinionOfficerAction[] =>
  isCancelledOrDeletedStatus(status)
    ? []
    : OPINION_OFFICER_ACTIONS.filter((action) => 'to' in decisionOn(opinion, action).verdict)

/**
 * Answers an opinion, only once. An order without an opinion number is about the waiting opinion of the application.
 */
export const runOpinionOrder: OfficerOrderHandler = (world, order, call) => {
  const action = order.action as OpinionOfficerAction
  const answer = order.answer?.trim() ?? ''
  const orderedApplication = applicationOfOrder(world, order.aplyNo)
  const opinion =
    order.opinionSubmitSn === undefined
      ? opinionsOfApplication(world, orderedApplication?.aplyNo ?? '').find(
          (sentOpinion) => 'to' in decisionOn(sentOpinion, action).verdict,
        )
      : findDoc(world, 'opinions', String(order.opinionSubmitSn))
  if (!opinion) reject('officerOrder/target', 404, 'OFFICER_UNKNOWN_OPINION', 'officer.unknownOpinion')
  const application =
    findDoc(world, 'applications', opinion.aplyNo) ??
    reject('officerOrder/target', 404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')
  const listAllowedActions = () => allowedOpinionActions(application, opinion)
  const decision = decisionOn(opinion, action)
  if (!('to' in decision.verdict))
    reject('officerOrder/status', 409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', {
      decision,
      allowed: listAllowedActions(),
    })
  const { to } = decision.verdict
  rejectIfUnfitOrder(
    {
      on: 'opinion',
      application: applicationForOfficerOrder(world, application),
      missing: officerOrderGap(OPINION_OFFICER_ACTION_INPUTS[action], { answer }),
      amount: null,
      pays: false,
      sendsBack: false,
      rejects: 'nothing',
      hasFiles: true,
    },
    listAllowedActions,
  )
  const id = String(opinion.opinionSubmitSn)
  const withAnswer = putDoc(world, 'opinions', id, { ...opinion, answer, answeredAt: call.now })
  return [
    recordHistory(withAnswer, call, opinion.aplyNo, order.action, { opinionSubmitSn: id, to }),
    okAnswer({ result: { opinionSubmitSn: opinion.opinionSubmitSn, answerStatus: 'Y' } }),
  ]
}
