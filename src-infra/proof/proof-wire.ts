import { Schema } from 'effect'
import type { NewBaseItem, FileReplacement, ProofUpdate } from '#app/proof/proofs.port'
import { businessNumberOrNull } from '#domain/business/business-number'
import {
  PROOF_TOTAL_UNITS,
  type ProofTotalUnit,
  type Proof,
  type ProofItem,
  PROOF_TYPES,
  proofTypeFromNameAndUnit,
  type ProofTypeOrUnknown,
} from '#domain/proof/proof'
import { sortUniqueYears, type ProofYear } from '#domain/proof/proof-period'
import { PROOF_STATUS_ROWS, proofStatusFromNameOrSubmitted, proofStatusName } from '#domain/proof/proof-status.table'
import type { NewCarrierRequest, NewProof } from '#domain/proof/registration/new-proof'
import { splitCommaList } from '#domain/text/characters'
import type { StoredFile } from '#domain/upload/stored-file'
import {
  WireAmount,
  amountOrNull,
  WireId,
  WireList,
  WireText,
  textOrNull,
  type DecodedWire,
  instantOrNull,
} from '../http/answers.ts'
import { toFileFields, FileWire, toUndeletedFiles } from '../upload/stored-file-wire.ts'

/** The API's words for the types. A parcel proof is a general proof that counts parcels. [A-176] [P-086] */
const TYPE_WORD = {
  general: '일반',
  direct: '영업',
  rapid: '신속',
  parcel: '일반',
  unknown: '',
} as const satisfies Record<ProofTypeOrUnknown, string>

/**
 * The API's words for the unit of a total. The client sends the first word of a unit, and accepts all of its words. A
 * deployment may send another word for the unit `cases`. [P-072] [D3-04]
 */
const UNIT_WORDS = {
  amount: ['금액'],
  cases: ['건', '건수'],
  parcel: ['택배'],
} as const satisfies Record<ProofTotalUnit, readonly [string, ...string[]]>

/** Returns the type of a word. `parcel` has no word, because the unit of the total shows it. [A-176] [D2-46] */
const toType = (word: string | null): ProofTypeOrUnknown =>
  PROOF_TYPES.find((type) => TYPE_WORD[type] === word) ?? 'unknown'

/** Returns the unit of a total; null if the word is unknown. [P-072] */
const toProofTotalUnit = (word: string | null): ProofTotalUnit | null =>
  PROOF_TOTAL_UNITS.find((count) => (UNIT_WORDS[count] as readonly (string | null)[]).includes(word)) ?? null

/** Returns the years in a stored period. Ignores its other parts. [P-101] */
const toYears = (text: string | null): readonly ProofYear[] =>
  sortUniqueYears(
    splitCommaList(text ?? '')
      .filter((part) => /^\d{4}$/.test(part))
      .map(Number),
  )

/** Returns the years in ascending order, joined by commas; empty if there are none. [P-028] */
const periodOf = (years: readonly ProofYear[]): string => sortUniqueYears(years).join(',')

/**
 * One document or looked-up record of a proof, as the API sends it. The portal does not use `suptHistSn`. [P-265]
 * [D2-290]
 */
export const ProofItemWire = Schema.Struct({
  receiptProofId: WireId,
  receiptProofMstrId: WireText,
  aplyNo: WireText,
  aplyType: WireText,
  suptSn: WireText,
  suptHistSn: WireText,
  currentStatus: WireText,
  registDt: WireText,
  dlvrDcsn: WireAmount,
  dlvrNm: WireText,
  dlvrFee: WireAmount,
  reason: WireText,
  filePath: WireText,
  originlFileNm: WireText,
  files: WireList(FileWire),
})

/**
 * A proof with its items, as the API sends it. The portal uses neither the days of use nor the division. [P-264]
 * [D2-290]
 */
export const ProofWire = Schema.Struct({
  receiptProofMstrId: WireId,
  brno: WireText,
  suptSn: WireText,
  aplyNo: WireText,
  aplyType: WireText,
  aplyTypeDetail: WireText,
  useProofPeriod: WireText,
  useProofStartDt: WireText,
  useProofEndDt: WireText,
  amountCount: WireAmount,
  amountCountType: WireText,
  amountDcsn: WireAmount,
  isDirectDelivery: WireText,
  progressStatus: WireText,
  registDt: WireText,
  cmpltDt: WireText,
  updtDt: WireText,
  receiptProofResponses: WireList(ProofItemWire),
})

/** Returns the `filePath` of a document; null if the list of files marks this file as deleted. [P-265] */
const ownPathOf = ({ filePath, files }: DecodedWire<typeof ProofItemWire>): string | null => {
  const path = textOrNull(filePath)
  const filesWithPath = (files ?? []).filter((file) => textOrNull(file.filePath) === path)
  return filesWithPath.length > 0 && filesWithPath.every(({ delYn }) => delYn === 'Y') ? null : path
}

