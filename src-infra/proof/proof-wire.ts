import { Schema } from 'effect'
import { isShownFile } from '#domain/proof/proof-detail'
import type { ProofItem, ProofMaster, StoredFile } from '#domain/proof/proof'
import { Amount, amountOf, Id, List, Text, textOf, type Wire } from '../http/wire-values.ts'

/** A file of the storage, as the wire has it. */
export const FileWire = Schema.Struct({
  fileId: Id,
  originlFileNm: Text,
  savedFileNm: Text,
  filePath: Text,
  fileSize: Amount,
  fileExt: Text,
  mimeType: Text,
  delYn: Text,
})

/** One document or looked-up record of a proof, as the wire has it. [P-265] */
export const ItemWire = Schema.Struct({
  receiptProofId: Id,
  receiptProofMstrId: Text,
  aplyNo: Text,
  aplyType: Text,
  suptSn: Text,
  suptHistSn: Text,
  currentStatus: Text,
  registDt: Text,
  dlvrDcsn: Amount,
  dlvrNm: Text,
  dlvrFee: Amount,
  reason: Text,
  filePath: Text,
  originlFileNm: Text,
  files: List(FileWire),
})

/** A proof master with its items, as the wire has it. [P-264] */
export const MasterWire = Schema.Struct({
  receiptProofMstrId: Id,
  brno: Text,
  suptSn: Text,
  aplyNo: Text,
  aplyType: Text,
  aplyTypeDetail: Text,
  useProofPeriod: Text,
  useProofStartDt: Text,
  useProofEndDt: Text,
  amountCount: Amount,
  amountCountType: Text,
  amountDcsn: Amount,
  isDirectDelivery: Text,
  progressStatus: Text,
  registDt: Text,
  cmpltDt: Text,
  updtDt: Text,
  receiptProofResponses: List(ItemWire),
})

const fileOf = (file: Wire<typeof FileWire>): StoredFile => ({
  fileId: String(file.fileId),
  originlFileNm: textOf(file.originlFileNm),
  savedFileNm: textOf(file.savedFileNm),
  filePath: textOf(file.filePath),
  fileSize: amountOf(file.fileSize),
  fileExt: textOf(file.fileExt),
  mimeType: textOf(file.mimeType),
})

/** Files that are not marked as deleted. [P-265] */
export const filesOf = (files: readonly Wire<typeof FileWire>[] | null | undefined): readonly StoredFile[] =>
  (files ?? []).filter(isShownFile).map(fileOf)

/** One proof item as the rest of the portal knows it. [P-265] */
export const proofItemOf = (item: Wire<typeof ItemWire>): ProofItem => ({
  receiptProofId: String(item.receiptProofId),
  receiptProofMstrId: textOf(item.receiptProofMstrId),
  aplyNo: textOf(item.aplyNo),
  aplyType: textOf(item.aplyType),
  suptSn: textOf(item.suptSn),
  suptHistSn: textOf(item.suptHistSn),
  currentStatus: textOf(item.currentStatus),
  registDt: textOf(item.registDt),
  dlvrDcsn: amountOf(item.dlvrDcsn),
  dlvrNm: textOf(item.dlvrNm),
  dlvrFee: amountOf(item.dlvrFee),
  reason: textOf(item.reason),
  filePath: textOf(item.filePath),
  originlFileNm: textOf(item.originlFileNm),
  files: filesOf(item.files),
})

/** One proof master as the rest of the portal knows it. [P-264] */
export const proofMasterOf = (master: Wire<typeof MasterWire>): ProofMaster => ({
  receiptProofMstrId: String(master.receiptProofMstrId),
  brno: textOf(master.brno),
  suptSn: textOf(master.suptSn),
  aplyNo: textOf(master.aplyNo),
  aplyType: textOf(master.aplyType),
  aplyTypeDetail: textOf(master.aplyTypeDetail),
  useProofPeriod: textOf(master.useProofPeriod),
  useProofStartDt: textOf(master.useProofStartDt),
  useProofEndDt: textOf(master.useProofEndDt),
  amountCount: amountOf(master.amountCount),
  amountCountType: textOf(master.amountCountType),
  amountDcsn: amountOf(master.amountDcsn),
  isDirectDelivery: textOf(master.isDirectDelivery),
  progressStatus: textOf(master.progressStatus),
  registDt: textOf(master.registDt),
  cmpltDt: textOf(master.cmpltDt),
  updtDt: textOf(master.updtDt),
  receiptProofResponses: (master.receiptProofResponses ?? []).map(proofItemOf),
})
