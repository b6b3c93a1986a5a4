import type { TSchema } from 'typebox'
import { PROOF_TYPES } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { APPLICATION_STATUSES } from '#domain/status/application-status.table'
import { PopupAnswer } from '../agency/notice/popup-wire.ts'
import { ProofAnswer, ProofItemAnswer } from '../agency/proof/proof-wire.ts'
import { Fields, Nullable, Type } from '../http/schema.ts'
import type { CollectionName, Collections } from '../world/collections.ts'
import { Ahead, AT, ChosenSettings, KeptFaults, QueueSetting, Visitor } from './control-schemas.ts'

const Text = Type.String()
const MaybeText = Nullable(Text)
const MaybeAt = Nullable(AT)
const Whole = Type.Integer()
const Anything = Type.Unknown()
const Flow = Type.Enum(['신속', '일반'])
const Entity = Type.Enum(['0', '1'])
const Bytes = Type.String({ pattern: '^[\\w-]{1,200}$' })
const ProofWord = Nullable(Type.Enum([...PROOF_STATUSES]))
const Amount = Type.Optional(Type.Union([Type.Number(), MaybeText]))
const Agreement = Fields({ column: Text, orderNo: Type.Number(), value: Type.Enum(['Y', 'N']) })
const Code = Fields({ codeValue: Text, codeName: Text, codeDesc: Text })
/** What an applicant sent: amounts, a support number of any form, and texts. */
const Sent = Type.Object(
  { suptSn: Type.Optional(Anything), sprtAmt: Amount, dcsnAmt: Amount },
  { additionalProperties: MaybeText },
)

/** Several fields of one form. */
const each = <Name extends string>(form: TSchema, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, form])) as Record<Name, TSchema>

/** Some fields of an answer, which goes out as they were stored. */
const someOf = (answer: TSchema): TSchema => ({ ...answer, required: [] })

