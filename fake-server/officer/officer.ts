import { reject } from '../http/answers.ts'
import type { Handler } from '../http/handler.ts'
import { APPLICATION_NEEDS, OFFICER_ACTION_NAMES, OPINION_NEEDS, PROOF_NEEDS } from './actions.table.ts'
import { onApplication, OfficerOrder } from './on-application.ts'
import { onOpinion } from './on-opinion.ts'
import { onProof } from './on-proof.ts'

/** Runs an officer's order; if the state does not allow the action, the answer is 409 with the allowed actions. */
export const officer: Handler<OfficerOrder> = (world, call) => {
  const { body: order } = call
  if (Object.hasOwn(APPLICATION_NEEDS, order.action)) return onApplication(world, order, call)
  if (Object.hasOwn(PROOF_NEEDS, order.action)) return onProof(world, order, call)
  if (Object.hasOwn(OPINION_NEEDS, order.action)) return onOpinion(world, order, call)
  reject(400, 'OFFICER_UNKNOWN_ACTION', 'officer.unknownAction', { allowed: OFFICER_ACTION_NAMES })
}
