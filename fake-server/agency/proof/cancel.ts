import { reachedStatusOrThrow } from '#domain/kernel/transitions'
import { decideProofCancellation } from '#domain/proof/proof-cancellation'
import { isSentBackProofStatus } from '#domain/proof/supplement/supplement'
import { decideProofItemTransition, decideProofTransition } from '#domain/proof/transitions'
import type { Instant } from '#domain/time/calendar'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { SERVER_REFUSAL_TEXTS } from '#server-rules/server-text'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { toWireTime } from '../../world/clock.ts'
import type { ProofItemDoc, ProofMasterDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { Type } from '../../world/schema.ts'
import { changeDoc } from '../../world/world.ts'
import { statusOrUnknown } from '../applicant/applications.ts'
import { findOwnItemOrReject, findOwnMasterOrReject, type OwnProofWithApplication } from './own-proofs.ts'
import { proofStatusOrSubmitted } from './stored-proofs.ts'
import { withSupplementEndIfComplete } from './supplements.ts'

/** Rejects the call if the status of the proof or of the item forbids its cancellation. */
const rejectUnlessCancellable = (
  check: ServerCheckName,
  { master, application, item }: OwnProofWithApplication & { readonly item?: ProofItemDoc },
): void => {
  const decision = decideProofCancellation({
    application: statusOrUnknown(application.status),
    type: master.proofType,
    status: proofStatusOrSubmitted(master.status),
    item: item && { status: proofStatusOrSubmitted(item.status) },
  })
  if (decision.verdict !== 'ok')
    reject(
      check,
      409,
      'PROOF_CANCEL_NOT_ALLOWED',
      { text: SERVER_REFUSAL_TEXTS.proofCancellation[decision.verdict] },
      { decision },
    )
}

/** Returns a changed proof. While it is sent back, it keeps the time from which its supplement counts. [D2-63] */
const changedNow = (master: ProofMasterDoc, now: Instant): ProofMasterDoc =>
  isSentBackProofStatus(proofStatusOrSubmitted(master.status))
    ? master
    : { ...master, fields: { ...master.fields, updtDt: toWireTime(now) } }

/**
 * Cancels one item of a proof. If it was the last item that was still sent back, and the proof's supplement has been
 * saved, the supplement is complete. The day of the proof shows that a document is gone. [A-254] [P-283] [D1-967]
 */
export const cancelProofItem = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/cancel',
  ref: 'A-254',
  rejects: ['PROOF_NOT_FOUND', 'PROOF_CANCEL_NOT_ALLOWED'],
  body: Type.Object({ receiptProofId: Type.Union([Type.String(), Type.Number()]) }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const id = String(call.body.receiptProofId)
    const ownItem = findOwnItemOrReject('itemCancellation/own', world, call.login, id)
    rejectUnlessCancellable('itemCancellation/status', ownItem)
    const from = proofStatusOrSubmitted(ownItem.item.status)
    const status = reachedStatusOrThrow(decideProofItemTransition({ who: 'applicant', action: 'cancel', from }))
    const withCancellation = withSupplementEndIfComplete(
      changeDoc(
        changeDoc(world, 'proofItems', id, (before) => ({ ...before, status })),
        'proofMasters',
        String(ownItem.master.receiptProofMstrId),
        (before) => changedNow(before, call.now),
      ),
      ownItem.master.receiptProofMstrId,
      call,
    )
    return [
      recordHistory(withCancellation, call, ownItem.application.aplyNo, 'cancel-item', { receiptProofId: id }),
      okAnswer(),
    ]
  },
})

/** Cancels a whole proof. [A-254] [D2-42] */
export const cancelWholeProof = applicantEndpoint({
  method: 'DELETE',
  path: '/api/v1/proof-mstr/delete/:receiptProofMstrId',
  ref: 'A-254',
  rejects: ['PROOF_NOT_FOUND', 'PROOF_CANCEL_NOT_ALLOWED'],
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const id = call.params['receiptProofMstrId'] ?? ''
    const ownMaster = findOwnMasterOrReject('proofCancellation/own', world, call.login, id)
    rejectUnlessCancellable('proofCancellation/status', ownMaster)
    const from = proofStatusOrSubmitted(ownMaster.master.status)
    const status = reachedStatusOrThrow(decideProofTransition({ who: 'applicant', action: 'cancel', from }))
    const withCancellation = changeDoc(world, 'proofMasters', id, (before) => ({
      ...before,
      status,
      fields: { ...before.fields, updtDt: toWireTime(call.now) },
    }))
    return [
      recordHistory(withCancellation, call, ownMaster.application.aplyNo, 'cancel-proof', { receiptProofMstrId: id }),
      okAnswer(),
    ]
  },
})
