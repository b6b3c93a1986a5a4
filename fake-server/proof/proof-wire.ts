import { PROOF_STATUS, type ProofStatus, type ReadProofStatus } from '#domain/proof/proof-status.table'
import { PROOF_TYPE, type ProofType } from '#domain/proof/proof-type'
import type {
  ApplicationDoc,
  ParcelRecordDoc,
  ProofItemDoc,
  ProofMasterDoc,
  StoredFileDoc,
} from '../world/collections.ts'
import { wireTime } from '../world/clock.ts'
import { allOf, find, type World } from '../world/world.ts'

/** The stored word of a proof status; a proof without one has none. [D2-55] */
export const proofWord = (status: string | null): string | null =>
  status === null ? null : PROOF_STATUS[status as ProofStatus].wire

/** The status of a proof as the rules read it: without one it is submitted. */
export const proofStatusOf = (status: string | null): ReadProofStatus => (status as ProofStatus | null) ?? 'submitted'

export const typeOfMaster = ({ proofType }: ProofMasterDoc): ProofType => proofType as ProofType

/** A master's `aplyType`: a parcel proof is a general one that is counted as parcel. [P-086] */
const wordOfType = (type: ProofType) => PROOF_TYPE[type === 'parcel' ? 'general' : type].wire

/** A stored file as every entity lists it. [P-265] */
export const fileWire = ({ path, name, type, size }: StoredFileDoc) => ({
  fileId: path,
  originlFileNm: name,
  savedFileNm: path.split('/').at(-1) ?? path,
  filePath: path,
  fileSize: size,
  fileExt: /\.([^.]+)$/.exec(name)?.[1] ?? '',
  mimeType: type,
  delYn: 'N',
})

export const filesWire = (world: World, paths: readonly string[]) =>
  paths.flatMap((path) => {
    const file = find(world, 'storedFiles', path)
    return file === null ? [] : [fileWire(file)]
  })

const itemWire = (world: World, application: ApplicationDoc, item: ProofItemDoc) => {
  const files = filesWire(world, item.files)
  return {
    receiptProofId: item.receiptProofId,
    receiptProofMstrId: item.receiptProofMstrId,
    aplyNo: application.aplyNo,
    suptSn: application.suptSn,
    suptHistSn: null,
    dlvrDcsn: null,
    dlvrNm: null,
    dlvrFee: null,
    ...item.fields,
    currentStatus: proofWord(item.status),
    reason: item.reason,
    registDt: wireTime(item.registeredAt),
    filePath: files[0]?.filePath ?? null,
    originlFileNm: files[0]?.originlFileNm ?? null,
    files,
  }
}

/** A record of a platform or carrier, listed as an item of its master without a file. [A-187] [P-265] */
const recordWire = (master: ProofMasterDoc, application: ApplicationDoc, record: ParcelRecordDoc) => ({
  receiptProofId: record.id,
  receiptProofMstrId: master.receiptProofMstrId,
  aplyNo: application.aplyNo,
  aplyType: wordOfType(typeOfMaster(master)),
  suptSn: application.suptSn,
  currentStatus: proofWord(master.status),
  registDt: wireTime(master.registeredAt),
  dlvrNm: record.dlvrNm,
  dlvrFee: record.dlvrFee,
  files: [],
})

export const mastersOf = (world: World, aplyNo: string): readonly ProofMasterDoc[] =>
  allOf(world, 'proofMasters').filter((master) => master.aplyNo === aplyNo)

/** The items of a master that are not deleted. */
export const itemsOf = (world: World, receiptProofMstrId: number): readonly ProofItemDoc[] =>
  allOf(world, 'proofItems').filter((item) => item.receiptProofMstrId === receiptProofMstrId && !item.deleted)

/** The items of several masters as the wire lists them, with one pass over each collection. [P-265] */
export const itemsWire = (world: World, application: ApplicationDoc, masters: readonly ProofMasterDoc[]) => {
  const byId = new Map(masters.map((master) => [master.receiptProofMstrId, master]))
  const items = allOf(world, 'proofItems')
    .filter((item) => byId.has(item.receiptProofMstrId) && !item.deleted)
    .map((item) => itemWire(world, application, item))
  const records = allOf(world, 'parcelRecords').flatMap((record) => {
    const master = byId.get(record.receiptProofMstrId)
    return master === undefined ? [] : [recordWire(master, application, record)]
  })
  return [...items, ...records]
}

/** A proof master as the wire carries it, without its items. [P-264] */
export const masterWire = (application: ApplicationDoc, master: ProofMasterDoc) => ({
  receiptProofMstrId: master.receiptProofMstrId,
  brno: application.brNo,
  suptSn: application.suptSn,
  aplyNo: application.aplyNo,
  updtDt: wireTime(master.writtenAt ?? master.registeredAt),
  ...master.fields,
  aplyType: wordOfType(typeOfMaster(master)),
  amountCount: master.total,
  amountDcsn: master.decidedAmount === 0 ? null : master.decidedAmount,
  progressStatus: proofWord(master.status),
  registDt: wireTime(master.registeredAt),
})
