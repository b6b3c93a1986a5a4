import { Done, Type } from '../../http/schema.ts'
import type { ApplicationStatus } from '#domain/status/application-status.table'
import { judgeProofCancellation } from '#domain/proof/proof-cancellation'
import { decideItemTransition, decideProofTransition } from '#domain/proof/transitions'
import { refusal, success, reached } from '../../http/answers.ts'
import { route, type Answer } from '../../http/handler.ts'
import { forApplicant, ownApplication } from '../../http/tokens.ts'
import type { ApplicationDoc, ProofMasterDoc, TokenDoc } from '../../world/collections.ts'
import { note } from '../../world/journal.ts'
import { wireTime } from '../../world/clock.ts'
import { amend, find, type World } from '../../world/world.ts'
import { proofStatusOf, typeOfMaster } from './stored-proofs.ts'

const UNKNOWN = refusal(404, 'PROOF_NOT_FOUND', 'server.proofNotFound')

/** A master with its application, if both belong to the holder of the token. */
export const ownMaster = (
  world: World,
  login: TokenDoc,
  receiptProofMstrId: unknown,
): { readonly master: ProofMasterDoc; readonly application: ApplicationDoc } | null => {
  const master = find(world, 'proofMasters', String(receiptProofMstrId))
  const application = master === null ? null : ownApplication(world, login, master.aplyNo)
  return master === null || application === null ? null : { master, application }
}

/** Why a proof in this status may not be cancelled, null when it may. */
const refusedCancellation = (
  { master, application }: { readonly master: ProofMasterDoc; readonly application: ApplicationDoc },
  status: string | null,
): Answer | null => {
  const by = judgeProofCancellation({
    application: application.status as ApplicationStatus,
    type: typeOfMaster(master),
    status: proofStatusOf(status),
  })
  return by.verdict === 'allowed' ? null : refusal(409, 'PROOF_CANCEL_NOT_ALLOWED', by.verdict, { by })
}

/** Cancels one item of a proof. */
export const cancelProof = route({
  method: 'POST',
  path: '/api/v1/proof/cancel',
  ref: 'A-254',
  access: 'applicant',
  body: Type.Object({ receiptProofId: Type.Union([Type.String(), Type.Number()]) }),
  answer: Done(),
  handler: forApplicant((world, call) => {
    const id = String(call.body.receiptProofId)
    const item = find(world, 'proofItems', id)
    const own = item === null ? null : ownMaster(world, call.login, item.receiptProofMstrId)
    if (item === null || own === null || item.deleted) return [world, UNKNOWN]
    const refused = refusedCancellation(own, item.status)
    if (refused !== null) return [world, refused]
    const from = proofStatusOf(item.status)
    const status = reached(decideItemTransition({ who: 'applicant', action: 'cancel', from }))
    const cancelled = amend(world, 'proofItems', id, (before) => ({ ...before, status }))
    return [note(cancelled, call, own.application.aplyNo, 'cancel-proof', { receiptProofId: id }), success()]
  }),
})

/** Cancels a whole proof. [A-254] [D2-42] */
export const deleteMaster = route({
  method: 'DELETE',
  path: '/api/v1/proof-mstr/delete/:receiptProofMstrId',
  ref: 'A-254',
  access: 'applicant',
  answer: Done(),
  handler: forApplicant((world, call) => {
    const id = call.params['receiptProofMstrId'] ?? ''
    const own = ownMaster(world, call.login, id)
    if (own === null) return [world, UNKNOWN]
    const refused = refusedCancellation(own, own.master.status)
    if (refused !== null) return [world, refused]
    const from = proofStatusOf(own.master.status)
    const status = reached(decideProofTransition({ who: 'applicant', action: 'cancel', from }))
    const deleted = amend(world, 'proofMasters', id, (before) => ({
      ...before,
      status,
      fields: { ...before.fields, updtDt: wireTime(call.now) },
    }))
    return [note(deleted, call, own.application.aplyNo, 'delete-proof', { receiptProofMstrId: id }), success()]
  }),
})
