import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { recordHistory } from '../../world/history.ts'
import { findOwnMasterOrReject } from './own-proofs.ts'
import { ProofUpdateBody, ProofWithItemsWireSchema, toSentProofUpdate } from './proof-wire.ts'
import { itemWiresOfProofs, toProofMasterWire } from './stored-proofs.ts'
import { PROOF_WRITE_ERROR_CODES, writableMasterOrReject, writeProofMaster } from './supplements.ts'

/**
 * Returns a master with its items and their files. Fails with "not found" for an unknown master and for another
 * applicant's master. [P-281]
 */
export const getProofMaster = applicantEndpoint({
  method: 'GET',
  path: '/api/v1/proof-mstr/get/:receiptProofMstrId',
  ref: 'P-281',
  rejects: ['PROOF_NOT_FOUND'],
  answer: okAnswerSchema({ result: ProofWithItemsWireSchema }),
  handler: (world, { params, login }) => {
    const { master, application } = findOwnMasterOrReject(
      'shownProof/own',
      world,
      login,
      params['receiptProofMstrId'] ?? '',
    )
    const result = {
      ...toProofMasterWire(application, master),
      receiptProofResponses: itemWiresOfProofs(world, application, [master]),
    }
    return [world, okAnswer({ result })]
  },
})

/** Stores period and total of a proof that was sent back. [P-284] */
export const updateProofMaster = applicantEndpoint({
  method: 'PUT',
  path: '/api/v1/proof-mstr/update',
  ref: 'P-284',
  rejects: PROOF_WRITE_ERROR_CODES,
  body: ProofUpdateBody,
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const update = toSentProofUpdate(call.body)
    const ownMaster = writableMasterOrReject(world, call.login, update)
    const { receiptProofMstrId } = ownMaster.master
    const withUpdate = writeProofMaster(world, ownMaster, update, call)
    return [
      recordHistory(withUpdate, call, ownMaster.application.aplyNo, 'write-proof', { receiptProofMstrId }),
      okAnswer(),
    ]
  },
})
