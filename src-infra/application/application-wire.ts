import { Schema } from 'effect'
import type {
  ApplicationDetail,
  Opinion,
  ProofItem,
  ProofMaster,
  StoredFile,
} from '#app/application/application-detail'
import { isShownFile } from '#domain/proof/proof-detail'

/** A text that may be absent, null, or sent as a number. */
const Text = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number, Schema.Boolean])))
/** An id: a record without one is no record. */
const Id = Schema.Union([Schema.String.check(Schema.isMinLength(1)), Schema.Number])
/** A number that may be absent, null, empty, or sent as text with or without thousands separators. [P-264] */
export const Amount = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Schema.Finite, Schema.String.check(Schema.isPattern(/^(-?[\d,]+(\.\d+)?)?$/))])),
)
/** A list that may be absent or null. [P-263] */
const List = <Item extends Schema.Top>(item: Item) => Schema.optionalKey(Schema.NullOr(Schema.Array(item)))

const FileWire = Schema.Struct({
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

/** One opinion of the wire. [P-266] */
export const OpinionWire = Schema.Struct({
  opinionSubmitSn: Id,
  opinionContent: Text,
  opinionStatus: Text,
  registDt: Text,
  answerStatus: Text,
  answerContent: Text,
  updtDt: Text,
  fileMasters: List(FileWire),
})

/**
 * The `result` of the detail call: every field but the number may be absent. The lists of proofs, which may be long, are
 * read by `MasterWire` and `ItemWire` afterwards. [A-145] [P-263] to [P-266]
 */
export const ApplicationWire = Schema.Struct({
  aplyNo: Id,
  aplyType: Text,
  suptSn: Text,
  aplyNm: Text,
  brno: Text,
  corpNm: Text,
  crpno: Text,
  opbzDt: Text,
  soaMm: Text,
  mngFrGb: Text,
  bankNm: Text,
  acntNo: Text,
  dpstrNm: Text,
  brdt: Text,
  prcsStts: Text,
  progressStatus: Text,
  prcsSttsRemark: Text,
  dcsnAmt: Amount,
  updtDt: Text,
  methodType: Text,
  opinionSubmits: List(OpinionWire),
  receiptProofMstrs: List(Schema.Unknown),
  receiptProofs: List(Schema.Unknown),
})

type Wire<S extends Schema.Top> = S['Type']
type TextValue = string | number | boolean | null | undefined

const textOf = (value: TextValue): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** The number behind an `Amount`, null where there is none. */
export const amountOf = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(String(value).replaceAll(',', ''))

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
const filesOf = (files: readonly Wire<typeof FileWire>[] | null | undefined): readonly StoredFile[] =>
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

/** One opinion as the rest of the portal knows it. [P-266] */
export const opinionOf = (opinion: Wire<typeof OpinionWire>): Opinion => ({
  opinionSubmitSn: String(opinion.opinionSubmitSn),
  opinionContent: textOf(opinion.opinionContent),
  opinionStatus: textOf(opinion.opinionStatus),
  registDt: textOf(opinion.registDt),
  answerStatus: textOf(opinion.answerStatus),
  answerContent: textOf(opinion.answerContent),
  updtDt: textOf(opinion.updtDt),
  fileMasters: filesOf(opinion.fileMasters),
})

/** What was read of the two long lists. */
type ProofWires = {
  readonly masters: readonly Wire<typeof MasterWire>[]
  readonly items: readonly Wire<typeof ItemWire>[]
}

/** The decoded application: absent fields are null, missing lists are empty. [A-145] [P-263] */
export const applicationOf = (
  wire: Wire<typeof ApplicationWire>,
  { masters, items }: ProofWires,
): ApplicationDetail => ({
  aplyNo: String(wire.aplyNo),
  aplyType: textOf(wire.aplyType),
  suptSn: textOf(wire.suptSn),
  aplyNm: textOf(wire.aplyNm),
  brno: textOf(wire.brno),
  corpNm: textOf(wire.corpNm),
  crpno: textOf(wire.crpno),
  opbzDt: textOf(wire.opbzDt),
  soaMm: textOf(wire.soaMm),
  mngFrGb: textOf(wire.mngFrGb),
  bankNm: textOf(wire.bankNm),
  acntNo: textOf(wire.acntNo),
  dpstrNm: textOf(wire.dpstrNm),
  brdt: textOf(wire.brdt),
  prcsStts: textOf(wire.prcsStts),
  progressStatus: textOf(wire.progressStatus),
  prcsSttsRemark: textOf(wire.prcsSttsRemark),
  dcsnAmt: amountOf(wire.dcsnAmt),
  updtDt: textOf(wire.updtDt),
  methodType: textOf(wire.methodType),
  opinionSubmits: (wire.opinionSubmits ?? []).map(opinionOf),
  receiptProofMstrs: masters.map(proofMasterOf),
  receiptProofs: items.map(proofItemOf),
})
