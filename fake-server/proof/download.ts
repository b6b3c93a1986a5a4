import { refusal } from '../answers.ts'
import { route } from '../handler.ts'
import { forApplicant } from '../session/tokens.ts'
import { wireTime } from '../world/wire-time.ts'
import { find } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { pdfOf } from './pdf.ts'

/** The receipt of a proof item as PDF; an unknown or foreign id is not found. */
export const proofDownload = route({
  method: 'GET',
  path: '/api/v1/proof/file/download/:receiptProofId',
  ref: 'A-253',
  access: 'applicant',
  handler: forApplicant((world, { params, login }) => {
    const item = find(world, 'proofItems', params['receiptProofId'] ?? '')
    const own = item === null ? null : ownMaster(world, login, item.receiptProofMstrId)
    if (item === null || own === null || item.deleted)
      return [world, refusal(404, 'PROOF_NOT_FOUND', 'server.proofNotFound')]
    const text = pdfOf([
      'SAMPLE RECEIPT (simulation, not a real document)',
      `Application ${own.application.aplyNo}`,
      `Proof ${item.receiptProofMstrId} / item ${item.receiptProofId}`,
      `Registered ${wireTime(item.registeredAt)}`,
    ])
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt_${item.receiptProofId}.pdf"`,
    }
    return [world, { status: 200, text, headers }]
  }),
})