/** Converts one document or looked-up record. [P-265] */
export const toProofItem = (item: DecodedWire<typeof ProofItemWire>): ProofItem => ({
  id: String(item.receiptProofId),
  proofId: textOrNull(item.receiptProofMstrId),
  applicationNumber: textOrNull(item.aplyNo),
  proofType: toType(textOrNull(item.aplyType)),
  supportNumber: textOrNull(item.suptSn),
  status: proofStatusFromNameOrSubmitted(textOrNull(item.currentStatus)),
  registeredAt: instantOrNull(item.registDt),
  decidedAmount: amountOrNull(item.dlvrDcsn),
  carrierName: textOrNull(item.dlvrNm),
  deliveryFee: amountOrNull(item.dlvrFee),
  reason: textOrNull(item.reason),
  path: ownPathOf(item),
  name: textOrNull(item.originlFileNm),
  files: toUndeletedFiles(item.files),
})

/** Returns the decided amount in won; null if there is none. A decision is at least 1 won, so 0 is none. [D2-561] */
const decidedAmountOrNull = (value: DecodedWire<typeof ProofWire>['amountDcsn']): number | null => {
  const amount = amountOrNull(value)
  return amount !== null && amount > 0 ? amount : null
}

/** Converts one proof. If it counts parcels, it is a parcel proof, regardless of its type. [P-264] */
export const toProof = (proof: DecodedWire<typeof ProofWire>): Proof => {
  const totalUnit = toProofTotalUnit(textOrNull(proof.amountCountType))
  return {
    id: String(proof.receiptProofMstrId),
    businessNumber: businessNumberOrNull(textOrNull(proof.brno)),
    supportNumber: textOrNull(proof.suptSn),
    applicationNumber: textOrNull(proof.aplyNo),
    proofType: proofTypeFromNameAndUnit(toType(textOrNull(proof.aplyType)), totalUnit),
    detailTypes: splitCommaList(textOrNull(proof.aplyTypeDetail) ?? ''),
    years: toYears(textOrNull(proof.useProofPeriod)),
    total: amountOrNull(proof.amountCount),
    totalUnit,
    decidedAmount: decidedAmountOrNull(proof.amountDcsn),
    status: proofStatusFromNameOrSubmitted(textOrNull(proof.progressStatus)),
    registeredAt: instantOrNull(proof.registDt),
    completedAt: instantOrNull(proof.cmpltDt),
    updatedAt: instantOrNull(proof.updtDt),
    items: (proof.receiptProofResponses ?? []).map(toProofItem),
  }
}

/** Returns an id for the API: as a number, or as a string if it is not numeric. */
export const toWireId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/**
 * Returns the request for a new proof with its documents. `casesWord` is this deployment's word for cases. [P-070] to
 * [P-073]
 */
export const toRegistrationRequest = (proof: NewProof<StoredFile>, casesWord: string) => {
  const place = { suptSn: proof.supportNumber, aplyNo: proof.applicationNumber }
  return {
    receiptProofMstrCreateRequest: {
      ...place,
      aplyType: TYPE_WORD[proof.proofType],
      aplyTypeDetail: proof.detailType,
      useProofPeriod: periodOf(proof.years),
      amountCount: proof.total,
      amountCountType: proof.totalUnit === 'cases' ? casesWord : UNIT_WORDS.amount[0],
      progressStatus: proofStatusName(proof.status),
    },
    receiptProofRequestList: proof.items.map(({ proofType, status, file }) => ({
      ...place,
      aplyType: TYPE_WORD[proofType],
      currentStatus: proofStatusName(status),
      receiptProofFileReqeust: toFileFields(file),
    })),
  }
}

/** Returns the request to carriers: a general proof that counts parcels and lists the carriers. [P-086] [P-087] */
export const toCarrierRequest = ({ supportNumber, applicationNumber, carriers, status }: NewCarrierRequest) => ({
  suptSn: supportNumber,
  aplyNo: applicationNumber,
  aplyType: TYPE_WORD.general,
  aplyTypeDetail: carriers.join(','),
  amountCountType: UNIT_WORDS.parcel[0],
  progressStatus: proofStatusName(status),
})

/** Returns the request that stores years and total of a proof that was sent back. [P-131] */
export const toProofUpdateRequest = ({ proofId, applicationNumber, years, total }: ProofUpdate) => ({
  receiptProofMstrId: toWireId(proofId),
  aplyNo: applicationNumber,
  useProofPeriod: periodOf(years),
  amountCount: total,
})

/**
 * Returns the request that stores years and total and replaces the files of some items. The API itself misspells the
 * name of the file part. [P-130]
 */
export const toSupplementRequest = (update: ProofUpdate, replacements: readonly FileReplacement[]) => ({
  receiptProofMstrUpdateRequest: toProofUpdateRequest(update),
  receiptProofRequestList: replacements.map(({ itemId, applicationNumber, proofType, supportNumber, file }) => ({
    receiptProofId: toWireId(itemId),
    aplyNo: applicationNumber,
    aplyType: TYPE_WORD[proofType],
    suptSn: supportNumber,
    receiptProofFileReqeust: toFileFields(file),
  })),
})

/**
 * Returns the request for a base file of a supplement: a direct item whose status is "supplemented" from the start.
 * [P-093] [D3-95]
 */
export const toBaseItemRequest = ({ proofId, applicationNumber, supportNumber, file }: NewBaseItem) => ({
  receiptProofMstrId: toWireId(proofId),
  suptSn: supportNumber,
  aplyNo: applicationNumber,
  aplyType: TYPE_WORD.direct,
  currentStatus: PROOF_STATUS_ROWS.supplementComplete.ko,
  receiptProofFileReqeust: toFileFields(file),
})
