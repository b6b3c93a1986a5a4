import type { Static, TObject } from 'typebox'
import { APPLICATION_STATUSES } from '#domain/application-status/application-status.table'
import { ENTITY_TYPE_ROWS } from '#domain/business/entity-type'
import { PAYMENT_TYPE_API_WORDS } from '#domain/business/payment-type'
import { PROOF_TYPES } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { FILE_KINDS } from '#domain/upload/file-signature'
import { EachField, ClosedObject, Nullable, Type } from './schema.ts'

/** An instant in milliseconds that can be formatted: from 1900 to 9999. */
export const INSTANT_SCHEMA = Type.Integer({ minimum: Date.UTC(1900, 0), maximum: Date.UTC(9999, 0) })

const Text = Type.String()
const MaybeText = Nullable(Text)
const MaybeAt = Nullable(INSTANT_SCHEMA)
const Whole = Type.Integer()
const Anything = Type.Unknown()
const Texts = Type.Array(Text)
const Flow = Type.Enum(Object.values(PAYMENT_TYPE_API_WORDS))
/** The codes of the entity types: `0` corporate, `1` individual. [E-007] */
const Entity = Type.Enum(Object.values(ENTITY_TYPE_ROWS).map(({ code }) => code))
/** Null for a proof or document without a status. */
const ProofWord = Nullable(Type.Enum([...PROOF_STATUSES]))
const Amount = Type.Optional(Type.Union([Type.Number(), MaybeText]))

/** The text fields of an application, in API order. */
export const APPLICATION_TEXT_FIELDS = [
  ...(['aplyNo', 'aplyType', 'aplyNm', 'rpsrRnno', 'brdt', 'aplyDesc', 'mbtlnum', 'ci', 'brno', 'mngFrGb'] as const),
  ...(['corpNm', 'opbzDt', 'crpno', 'soaMm', 'coRprsvYn', 'bankNm', 'acntNo', 'dpstrNm', 'prcsStts'] as const),
  ...(['mdtAgreYn', 'ntaxAgreYn', 'methodType'] as const),
] as const

/** The text fields that are stored: all except the resident number. [A-256] [D2-84] */
export const STORED_APPLICATION_TEXT_FIELDS = APPLICATION_TEXT_FIELDS.filter((name) => name !== 'rpsrRnno')

/** A popup or landing notice as administrators store it; its content is HTML. [P-267] [P-294] */
export const POPUP_FIELDS = {
  popupSn: Whole,
  popupType: Type.Enum(['popup', 'landing']),
  popupContents: Text,
  popupYn: Type.Enum(['Y', 'N']),
  popupPriority: Whole,
  ...EachField(MaybeText, 'popupStartDt', 'popupEndDt'),
}

/**
 * The documents of each collection, all plain JSON, with exactly these fields and allowed words. "Keyed by" says what a
 * document's id in its collection is.
 */
