import { PROOF_STATUS, type ProofStatus } from '#domain/proof/proof-status.table'
import { refusal, success } from '../answers.ts'
import type { Call } from '../handler.ts'
import { itemsOf, mastersOf, typeOfMaster } from '../proof/proof-wire.ts'
import type { ProofItemDoc, ProofMasterDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { wireTime } from '../world/wire-time.ts'
import { amend, find, put, type World } from '../world/world.ts'
import { PROOF_ACTIONS, type ProofAction } from './actions.table.ts'
import type { Desk, OfficerOrder } from './officer.ts'
import { orderedApplication } from './on-application.ts'

type Name = keyof typeof PROOF_ACTIONS

const ROWS: Readonly<Record<string, ProofAction>> = PROOF_ACTIONS

const suits = (row: ProofAction, master: ProofMasterDoc) =>
  row.on === 'all' || (row.on === 'parcel') === (typeOfMaster(master) === 'parcel')

/** The actions that a proof allows. */
export const allowedOnProof = (master: ProofMasterDoc): readonly Name[] =>
  (Object.keys(PROOF_ACTIONS) as Name[]).filter((name) => {
    const row = ROWS[name]
    return row !== undefined && suits(row, master) && row.from.includes((master.status ?? 'submitted') as ProofStatus)
  })

/** The proof of an order; without an id the newest of the application. */
const orderedMaster = (world: World, order: OfficerOrder): ProofMasterDoc | null => {
  if (order.receiptProofMstrId !== undefined) return find(world, 'proofMasters', String(order.receiptProofMstrId))
  const application = orderedApplication(world, order.aplyNo)
  return application === null ? null : (mastersOf(world, application.aplyNo).at(-1) ?? null)
}

const ENDED: readonly (string | null)[] = ['userCancel', 'userDelete'] satisfies readonly ProofStatus[]

/** What the rows of a proof become: those named in an order for supplement, otherwise all that are not cancelled. */
const withItems = (world: World, master: ProofMasterDoc, row: ProofAction, order: OfficerOrder): World => {
  const reasons = new Map((order.items ?? []).map(({ receiptProofId, reason }) => [String(receiptProofId), reason]))
  const open = itemsOf(world, master.receiptProofMstrId).filter(({ status }) => !ENDED.includes(status))
  const touched =
    row.needs === 'items' ? open.filter(({ receiptProofId }) => reasons.has(String(receiptProofId))) : open
  return touched.reduce((after, item, i) => {
    const decided = row.needs === 'amount' ? { dlvrDcsn: i === 0 ? order.amount : 0 } : {}
    const changed: ProofItemDoc = {
      ...item,
      status: row.to,
      reason: reasons.get(String(item.receiptProofId)) ?? '',
      fields: { ...item.fields, ...decided },
    }
    return put(after, 'proofItems', String(item.receiptProofId), changed)
  }, world)
}

const withRecords = (world: World, master: ProofMasterDoc, order: OfficerOrder, { ids }: Pick<Call, 'ids'>): World =>
  (order.records ?? []).reduce((after, { dlvrNm, dlvrFee }) => {
    const id = ids.id()
    const { receiptProofMstrId } = master
    return put(after, 'parcelRecords', id, { id, receiptProofMstrId, dlvrNm, dlvrFee })
  }, world)

/** Is everything there that the action needs? Rows for a supplement belong to this proof. */
const isComplete = (world: World, master: ProofMasterDoc, row: ProofAction, order: OfficerOrder): boolean => {
  if (row.needs === 'amount') return order.amount !== undefined && order.amount > 0
  if (row.needs === 'records') return (order.records ?? []).length > 0
  if (row.needs !== 'items') return true
  const known = new Set(itemsOf(world, master.receiptProofMstrId).map(({ receiptProofId }) => String(receiptProofId)))
  return (order.items ?? []).length > 0 && (order.items ?? []).every((item) => known.has(String(item.receiptProofId)))
}

/** An officer's action on a proof: its status, its rows, its amount and the paid total follow from the row of the table. */
export const onProof: Desk = (world, order, call) => {
  const master = orderedMaster(world, order)
  if (master === null) return [world, refusal(404, 'OFFICER_UNKNOWN_PROOF', 'server.proofNotFound')]
  const row = ROWS[order.action]
  const allowed = allowedOnProof(master)
  if (row === undefined || !allowed.includes(order.action as Name))
    return [world, refusal(409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', { allowed })]
  if (!isComplete(world, master, row, order)) return [world, refusal(400, 'OFFICER_INCOMPLETE', 'officer.incomplete')]
  const at = wireTime(call.now)
  const isSupplement = row.needs === 'items'
  const ends = row.needs === 'amount' || row.to === 'notSelected'
  const changed: ProofMasterDoc = {
    ...master,
    status: row.to,
    fields: { ...master.fields, updtDt: at, ...(ends ? { cmpltDt: at } : {}) },
    decidedAmount: row.needs === 'amount' ? (order.amount ?? 0) : master.decidedAmount,
    supplementAskedAt: isSupplement ? call.now : master.supplementAskedAt,
    writtenAt: isSupplement ? null : master.writtenAt,
  }
  const id = String(master.receiptProofMstrId)
  let after = withItems(put(world, 'proofMasters', id, changed), changed, row, order)
  after = withRecords(after, changed, order, call)
  if (PROOF_STATUS[row.to].paid)
    after = amend(after, 'applications', master.aplyNo, (application) => ({
      ...application,
      decidedAmount: application.decidedAmount + (order.amount ?? 0),
      changedAt: call.now,
    }))
  const detail = { receiptProofMstrId: id, from: master.status, to: row.to, amount: order.amount ?? null }
  return [
    note(after, call, master.aplyNo, order.action, detail),
    success({
      result: {
        receiptProofMstrId: master.receiptProofMstrId,
        progressStatus: PROOF_STATUS[row.to].wire,
        allowed: allowedOnProof(changed),
      },
    }),
  ]
}
