import type { Static } from 'typebox'
import { parsedOrTextAsString } from '#domain/kernel/parsed-or-text'
import {
  REGISTRABLE_PROOF_TYPES,
  PROOF_TOTAL_UNITS,
  type ProofTotalUnit,
  type Proof,
  type ProofItem,
  type ProofTypeOrUnknown,
} from '#domain/proof/proof'
import { sortUniqueYears, type ProofYear } from '#domain/proof/proof-period'
import type { ProofStatus, ProofStatusOrText } from '#domain/proof/proof-status.table'
import { splitCommaList } from '#domain/text/characters'
import type { AgencyFile } from '#domain/upload/stored-file'
import { toWireTime } from '../../world/clock.ts'
import { EachField, ClosedObject, Nullable, OneOf, Type, UncheckedValue } from '../../world/schema.ts'

/** The statuses of proofs and documents as the words that the API sends. [D2-55] */
const STATUS_WORD = {
  submitted: '제출',
  submitComplete: '제출완료',
  reviewWaiting: '검토대기',
  supplementRequest: '보완요청',
  supplementComplete: '보완완료',
  underReview: '검토중',
  deliberation: '심의',
  approved: '승인',
  targetSelected: '대상선정',
  notSelected: '미선정',
  hold: '보류',
  paymentComplete: '지급완료',
  userCancel: '사용자취소',
  userDelete: '사용자삭제',
} as const satisfies Record<ProofStatus, string>

/** The types of proofs and documents in the API. A parcel proof is a general proof that counts parcels. [P-086] */
export const PROOF_TYPE_WORDS = {
  general: '일반',
  direct: '영업',
  rapid: '신속',
  parcel: '일반',
  unknown: null,
} as const satisfies Record<ProofTypeOrUnknown, string | null>

/** The units of a total, as this server stores them. [P-072] */
export const TOTAL_UNIT_WORDS = { amount: '금액', cases: '건', parcel: '택배' } as const satisfies Record<
  ProofTotalUnit,
  string
>

/** Returns the word of a status; an unknown status keeps its stored word. */
export const proofStatusWord = (status: ProofStatusOrText): string =>
  parsedOrTextAsString(status, (knownStatus) => STATUS_WORD[knownStatus])

/** Returns the unit of a sent or stored total: `건수` also means cases; null for any other word. [P-072] [D3-04] */
export const parseTotalUnit = (word: unknown): ProofTotalUnit | null =>
  word === '건수' ? 'cases' : (PROOF_TOTAL_UNITS.find((unit) => TOTAL_UNIT_WORDS[unit] === word) ?? null)

/**
 * Returns the type of a sent proof or document; undefined for a type that cannot be registered by hand. [P-265]
 * [D3-108]
 */
export const parseRegistrableProofType = (word: unknown) =>
  REGISTRABLE_PROOF_TYPES.find((type) => PROOF_TYPE_WORDS[type] === word)

/** Returns the items of a comma-separated list, or an empty list if the value is not a string. */
export const parseCommaListOrEmpty = (text: unknown): readonly string[] =>
  splitCommaList(typeof text === 'string' ? text : '')

/** Returns the years of a period. [P-101] */
export const parseProofYears = (text: unknown): readonly ProofYear[] =>
  sortUniqueYears(parseCommaListOrEmpty(text).map(Number).filter(Number.isInteger))

/** Returns an id as the API sends it: as a number, or as a string if it is not a number or too large. */
const wireId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** Returns a stored file as every answer lists it. [P-265] */
export const toFileWire = ({ id, name, storedName, path, bytes, extension, mimeType }: AgencyFile) => ({
  fileId: id,
  originlFileNm: name,
  savedFileNm: storedName,
  filePath: path,
  fileSize: bytes,
  fileExt: extension,
  mimeType,
  delYn: 'N',
})

export const StoredFileWireSchema = ClosedObject(
  {
    ...EachField(Type.String(), 'fileId', 'originlFileNm', 'savedFileNm', 'filePath'),
    fileSize: Type.Integer(),
    fileExt: Type.String(),
    mimeType: Type.String(),
    delYn: Type.Literal('N'),
  },
  'StoredFile',
)

/** Returns a document or record of a proof in API fields; a field that the domain does not have is empty. [P-265] */
export const toProofItemWire = (item: ProofItem) => ({
  receiptProofId: wireId(item.id),
  receiptProofMstrId: item.proofId === null ? null : wireId(item.proofId),
  aplyNo: item.applicationNumber,
  aplyType: PROOF_TYPE_WORDS[item.proofType],
  suptSn: item.supportNumber,
  suptHistSn: null,
  currentStatus: proofStatusWord(item.status),
  registDt: toWireTime(item.registeredAt),
  dlvrDcsn: item.decidedAmount,
  dlvrNm: item.carrierName,
  dlvrFee: item.deliveryFee,
  reason: item.reason,
  filePath: item.path,
  originlFileNm: item.name,
  files: item.files.map(toFileWire),
})

const Text = Nullable(Type.String())
const Count = Nullable(Type.Number())
const Id = Type.Union([Type.Integer(), Type.String()])

/** A document or a record of a proof in an answer. [P-265] */
export const ProofItemWireSchema = ClosedObject(
  {
    receiptProofId: Id,
    receiptProofMstrId: Nullable(Id),
    aplyNo: Type.String(),
    ...EachField(Text, 'aplyType', 'suptSn', 'suptHistSn', 'currentStatus', 'registDt'),
    dlvrDcsn: Count,
    dlvrNm: Text,
    dlvrFee: Count,
    ...EachField(Text, 'reason', 'filePath', 'originlFileNm'),
    files: Type.Array(StoredFileWireSchema),
  },
  'ProofDocument',
)