export const DOCUMENT_SCHEMAS = {
  /** A business with its data at the tax office and at the agency. Keyed by `brNo`, ten digits. */
  businesses: ClosedObject({
    /** `openingDate` is `YYYY-MM-DD`. `taxTypeCode` is `01` (standard), `02` (simplified) or `03` (exempt). */
    ...EachField(Text, 'brNo', 'name', 'openingDate', 'taxTypeCode'),
    /**
     * The tax office's codes (`01` active …), null if it returns none. The owner is null if the
     * business belongs to no person of this world. [E-085]
     */
    ...EachField(MaybeText, 'bSttCd', 'errCd', 'corporateNumber', 'ownerCi'),
    mngFrGb: Entity,
    aplyType: Flow,
    /** The delivery cost of a rapid business in won; null if the platforms reported none. */
    deliveryTotal: Nullable(Whole),
  }),
  /**
   * A person whom the providers can certify. Keyed by `ci`. Birthdays have eight digits; resident numbers are not
   * stored.
   */
  people: ClosedObject(EachField(Text, 'ci', 'name', 'birthDay', 'phone', 'carrier')),
  /** A bank account and its holder. Keyed by `{bankCd}-{accountNumber}`. */
  accounts: ClosedObject(EachField(Text, 'bankCd', 'accountNumber', 'holder')),
  /**
   * An application, stored as soon as its business number is registered. Keyed by `aplyNo`. `status` is null until the
   * application is submitted.
   */
  applications: ClosedObject({
    ...EachField(Text, 'aplyNo', 'brNo', 'suptSn', 'remark'),
    ...EachField(INSTANT_SCHEMA, 'registeredAt', 'changedAt'),
    ci: MaybeText,
    status: Nullable(Type.Enum([...APPLICATION_STATUSES])),
    aplyType: Flow,
    mngFrGb: Entity,
    /** The submitted fields without the resident number; the support number has any format. */
    fields: Type.Object(
      {
        suptSn: Type.Optional(Anything),
        ...EachField(Type.Optional(MaybeText), ...STORED_APPLICATION_TEXT_FIELDS),
        ...EachField(Amount, 'sprtAmt', 'dcsnAmt'),
      },
      { additionalProperties: false },
    ),
    /** Paths of the stored files by part name; null for an empty part. */
    files: Type.Record(Text, MaybeText),
    residentNumberGiven: Type.Boolean(),
    /** The outcome of the last real-name check; absent if there was none. */
    realName: Type.Optional(Type.Enum(['passed', 'waived'])),
    decidedAmount: Type.Number(),
    /** The reason codes of the current status. */
    reasons: Texts,
    submittedAt: MaybeAt,
  }),
  /**
   * A certification that a provider confirmed, and the browser in which it is valid. Keyed by a generated id. [E-190]
   * [D1-28]
   */
  certifications: ClosedObject({
    ...EachField(Text, 'id', 'ci', 'name', 'birthDay', 'phone', 'carrier', 'provider', 'browser'),
    ...EachField(MaybeText, 'brNo', 'aplyNo'),
    at: INSTANT_SCHEMA,
  }),
  /** A browser's cookie value, with the same lifetime as the cookie. Keyed by the value. [E-190] */
  browsers: ClosedObject({ browser: Text, expiresAt: INSTANT_SCHEMA }),
  /** Agreements of one application. Keyed by `aplyNo`. */
  consents: ClosedObject({
    ...EachField(Text, 'aplyNo', 'brNo', 'ci', 'version'),
    agreements: Type.Array(ClosedObject({ column: Text, orderNo: Type.Number(), value: Type.Enum(['Y', 'N']) })),
    at: INSTANT_SCHEMA,
  }),
  /** Agreements of `POST /api/agreements`. Keyed by `aplyNo`. [P-271] */
  agreements: ClosedObject({ aplyNo: Text, ...EachField(Anything, 'personalInfo', 'mydataInfo'), at: INSTANT_SCHEMA }),
  /**
   * An issued token. Keyed by the token. `login` gives access to applicant calls, `countdown` only to
   * `token/remaining`, `admin` to administrator calls. [E-184] [E-187] [E-188]
   */
  tokens: ClosedObject({
    ...EachField(MaybeText, 'brNo', 'aplyNo', 'ci', 'adminId'),
    token: Text,
    kind: Type.Enum(['login', 'countdown', 'admin']),
    role: Nullable(Type.Enum(['ROLE_ADMIN', 'ROLE_USER'])),
    expiresAt: INSTANT_SCHEMA,
    /**
     * The older token, which stays valid until the first call with this token; absent if this token renews no token.
     * [D1-03]
     */
    renews: Type.Optional(Text),
    /**
     * The time at which this token ended, because another token replaced it or the person was certified again. Calls
     * that arrived earlier are still valid.
     */
    endedAt: Type.Optional(INSTANT_SCHEMA),
  }),
  /** A reported step. Keyed by a generated id. */
  stepHistory: ClosedObject({ ...EachField(Text, 'id', 'aplyNo', 'step'), body: Anything, at: INSTANT_SCHEMA }),
  /** A file in the byte store. Keyed by `path`, as in the API. [P-290] */
  storedFiles: ClosedObject({
    ...EachField(Text, 'path', 'name', 'type'),
    /** The application whose applicant may read it; null for a file without an owner. */
    aplyNo: MaybeText,
    /** The file type detected from its first bytes, null if unknown; absent if they were not read. */
    kind: Type.Optional(Nullable(Type.Enum([...FILE_KINDS]))),
    size: Whole,
    /** Name in the byte store. */
    bytesName: Type.String({ pattern: '^[\\w-]{1,200}$' }),
    /**
     * SHA-256 of the received bytes, base64url, to check that a file arrived unchanged. Absent for files of this
     * server.
     */
    digest: Type.Optional(Text),
    at: INSTANT_SCHEMA,
  }),
  /**
   * A presigned URL: the method that it allows, and its expiry. Keyed by the signature. A PUT without a type accepts
   * any type. [P-288] [P-289] [P-290]
   */
  grants: ClosedObject({
    ...EachField(Text, 'signature', 'path'),
    ...EachField(MaybeText, 'type', 'aplyNo'),
    method: Type.Enum(['PUT', 'GET']),
    maxBytes: Whole,
    expiresAt: INSTANT_SCHEMA,
    usedAt: MaybeAt,
  }),
  /**
   * A certification at a provider. Keyed by the `mtxId` or `trCert` of its start. A simple certification in the
   * application flow does not start on this server, so it is keyed by `simple {state}`. `browser` is the browser that
   * started it; null if unknown. `confirmedAt` is the time of the certification. [E-191] [E-193] [D1-26]
   */
  mtxs: ClosedObject({
    ...EachField(Text, 'mtxId', 'method', 'state', 'pageSeparation'),
    ...EachField(MaybeText, 'aplyNo', 'brNo', 'ci', 'browser'),
    outcome: Type.Enum(['waiting', 'confirmed', 'failed', 'cancelled']),
    startedAt: INSTANT_SCHEMA,
    ...EachField(MaybeAt, 'confirmedAt', 'takenAt'),
  }),
  /** A popup or landing notice. Keyed by `popupSn` as text. */
  popups: ClosedObject({ ...POPUP_FIELDS, changedAt: INSTANT_SCHEMA }),
  /** A proof registration of an application. Keyed by `receiptProofMstrId` as text. */
  proofMasters: ClosedObject({
    ...EachField(Type.Number(), 'total', 'decidedAmount'),
    /** The times of the supplement request and of the first write after it. [P-283] */
    ...EachField(MaybeAt, 'supplementAskedAt', 'writtenAt'),
    receiptProofMstrId: Whole,
    aplyNo: Text,
    status: ProofWord,
    proofType: Type.Enum([...PROOF_TYPES]),
    fields: ClosedObject({
      ...EachField(Type.Optional(Text), 'aplyTypeDetail', 'useProofPeriod', 'useProofStartDt', 'useProofEndDt'),
      ...EachField(Type.Optional(MaybeText), 'suptSn', 'amountCountType', 'isDirectDelivery', 'cmpltDt', 'updtDt'),
    }),
    registeredAt: INSTANT_SCHEMA,
  }),
  /** One item of a proof registration, with the paths of its stored files. Keyed by `receiptProofId` as text. */
  proofItems: ClosedObject({
    ...EachField(Whole, 'receiptProofId', 'receiptProofMstrId'),
    status: ProofWord,
    fields: ClosedObject({ aplyType: Type.Optional(MaybeText), dlvrDcsn: Type.Optional(Nullable(Type.Number())) }),
    files: Texts,
    reason: Text,
    deleted: Type.Boolean(),
    registeredAt: INSTANT_SCHEMA,
  }),
  /** A record that a platform or a carrier sent for a looked-up proof. Keyed by a generated id. */
  parcelRecords: ClosedObject({
    ...EachField(Text, 'id', 'dlvrNm'),
    receiptProofMstrId: Whole,
    dlvrFee: Type.Number(),
  }),
  /** An opinion of an applicant. Keyed by `opinionSubmitSn` as text. [P-292] */
  opinions: ClosedObject({
    ...EachField(Text, 'aplyNo', 'content'),
    opinionSubmitSn: Whole,
    answer: MaybeText,
    files: Texts,
    registeredAt: INSTANT_SCHEMA,
    answeredAt: MaybeAt,
  }),
  /** The history of an application: actions of applicant and officer. Keyed by a generated id. */
  history: ClosedObject({ ...EachField(Text, 'id', 'aplyNo', 'action'), detail: Anything, at: INSTANT_SCHEMA }),
  /** A group of codes. Keyed by the group's name. */
  codes: ClosedObject({
    group: Text,
    codes: Type.Array(ClosedObject(EachField(Text, 'codeId', 'codeValue', 'codeName', 'codeDesc'))),
  }),
  /**
   * The first final answer to an idempotency key. Keyed by `{method} {path} {digest of the key}`. Only the process
   * `digester` can compare `digest`, a digest of the sent content; its secret is never stored. [E-205] [D1-232]
   */
  answers: ClosedObject({
    ...EachField(Type.Optional(Text), 'digest', 'digester'),
    caller: Type.Optional(ClosedObject(EachField(Type.Optional(Texts), 'applicant', 'administrator', 'browser'))),
    answer: Type.Object({ status: Type.Integer({ minimum: 200, maximum: 499 }) }),
  }),
} satisfies Readonly<Record<string, TObject>>

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value