/** What a document of each collection is: all its fields, none beside them, and the words that they know. */
const DOCUMENTS: {
  readonly [C in Exclude<CollectionName, 'control'>]: { readonly [F in keyof Required<Collections[C]>]: TSchema }
} = {
  businesses: {
    ...each(Text, 'brNo', 'name', 'openingDate', 'taxType'),
    ...each(MaybeText, 'bSttCd', 'errCd', 'corporateNumber', 'ownerCi'),
    mngFrGb: Entity,
    aplyType: Flow,
    deliveryTotal: Nullable(Whole),
  },
  people: each(Text, 'ci', 'name', 'birthDay', 'phone', 'carrier'),
  accounts: each(Text, 'bankCd', 'accountNumber', 'holder'),
  applications: {
    ...each(Text, 'aplyNo', 'brNo', 'suptSn', 'remark'),
    ...each(AT, 'registeredAt', 'changedAt'),
    ci: MaybeText,
    status: Nullable(Type.Enum([...APPLICATION_STATUSES])),
    aplyType: Flow,
    mngFrGb: Entity,
    fields: Sent,
    files: Type.Record(Text, MaybeText),
    residentNumberGiven: Type.Boolean(),
    realName: Type.Optional(Type.Enum(['passed', 'waived'])),
    decidedAmount: Type.Number(),
    reasons: Type.Array(Text),
    submittedAt: MaybeAt,
  },
  certifications: {
    ...each(Text, 'id', 'ci', 'name', 'birthDay', 'phone', 'carrier', 'provider', 'browser'),
    ...each(MaybeText, 'brNo', 'aplyNo'),
    at: AT,
  },
  browsers: { browser: Text, expiresAt: AT },
  consents: { ...each(Text, 'aplyNo', 'brNo', 'ci', 'version'), agreements: Type.Array(Agreement), at: AT },
  agreements: { aplyNo: Text, ...each(Anything, 'personalInfo', 'mydataInfo'), at: AT },
  tokens: {
    ...each(MaybeText, 'brNo', 'aplyNo', 'ci', 'adminId'),
    token: Text,
    kind: Type.Enum(['login', 'countdown', 'admin']),
    role: Nullable(Type.Enum(['ROLE_ADMIN', 'ROLE_USER'])),
    expiresAt: AT,
    renews: Type.Optional(Text),
    endedAt: Type.Optional(AT),
  },
  stepHistory: { ...each(Text, 'id', 'aplyNo', 'step'), body: Anything, at: AT },
  storedFiles: {
    ...each(Text, 'path', 'name', 'type'),
    aplyNo: MaybeText,
    kind: Type.Optional(MaybeText),
    size: Whole,
    bytes: Bytes,
    digest: Type.Optional(Text),
    at: AT,
  },
  grants: {
    ...each(Text, 'signature', 'path'),
    ...each(MaybeText, 'type', 'aplyNo'),
    method: Type.Enum(['PUT', 'GET']),
    maxBytes: Whole,
    expiresAt: AT,
    usedAt: MaybeAt,
  },
  mtxs: {
    ...each(Text, 'mtxId', 'method', 'state', 'pageSeparation'),
    ...each(MaybeText, 'aplyNo', 'brNo', 'ci', 'browser'),
    outcome: Type.Enum(['waiting', 'confirmed', 'failed', 'cancelled']),
    startedAt: AT,
    takenAt: MaybeAt,
  },
  popups: { ...PopupAnswer.properties, changedAt: AT },
  proofMasters: {
    ...each(Type.Number(), 'total', 'decidedAmount'),
    ...each(MaybeAt, 'supplementAskedAt', 'writtenAt'),
    receiptProofMstrId: Whole,
    aplyNo: Text,
    status: ProofWord,
    proofType: Type.Enum([...PROOF_TYPES]),
    fields: someOf(ProofAnswer),
    registeredAt: AT,
  },
  proofItems: {
    ...each(Whole, 'receiptProofId', 'receiptProofMstrId'),
    status: ProofWord,
    fields: someOf(ProofItemAnswer),
    files: Type.Array(Text),
    reason: Text,
    deleted: Type.Boolean(),
    registeredAt: AT,
  },
  parcelRecords: { ...each(Text, 'id', 'dlvrNm'), receiptProofMstrId: Whole, dlvrFee: Type.Number() },
  opinions: {
    ...each(Text, 'aplyNo', 'content'),
    opinionSubmitSn: Whole,
    answer: MaybeText,
    files: Type.Array(Text),
    registeredAt: AT,
    answeredAt: MaybeAt,
  },
  history: { ...each(Text, 'id', 'aplyNo', 'action'), detail: Anything, at: AT },
  codes: { group: Text, codes: Type.Array(Code) },
  answers: {
    ...each(Type.Optional(Text), 'digest', 'digester'),
    callers: Type.Optional(Type.Array(Text)),
    answer: Type.Object({ status: Type.Integer({ minimum: 200, maximum: 499 }) }),
  },
}

/** What steers a world, by its id. */
const STEERING: Readonly<Record<string, TSchema>> = {
  clock: Type.Union([Ahead, Fields({ frozenAt: AT })]),
  visitor: Visitor,
  queue: QueueSetting,
  faults: KeptFaults,
  settings: ChosenSettings,
  persona: Text,
}

const recordsOf = <Given>(
  given: Readonly<Record<string, Given>>,
  fields: (one: Given) => Parameters<typeof Fields>[0],
) => new Map(Object.entries(given).map(([name, one]) => [name, Fields(fields(one))]))

const OF_COLLECTIONS = recordsOf(DOCUMENTS, (fields) => fields)
const OF_CONTROL = recordsOf(STEERING, (value) => ({ value }))
const NUMBER = Fields({ value: Whole })

/** All names of collections. */
export const COLLECTION_NAMES = [...OF_COLLECTIONS.keys(), 'control'] as readonly CollectionName[]

/** What a document is, by its collection and id; undefined where there is no such document. */
export const schemaOf = (collection: CollectionName, id: string): TSchema | undefined =>
  collection === 'control' ? (id.startsWith('number ') ? NUMBER : OF_CONTROL.get(id)) : OF_COLLECTIONS.get(collection)
