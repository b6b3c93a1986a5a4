import type { Static } from 'typebox'
import { applicationStatusRow } from '#domain/application-status/application-status.table'
import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  APPLICATION_OFFICER_ACTIONS,
  type ApplicationOfficerAction,
} from '#domain/application/officer/officer-actions.table'
import {
  decidedAmountIn,
  decideOfficerOrder,
  type OfficerOrder,
  officerOrderGap,
} from '#domain/application/officer/officer-order'
import { decideApplicationTransition } from '#domain/application/transitions'
import { paymentTypeOfWordOrConfirmed } from '#domain/business/payment-type'
import { transferLeftOf } from '#domain/proof/support-limit'
import { SERVER_REFUSAL_TEXTS } from '#server-rules/server-text'
import { APPLICATION_STATUS_WORDS } from '../agency/application/application-wire.ts'
import { proofMastersOf, proofForRulesOf, proofStatusesOfApplication } from '../agency/proof/stored-proofs.ts'
import { reject, okAnswer } from '../http/answers.ts'
import type { ReceivedCall, HandlerAnswer } from '../http/handler.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { recordHistory } from '../world/history.ts'
import { Type } from '../world/schema.ts'
import { allDocs, findDoc, putDoc, type World } from '../world/world.ts'

/** Returns a function that decides whether an action on this application is allowed. Looks up the proofs only once. */
const decisionsOn = (world: World, application: ApplicationDoc) => {
  const { aplyNo, aplyType, status } = application
  const facts = {
    proofs: proofStatusesOfApplication(world, aplyNo),
    transferLeft: transferLeftOf(
      paymentTypeOfWordOrConfirmed(aplyType),
      applicationForOfficerOrder(world, application),
    ),
  }
  return (action: ApplicationOfficerAction) =>
    decideApplicationTransition({ who: 'officer', action, from: status, ...facts })
}

/** An officer's order: an action on an application, a proof or an opinion. */
export const OfficerOrderBody = Type.Object(
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
export type OfficerOrderBody = Static<typeof OfficerOrderBody>

export type OfficerOrderHandler = (
  world: World,
  order: OfficerOrderBody,
  call: Pick<ReceivedCall, 'ids' | 'now'>,
) => readonly [World, HandlerAnswer]

/** Returns the actions that this application allows, by its status and its proofs. */
export const allowedApplicationActions = (
  world: World,
  application: ApplicationDoc,
): readonly ApplicationOfficerAction[] => {
  const decide = decisionsOn(world, application)
  return APPLICATION_OFFICER_ACTIONS.filter((action) => 'to' in decide(action).verdict)
}

export const applicationForOfficerOrder = (world: World, { aplyNo, status, decidedAmount }: ApplicationDoc) => ({
  status,
  decidedAmount,
  proofs: proofMastersOf(world, aplyNo).map(proofForRulesOf),
})

const ORDER_REFUSALS = {
  applicationEnded: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  incomplete: { status: 400, code: 'OFFICER_INCOMPLETE' },
  noAmount: { status: 400, code: 'OFFICER_AMOUNT' },
  aboveCeiling: { status: 400, code: 'OFFICER_AMOUNT' },
  transferFailed: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  amountDecided: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  paidInFull: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  settled: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  noFile: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  notSelected: { status: 409, code: 'OFFICER_NOT_ALLOWED' },
  belowPaid: { status: 400, code: 'OFFICER_AMOUNT' },
} as const

/**
 * Rejects an order that lacks an input, pays too much or too little, or is about an application that is cancelled,
 * rejected or paid. `listAllowedActions` returns the actions that are possible instead. Returns the amount of the order
 * in won; null if its action needs none.
 */
export const rejectIfUnfitOrder = (order: OfficerOrder, listAllowedActions: () => readonly string[]): number | null => {
  const decision = decideOfficerOrder(order)
  if (decision.verdict === 'ok' && order.amount !== undefined) return order.amount
  const verdict = decision.verdict === 'ok' ? 'noAmount' : decision.verdict
  const { status, code } = ORDER_REFUSALS[verdict]
  reject(
    'officerOrder/content',
    status,
    code,
    { text: SERVER_REFUSAL_TEXTS.officerOrder[verdict] },
    { decision, ...(status === 409 && { allowed: listAllowedActions() }) },
  )
}

/**
 * Returns the application of an order. For an order without an application number, returns the last submitted
 * application of this world.
 */
export const applicationOfOrder = (world: World, aplyNo: string | undefined): ApplicationDoc | null =>
  aplyNo === undefined
    ? (allDocs(world, 'applications').findLast(({ submittedAt }) => submittedAt !== null) ?? null)
    : findDoc(world, 'applications', aplyNo)

/**
 * Runs an officer's action on an application: its status comes from the transition table, reasons and amount from the
 * order.
 */
export const runApplicationOrder: OfficerOrderHandler = (world, order, call) => {
  const action = order.action as ApplicationOfficerAction
  const needs = APPLICATION_OFFICER_ACTION_INPUTS[action]
  const { reasons = [] } = order
  const pays = needs === 'total'
  const application =
    applicationOfOrder(world, order.aplyNo) ??
    reject('officerOrder/target', 404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')
  const listAllowedActions = () => allowedApplicationActions(world, application)
  const decision = decisionsOn(world, application)(action)
  if (!('to' in decision.verdict) || decision.verdict.to === 'registered')
    reject('officerOrder/status', 409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', {
      decision,
      allowed: listAllowedActions(),
    })
  const { to } = decision.verdict
  const amount = rejectIfUnfitOrder(
    {
      on: 'application',
      application: applicationForOfficerOrder(world, application),
      missing: officerOrderGap(needs, { reasons }),
      amount: pays ? order.amount : null,
      pays,
      sendsBack: false,
      rejects: 'nothing',
      hasFiles: true,
    },
    listAllowedActions,
  )
  // A cancelled application keeps the reasons of its earlier status. In any other new status they no longer apply.
  const emptiedReasons = applicationStatusRow(to).live ? { reasons: [], remark: '' } : {}
  const changedApplication: ApplicationDoc = {
    ...application,
    ...(needs === 'reasons' ? { reasons, remark: reasons.join(',') } : emptiedReasons),
    status: to,
    decidedAmount: amount ?? decidedAmountIn(to, applicationForOfficerOrder(world, application)),
    changedAt: call.now,
  }
  const withApplication = putDoc(world, 'applications', application.aplyNo, changedApplication)
  const detail = { from: application.status, to, reasons, amount }
  return [
    recordHistory(withApplication, call, application.aplyNo, order.action, detail),
    okAnswer({
      result: {
        aplyNo: application.aplyNo,
        prcsStts: APPLICATION_STATUS_WORDS[to],
        allowed: allowedApplicationActions(withApplication, changedApplication),
      },
    }),
  ]
}
