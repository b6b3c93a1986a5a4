import { APPLICATION_STATUS, type ApplicationStatus } from '#domain/application/status.table'
import { refusal, success } from '../answers.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { allOf, find, put, type World } from '../world/world.ts'
import { APPLICATION_ACTIONS, type ApplicationAction } from './actions.table.ts'
import type { Desk } from './officer.ts'

type Name = keyof typeof APPLICATION_ACTIONS

const ROWS: Readonly<Record<string, ApplicationAction>> = APPLICATION_ACTIONS

/** The actions that an application in this status allows. */
export const allowedOn = (status: string | null): readonly Name[] =>
  (Object.keys(APPLICATION_ACTIONS) as Name[]).filter((name) => ROWS[name]?.from.includes(status as ApplicationStatus))

/** The application that an order is about; without a number the one that came into this world last. */
export const orderedApplication = (world: World, aplyNo: string | undefined): ApplicationDoc | null =>
  aplyNo === undefined
    ? (allOf(world, 'applications').findLast(({ submittedAt }) => submittedAt !== null) ?? null)
    : find(world, 'applications', aplyNo)

/** An officer's action on an application: status, reasons, amount and history follow from its row. */
export const onApplication: Desk = (world, order, call) => {
  const application = orderedApplication(world, order.aplyNo)
  if (application === null) return [world, refusal(404, 'OFFICER_UNKNOWN_APPLICATION', 'server.noResult')]
  const allowed = allowedOn(application.status)
  const row = ROWS[order.action]
  if (row === undefined || !allowed.includes(order.action as Name))
    return [world, refusal(409, 'OFFICER_NOT_ALLOWED', 'officer.notAllowed', { allowed })]
  const { reasons = [], amount } = order
  if (row.needs === 'amount' && (amount === undefined || amount < 1))
    return [world, refusal(400, 'OFFICER_AMOUNT', 'officer.amount')]
  const changed: ApplicationDoc = {
    ...application,
    status: row.to,
    reasons: row.needs === 'reasons' ? reasons : [],
    remark: row.needs === 'reasons' ? reasons.join(',') : '',
    decidedAmount: application.decidedAmount + (row.needs === 'amount' ? (amount ?? 0) : 0),
    changedAt: call.now,
  }
  const stored = put(world, 'applications', application.aplyNo, changed)
  const detail = { from: application.status, to: row.to, reasons, amount: amount ?? null }
  return [
    note(stored, call, application.aplyNo, order.action, detail),
    success({
      result: { aplyNo: application.aplyNo, prcsStts: APPLICATION_STATUS[row.to].wire, allowed: allowedOn(row.to) },
    }),
  ]
}
