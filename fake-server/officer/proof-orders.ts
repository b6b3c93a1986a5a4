import {
  PROOF_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTIONS,
  type ProofOfficerAction,
} from '#domain/application/officer/officer-actions.table'
import {
  decideOfficerOrder,
  officerOrderGap,
  type OfficerOrder,
  type OfficerOrderContent,
} from '#domain/application/officer/officer-order'
import { isApprovedProofStatus, PROOF_STATUS_ROWS, type ProofStatus } from '#domain/proof/proof-status.table'
import { proofTotalKindOf } from '#domain/proof/proof-total'
import { decideProofItemTransition, decideProofTransition } from '#domain/proof/transitions'
import {
  proofItemsOf,
  recordsOfProof,
  toDomainProof,
  proofMastersOf,
  proofStatusOrSubmitted,
  proofStatusWordOrNull,
} from '../agency/proof/stored-proofs.ts'
import { decideFilesLeft } from '../agency/proof/supplements.ts'
import { reject, okAnswer } from '../http/answers.ts'
import type { ReceivedCall } from '../http/handler.ts'
import { toWireTime } from '../world/clock.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc } from '../world/collections.ts'
import { recordHistory } from '../world/history.ts'
import { changeDoc, findDoc, putDoc, type World } from '../world/world.ts'
import {
  applicationOfOrder,
  applicationForOfficerOrder,
  rejectIfUnfitOrder,
  type OfficerOrderHandler,
  type OfficerOrderBody,
} from './application-orders.ts'

/** Returns the items of a proof for which a supplement can be requested, which are those that are not cancelled. */
export const supplementableItems = (world: World, { receiptProofMstrId }: ProofMasterDoc): readonly ProofItemDoc[] =>
  proofItemsOf(world, receiptProofMstrId).filter(({ status }) => {
    const from = proofStatusOrSubmitted(status)
    return 'to' in decideProofItemTransition({ who: 'officer', action: 'request-proof-supplement', from }).verdict
  })

const decisionOn = (world: World, master: ProofMasterDoc, action: ProofOfficerAction) =>
  decideProofTransition({
    who: 'officer',
    action,
    from: proofStatusOrSubmitted(master.status),
    type: master.proofType,
    hasDocument: supplementableItems(world, master).length > 0,
  })

type Target = { readonly master: ProofMasterDoc; readonly application: ApplicationDoc }

/** True if a proof that platform or carriers look up has no record. [D3-761] */
const hasNoRecord = (world: World, { master, application }: Target): boolean =>
  proofTotalKindOf(toDomainProof(application, master)) === 'none' && recordsOfProof(world, master).length === 0

const takesApprovalBack = (master: ProofMasterDoc, to: ProofStatus): boolean =>
  to === 'notSelected' && isApprovedProofStatus(proofStatusOrSubmitted(master.status))

const rejectedProof = (master: ProofMasterDoc, to: ProofStatus): OfficerOrder['rejects'] => {
  if (takesApprovalBack(master, to)) return 'approved'
  return to === 'notSelected' ? 'undecided' : 'nothing'
}

/** Returns the parts of an order that follow from its proof, its action and the new status of the proof. */
const orderFactsOf = (world: World, target: Target, action: ProofOfficerAction, status: ProofStatus) =>
  ({
    on: 'proof',
    application: applicationForOfficerOrder(world, target.application),
    pays: PROOF_STATUS_ROWS[status].paid,
    sendsBack: PROOF_OFFICER_ACTION_INPUTS[action] === 'items',
    rejects: rejectedProof(target.master, status),
    hasFiles: decideFilesLeft(world, target).verdict === 'ok' && !hasNoRecord(world, target),
  }) as const

/**
 * Returns the actions that a proof and its application allow for an order with every input and an amount of 1 won.
 * [D3-662]
 */
export const allowedProofActions = (world: World, target: Target): readonly ProofOfficerAction[] =>
  PROOF_OFFICER_ACTIONS.filter((action) => {
    const { verdict } = decisionOn(world, target.master, action)
    if (!('to' in verdict)) return false
    const amount = PROOF_OFFICER_ACTION_INPUTS[action] === 'amount' ? 1 : null
    const order = { ...orderFactsOf(world, target, action, verdict.to), missing: 'none', amount } as const
    return decideOfficerOrder(order).verdict === 'ok'
  })

/** Returns the proof of an order; for an order without an id, the newest proof of the application. */
const orderedMaster = (world: World, order: OfficerOrderBody): ProofMasterDoc | null => {
  if (order.receiptProofMstrId !== undefined) return findDoc(world, 'proofMasters', String(order.receiptProofMstrId))
  const application = applicationOfOrder(world, order.aplyNo)
  return application === null ? null : (proofMastersOf(world, application.aplyNo).at(-1) ?? null)
}

/**
 * Returns the items of a proof after an action. A supplement order changes only the listed items; any other action
 * changes every item it applies to. `amount` is in won; null if the action decides none.
 */
