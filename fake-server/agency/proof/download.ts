import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { findDocument, type World } from '../../world/world.ts'
import { findOwnMasterOrReject } from './own-proofs.ts'

/** Of a document or a looked-up record, which share their ids; undefined if deleted or unknown. */
const proofOf = (world: World, id: string): number | undefined => {
  const item = findDocument(world, 'proofItems', id)
  if (item?.deleted === true) return undefined
  return (item ?? findDocument(world, 'parcelRecords', id))?.receiptProofMstrId
}

/** 제출 확인서, the same sample for all items. "Not found" for another applicant's id, too. */
export const downloadConfirmationCopy = applicantEndpoint({
  method: 'GET',
  path: '/api/v1/proof/file/download/:receiptProofId',
  ref: 'A-253',
  rejects: ['PROOF_NOT_FOUND'],
  answer: 'file',
  handler: (world, { params, login }) => {
    const id = params['receiptProofId'] ?? ''
    findOwnMasterOrReject(world, login, proofOf(world, id))
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt_${id}.pdf"`,
    }
    return [world, { status: 200, bytesName: 'sample-confirmation', headers }]
  },
})
