import { refusal } from '../answers.ts'
import { route } from '../handler.ts'
import { forApplicant } from '../session/tokens.ts'
import { wireTime } from '../world/clock.ts'
import { find, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { pdfOf } from './pdf.ts'

/** A document or a looked-up record of a proof that is not deleted, by the number that both are listed under. */
const itemOf = (world: World, id: string) => {
  const item = find(world, 'proofItems', id)
  if (item !== null) return item.deleted ? null : { of: item.receiptProofMstrId, at: item.registeredAt }
  const record = find(world, 'parcelRecords', id)
  const master = record === null ? null : find(world, 'proofMasters', String(record.receiptProofMstrId))
  return master === null ? null : { of: master.receiptProofMstrId, at: master.registeredAt }
}

/** The receipt of a proof item as PDF; an unknown or foreign id is not found. */
export const proofDownload = route({
  method: 'GET',
  path: '/api/v1/proof/file/download/:receiptProofId',
  ref: 'A-253',
  access: 'applicant',
  handler: forApplicant((world, { params, login }) => {
    const id = params['receiptProofId'] ?? ''
    const item = itemOf(world, id)
    const own = item === null ? null : ownMaster(world, login, item.of)
    if (item === null || own === null) return [world, refusal(404, 'PROOF_NOT_FOUND', 'server.proofNotFound')]
    const text = pdfOf([
      'SAMPLE RECEIPT (simulation, not a real document)',
      `Application ${own.application.aplyNo}`,
      `Proof ${item.of} / item ${id}`,
      `Registered ${wireTime(item.at)}`,
    ])
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt_${id}.pdf"`,
    }
    return [world, { status: 200, text, headers }]
  }),
})