const withItems = (
  world: World,
  master: ProofMasterDoc,
  action: ProofOfficerAction,
  order: OfficerOrderBody,
  amount: number | null,
): World => {
  const needs = PROOF_OFFICER_ACTION_INPUTS[action]
  const reasons = new Map((order.items ?? []).map(({ receiptProofId, reason }) => [String(receiptProofId), reason]))
  const changeableItems = proofItemsOf(world, master.receiptProofMstrId).flatMap((item) => {
    const { verdict } = decideProofItemTransition({ who: 'officer', action, from: proofStatusOrSubmitted(item.status) })
    return 'to' in verdict && verdict.to !== 'deleted' ? [{ item, to: verdict.to }] : []
  })
  const itemsToChange =
    needs === 'items' ? changeableItems.filter(({ item }) => reasons.has(String(item.receiptProofId))) : changeableItems
  return itemsToChange.reduce((after, { item, to }, i) => {
    const decidedFee = amount === null ? {} : { dlvrDcsn: i === 0 ? amount : 0 }
    const changedItem: ProofItemDoc = {
      ...item,
      status: to,
      reason: reasons.get(String(item.receiptProofId)) ?? '',
      fields: { ...item.fields, ...decidedFee },
    }
    return putDoc(after, 'proofItems', String(item.receiptProofId), changedItem)
  }, world)
}

const withRecords = (
  world: World,
  master: ProofMasterDoc,
  order: OfficerOrderBody,
  { ids }: Pick<ReceivedCall, 'ids'>,
): World =>
  (order.records ?? []).reduce((after, { dlvrNm, dlvrFee }) => {
    const id = ids.id()
    const { receiptProofMstrId } = master
    return putDoc(after, 'parcelRecords', id, { id, receiptProofMstrId, dlvrNm, dlvrFee })
  }, world)

/** Converts the inputs of an order to the names of the domain. */
const contentOf = ({ items, records }: OfficerOrderBody): OfficerOrderContent => ({
  items: items?.map(({ receiptProofId, reason }) => ({ item: String(receiptProofId), reason })),
  records: records?.map(({ dlvrNm, dlvrFee }) => ({ carrier: dlvrNm, amount: dlvrFee })),
})

/**
 * Runs an officer's action on a proof. Status and items follow from the transition tables; amount and records come from
 * the order; a payment is added to the application's total.
 */
export const runProofOrder: OfficerOrderHandler = (world, order, call) => {
  const action = order.action as ProofOfficerAction
  const needs = PROOF_OFFICER_ACTION_INPUTS[action]
  const master =
    orderedMaster(world, order) ?? reject('officerOrder/target', 404, 'OFFICER_UNKNOWN_PROOF', 'server.proofNotFound')
  const application =
    findDoc(world, 'applications', master.aplyNo) ??
    reject('officerOrder/target', 404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')
  const target = { master, application }
  const listAllowedActions = () => allowedProofActions(world, target)
  const decision = decisionOn(world, master, action)
  if (!('to' in decision.verdict))
    reject('officerOrder/status', 409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', {
      decision,
      allowed: listAllowedActions(),
    })
  const { to } = decision.verdict
  const openItems = supplementableItems(world, master).map(({ receiptProofId }) => String(receiptProofId))
  const amount = rejectIfUnfitOrder(
    {
      ...orderFactsOf(world, target, action, to),
      missing: officerOrderGap(needs, contentOf(order), openItems),
      amount: needs === 'amount' ? order.amount : null,
    },
    listAllowedActions,
  )
  // A proof whose approval is taken back has no amount any more.
  const decidedAmount = takesApprovalBack(master, to) ? 0 : amount
  const time = toWireTime(call.now)
  const isSupplement = needs === 'items'
  const ends = needs === 'amount' || to === 'notSelected'
  const changedMaster: ProofMasterDoc = {
    ...master,
    status: to,
    fields: { ...master.fields, updtDt: time, ...(ends ? { cmpltDt: time } : {}) },
    decidedAmount: decidedAmount ?? master.decidedAmount,
    supplementAskedAt: isSupplement ? call.now : master.supplementAskedAt,
    writtenAt: isSupplement ? null : master.writtenAt,
  }
  const id = String(master.receiptProofMstrId)
  const withProof = withItems(
    putDoc(world, 'proofMasters', id, changedMaster),
    changedMaster,
    action,
    order,
    decidedAmount,
  )
  const withRecordedProof = withRecords(withProof, changedMaster, order, call)
  const after =
    amount !== null && PROOF_STATUS_ROWS[to].paid
      ? changeDoc(withRecordedProof, 'applications', master.aplyNo, (application) => ({
          ...application,
          decidedAmount: application.decidedAmount + amount,
          changedAt: call.now,
        }))
      : withRecordedProof
  const detail = { receiptProofMstrId: id, from: master.status, to, amount }
  return [
    recordHistory(after, call, master.aplyNo, order.action, detail),
    okAnswer({
      result: {
        receiptProofMstrId: master.receiptProofMstrId,
        progressStatus: proofStatusWordOrNull(to),
        allowed: allowedProofActions(after, {
          master: changedMaster,
          application: findDoc(after, 'applications', master.aplyNo) ?? application,
        }),
      },
    }),
  ]
}