/** Returns a proof in API fields, without its items; fields that the domain does not have are empty. [P-264] */
export const toProofWire = (proof: Omit<Proof, 'items'>) => ({
  receiptProofMstrId: Number(proof.id),
  brno: proof.businessNumber,
  suptSn: proof.supportNumber,
  aplyNo: proof.applicationNumber,
  aplyType: PROOF_TYPE_WORDS[proof.proofType],
  aplyTypeDetail: proof.detailTypes.join(','),
  useProofPeriod: proof.years.join(','),
  useProofStartDt: '',
  useProofEndDt: '',
  amountCount: proof.total,
  amountCountType: proof.totalUnit === null ? null : TOTAL_UNIT_WORDS[proof.totalUnit],
  amountDcsn: proof.decidedAmount,
  isDirectDelivery: null,
  progressStatus: proofStatusWord(proof.status),
  registDt: toWireTime(proof.registeredAt),
  cmpltDt: toWireTime(proof.completedAt),
  updtDt: toWireTime(proof.updatedAt),
})

const PROOF = {
  receiptProofMstrId: Type.Integer(),
  brno: Type.String(),
  suptSn: Text,
  ...EachField(Type.String(), 'aplyNo', 'aplyType', 'aplyTypeDetail', 'useProofPeriod', 'useProofStartDt'),
  useProofEndDt: Type.String(),
  amountCount: Count,
  amountCountType: Text,
  amountDcsn: Count,
  ...EachField(Text, 'isDirectDelivery', 'progressStatus', 'registDt', 'cmpltDt', 'updtDt'),
}

export const ProofWireSchema = ClosedObject(PROOF, 'Proof')
/** A proof with its documents in an answer. [P-281] */
export const ProofWithItemsWireSchema = ClosedObject(
  { ...PROOF, receiptProofResponses: Type.Array(ProofItemWireSchema) },
  'ProofWithDocuments',
)

/** A sent document: its type and its stored file, in the item or in a separate part. [P-265] [D3-95] */
export const SENT_DOCUMENT_FIELDS = {
  aplyType: Type.Optional(UncheckedValue(Type.String())),
  filePath: Type.Optional(UncheckedValue(Type.String())),
  receiptProofFileReqeust: Type.Optional(UncheckedValue(Type.Object({ filePath: Type.String() }))),
}

/**
 * The body of a registration: its master and its documents. The documents are read one by one, so that each rejection
 * gives its reason. [P-276]
 */
export const RegistrationBody = Type.Object({
  receiptProofMstrCreateRequest: Type.Object({
    suptSn: Type.Optional(UncheckedValue(Nullable(Type.String()))),
    aplyNo: Type.String(),
    aplyType: UncheckedValue(OneOf([PROOF_TYPE_WORDS.general, PROOF_TYPE_WORDS.direct]), Type.String()),
    aplyTypeDetail: Type.Optional(Type.String()),
    useProofPeriod: Type.String(),
    amountCount: Type.Number(),
    amountCountType: UncheckedValue(OneOf(Object.values(TOTAL_UNIT_WORDS)), Type.String()),
    progressStatus: Type.Optional(Type.String()),
  }),
  receiptProofRequestList: Type.Optional(UncheckedValue(Type.Array(Type.Object(SENT_DOCUMENT_FIELDS)))),
})

/**
 * Reads a sent registration. If this server does not accept a word, the type is undefined or the unit is null. [P-276]
 */
export const toSentRegistration = ({
  receiptProofMstrCreateRequest: body,
  receiptProofRequestList,
}: Static<typeof RegistrationBody>) => ({
  applicationNumber: body.aplyNo,
  proofType: parseRegistrableProofType(body.aplyType),
  detailType: body.aplyTypeDetail ?? '',
  years: parseProofYears(body.useProofPeriod),
  /** The period as it was sent; it is stored unchanged. */
  period: body.useProofPeriod,
  total: body.amountCount,
  totalUnit: parseTotalUnit(body.amountCountType),
  unitWord: body.amountCountType,
  items: receiptProofRequestList,
})
export type SentRegistration = ReturnType<typeof toSentRegistration>

/** The body of a call that changes a proof. [P-282] [P-284] */
export const ProofUpdateBody = Type.Object({
  receiptProofMstrId: Type.Union([Type.String(), Type.Number()]),
  aplyNo: Type.String(),
  useProofPeriod: Type.String(),
  amountCount: Type.Number(),
})

/** Reads a write to a proof. [P-282] [P-284] */
export const toSentProofUpdate = (body: Static<typeof ProofUpdateBody>) => ({
  proofId: String(body.receiptProofMstrId),
  applicationNumber: body.aplyNo,
  years: parseProofYears(body.useProofPeriod),
  total: body.amountCount,
})
export type SentProofUpdate = ReturnType<typeof toSentProofUpdate>

export const CarrierRequestBody = Type.Object({
  suptSn: Type.Optional(UncheckedValue(Nullable(Type.String()))),
  aplyNo: Type.String(),
  ...EachField(Type.Optional(Type.String()), 'aplyType', 'aplyTypeDetail', 'amountCountType', 'progressStatus'),
})

/** Reads a request to carriers; `aplyTypeDetail` lists their names. [P-087] [P-280] */
export const readCarrierRequest = (body: Static<typeof CarrierRequestBody>) => ({
  applicationNumber: body.aplyNo,
  carriers: parseCommaListOrEmpty(body.aplyTypeDetail),
})
