import { businessNumberOrNull } from '#domain/business/business-number'
import type { Proof, ProofForRules, ProofItem } from '#domain/proof/proof'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import type { ApplicationForProofRules } from '#domain/proof/support-limit'
import type { Instant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import type { ApplicationDoc, ParcelRecordDoc, ProofItemDoc, ProofMasterDoc } from '../../world/collections.ts'
import { allDocs, type World } from '../../world/world.ts'
import { statusOrUnknown } from '../applicant/applications.ts'
import { agencyFilesAt } from '../upload/stored-files.ts'
import {
  toProofItemWire,
  toProofWire,
  parseTotalUnit,
  parseCommaListOrEmpty,
  parseProofYears,
  proofStatusWord,
  PROOF_TYPE_WORDS,
} from './proof-wire.ts'

/** Returns a stored status for the rules; "submitted" if none is stored. */
export const proofStatusOrSubmitted = (status: ProofStatus | null): ProofStatus => status ?? 'submitted'

/** Returns the stored word of a proof status; null if there is no status. [D2-55] */
export const proofStatusWordOrNull = (status: ProofStatus | null): string | null =>
  status === null ? null : proofStatusWord(status)

export const proofForRulesOf = (master: ProofMasterDoc): ProofForRules => ({
  id: String(master.receiptProofMstrId),
  proofType: master.proofType,
  status: proofStatusOrSubmitted(master.status),
  decidedAmount: master.decidedAmount === 0 ? null : master.decidedAmount,
})

/** Returns the parts of a stored application that the rules about its proofs read. */
export const applicationForProofRulesOf = (world: World, application: ApplicationDoc): ApplicationForProofRules => ({
  status: statusOrUnknown(application.status),
  proofs: proofMastersOf(world, application.aplyNo).map(proofForRulesOf),
  decidedAmount: application.decidedAmount,
})

const time = (text: string | null | undefined): Instant | null => parseInstant(text ?? '')

/** Converts a stored proof to the domain type, without its items. */
export const toDomainProof = (application: ApplicationDoc, master: ProofMasterDoc): Omit<Proof, 'items'> => ({
  ...proofForRulesOf(master),
  businessNumber: businessNumberOrNull(application.brNo),
  supportNumber: application.suptSn,
  applicationNumber: application.aplyNo,
  detailTypes: parseCommaListOrEmpty(master.fields.aplyTypeDetail),
  years: parseProofYears(master.fields.useProofPeriod),
  total: master.total,
  totalUnit: parseTotalUnit(master.fields.amountCountType),
  registeredAt: master.registeredAt,
  completedAt: time(master.fields.cmpltDt),
  updatedAt: time(master.fields.updtDt) ?? master.writtenAt ?? master.registeredAt,
})

const NOTHING_LOOKED_UP = { decidedAmount: null, carrierName: null, deliveryFee: null }

const storedItem = (world: World, application: ApplicationDoc, item: ProofItemDoc) => {
  const files = agencyFilesAt(world, item.files)
  const noun: ProofItem = {
    ...NOTHING_LOOKED_UP,
    id: String(item.receiptProofId),
    proofId: String(item.receiptProofMstrId),
    applicationNumber: application.aplyNo,
    proofType: 'unknown',
    supportNumber: application.suptSn,
    status: proofStatusOrSubmitted(item.status),
    registeredAt: item.registeredAt,
    reason: item.reason,
    path: files[0]?.path ?? null,
    name: files[0]?.name ?? null,
    files,
  }
  // The stored strings replace the converted values, so that the answer contains them unchanged.
  return { ...toProofItemWire(noun), ...item.fields, currentStatus: proofStatusWordOrNull(item.status) }
}

/** Returns a record of a platform or carrier as an item of its proof, without a file. [A-187] [P-265] */
const recordItem = (master: ProofMasterDoc, application: ApplicationDoc, record: ParcelRecordDoc): ProofItem => ({
  ...NOTHING_LOOKED_UP,
  id: record.id,
  proofId: String(master.receiptProofMstrId),
  applicationNumber: application.aplyNo,
  proofType: master.proofType,
  supportNumber: application.suptSn,
  status: proofStatusOrSubmitted(master.status),
  registeredAt: master.registeredAt,
  carrierName: record.dlvrNm,
  deliveryFee: record.dlvrFee,
  reason: null,
  path: null,
  name: null,
  files: [],
})

export const proofMastersOf = (world: World, aplyNo: string): readonly ProofMasterDoc[] =>
  allDocs(world, 'proofMasters').filter((master) => master.aplyNo === aplyNo)

export const proofStatusesOfApplication = (world: World, aplyNo: string): readonly ProofStatus[] =>
  proofMastersOf(world, aplyNo).map(({ status }) => proofStatusOrSubmitted(status))

/** Returns the items of a proof that are not deleted. */
export const proofItemsOf = (world: World, receiptProofMstrId: number): readonly ProofItemDoc[] =>
  allDocs(world, 'proofItems').filter((item) => item.receiptProofMstrId === receiptProofMstrId && !item.deleted)

/** Returns the records that a platform or the carriers sent for a looked-up proof. */
export const recordsOfProof = (world: World, { receiptProofMstrId }: ProofMasterDoc): readonly ParcelRecordDoc[] =>
  allDocs(world, 'parcelRecords').filter((record) => record.receiptProofMstrId === receiptProofMstrId)

/** Returns the items of several proofs with the field names of the API. Reads each collection only once. [P-265] */
export const itemWiresOfProofs = (world: World, application: ApplicationDoc, masters: readonly ProofMasterDoc[]) => {
  const byId = new Map(masters.map((master) => [master.receiptProofMstrId, master]))
  const items = allDocs(world, 'proofItems')
    .filter((item) => byId.has(item.receiptProofMstrId) && !item.deleted)
    .map((item) => storedItem(world, application, item))
  const records = allDocs(world, 'parcelRecords').flatMap((record) => {
    const master = byId.get(record.receiptProofMstrId)
    if (master === undefined) return []
    return [
      {
        ...toProofItemWire(recordItem(master, application, record)),
        currentStatus: proofStatusWordOrNull(master.status),
      },
    ]
  })
  return [...items, ...records]
}

/**
 * Returns a stored proof in API fields, without its items; unknown stored values are sent unchanged. [P-264]
 */
export const toProofMasterWire = (application: ApplicationDoc, master: ProofMasterDoc) => ({
  ...toProofWire(toDomainProof(application, master)),
  ...master.fields,
  receiptProofMstrId: master.receiptProofMstrId,
  aplyType: PROOF_TYPE_WORDS[master.proofType],
  amountCount: master.total,
  progressStatus: proofStatusWordOrNull(master.status),
})