type Documents = { readonly [C in keyof typeof DOCUMENT_SCHEMAS]: DeepReadonly<Static<(typeof DOCUMENT_SCHEMAS)[C]>> }

/**
 * Every collection of a world with its document type. `control` contains the control settings, for example `clock` and
 * `faults`.
 */
export type Collections = Documents & { readonly control: { readonly value: unknown } }
export type CollectionName = keyof Collections

export type BusinessDoc = Collections['businesses']
export type PersonDoc = Collections['people']
export type AccountDoc = Collections['accounts']
export type ApplicationDoc = Collections['applications']
export type CertificationDoc = Collections['certifications']
export type ConsentDoc = Collections['consents']
export type TokenDoc = Collections['tokens']
export type StoredFileDoc = Collections['storedFiles']
export type GrantDoc = Collections['grants']
export type CertificationStartDoc = Collections['mtxs']
export type PopupDoc = Collections['popups']
export type ProofMasterDoc = Collections['proofMasters']
export type ProofItemDoc = Collections['proofItems']
export type ParcelRecordDoc = Collections['parcelRecords']
export type OpinionDoc = Collections['opinions']
export type HistoryDoc = Collections['history']

/**
 * The documents that every world starts with, by collection and id. They are frozen: each world stores its changes
 * separately.
 */
export type Seed = { readonly [C in CollectionName]?: ReadonlyMap<string, Collections[C]> }
