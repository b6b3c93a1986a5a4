import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  OFFICER_ACTION_NAMES,
  OPINION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
} from '#domain/application/officer/officer-actions.table'
import { reject } from '../http/answers.ts'
import type { Handler } from '../http/handler.ts'
import { runApplicationOrder, OfficerOrderBody } from './application-orders.ts'
import { runOpinionOrder } from './opinion-orders.ts'
import { runProofOrder } from './proof-orders.ts'

export const OFFICER_REJECTION_CODES = [
  'OFFICER_UNKNOWN_ACTION',
  'OFFICER_NOT_ALLOWED',
  'OFFICER_AMOUNT',
  'OFFICER_INCOMPLETE',
  'OFFICER_UNKNOWN_APPLICATION',
  'OFFICER_UNKNOWN_PROOF',
  'OFFICER_UNKNOWN_OPINION',
]

/** Runs an officer's order; if the state does not allow the action, the answer is 409 with the allowed actions. */
export const runOfficerOrder: Handler<OfficerOrderBody> = (world, call) => {
  const { body: order } = call
  if (Object.hasOwn(APPLICATION_OFFICER_ACTION_INPUTS, order.action)) return runApplicationOrder(world, order, call)
  if (Object.hasOwn(PROOF_OFFICER_ACTION_INPUTS, order.action)) return runProofOrder(world, order, call)
  if (Object.hasOwn(OPINION_OFFICER_ACTION_INPUTS, order.action)) return runOpinionOrder(world, order, call)
  reject('officerOrder/target', 400, 'OFFICER_UNKNOWN_ACTION', 'officer.unknownAction', {
    allowed: OFFICER_ACTION_NAMES,
  })
}
