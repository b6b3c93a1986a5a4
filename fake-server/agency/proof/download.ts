import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { findDoc, type World } from '../../world/world.ts'
import { findOwnMasterOrReject } from './own-proofs.ts'

/**
 * Returns the number of the proof to which a document or a looked-up record with this id belongs. Undefined if the id
 * is unknown or its document is deleted.
 */
const proofOf = (world: World, id: string): number | undefined => {
  const item = findDoc(world, 'proofItems', id)
  if (item?.deleted === true) return undefined
  return (item ?? findDoc(world, 'parcelRecords', id))?.receiptProofMstrId
}

/**
 * Returns the 제출 확인서 of a proof item, which is the same sample for all items. Fails with "not found" for an
 * unknown id and for another applicant's id.
 */
export const downloadConfirmationCopy = applicantEndpoint({
  method: 'GET',
  path: '/api/v1/proof/file/download/:receiptProofId',
  ref: 'A-253',
  rejects: ['PROOF_NOT_FOUND'],
  answer: 'file',
  handler: (world, { params, login }) => {
    const id = params['receiptProofId'] ?? ''
    findOwnMasterOrReject('confirmationCopy/own', world, login, proofOf(world, id))
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt_${id}.pdf"`,
    }
    return [world, { status: 200, bytesName: 'sample-confirmation', headers }]
  },
})
