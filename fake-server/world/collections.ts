import type { Instant } from '#domain/kernel/calendar'
import type { FileKind } from '#domain/upload/file-signature'

/** A business as the tax office and the agency know it. Ids: `brNo`, ten digits. */
export type BusinessDoc = {
  readonly brNo: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly openingDate: string
  /** Code of the tax office (`01` active …), null when it answers none. [E-085] */
  readonly bSttCd: string | null
  readonly errCd: string | null
  /** `01` standard, `02` simplified, `03` exempt. */
  readonly taxType: string
  /** `0` corporate, `1` individual. [E-007] */
  readonly mngFrGb: string
  /** `신속` or `일반`. [D1-49] */
  readonly aplyType: string
  readonly corporateNumber: string | null
  /** Known delivery cost in won of a rapid business, null when the platforms sent none. */
  readonly deliveryTotal: number | null
  /** The owner's identity value, null when nobody of this world owns it. */
  readonly ownerCi: string | null
}

/** A person whom the certification providers can certify. Ids: `ci`. There is no resident number here. */
export type PersonDoc = {
  readonly ci: string
  readonly name: string
  /** Eight digits. */
  readonly birthDay: string
  readonly phone: string
  readonly carrier: string
}

/** A bank account and its holder. Ids: `{bankCd}-{accountNumber}`. */
export type AccountDoc = { readonly bankCd: string; readonly accountNumber: string; readonly holder: string }

/** An application from its registration on. Ids: `aplyNo`. `status` is null until it is submitted. */
export type ApplicationDoc = {
  readonly aplyNo: string
  readonly brNo: string
  readonly ci: string | null
  /** Key of the domain's status table, null before it is submitted. */
  readonly status: string | null
  readonly aplyType: string
  readonly mngFrGb: string
  /** The fields as they were sent, without the resident number. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Ids of stored files by part name. */
  readonly files: Readonly<Record<string, string | null>>
  readonly residentNumberGiven: boolean
  /** How the last real-name check ended; absent when none was answered. */
  readonly realName?: 'passed' | 'waived'
  readonly suptSn: string
  readonly decidedAmount: number
  /** Codes of the reasons of the present status. */
  readonly reasons: readonly string[]
  readonly remark: string
  readonly registeredAt: Instant
  readonly submittedAt: Instant | null
  readonly changedAt: Instant
}

/** A certification that a provider confirmed. Ids: made by the server. [E-190] [D1-28] */
export type CertificationDoc = {
  readonly id: string
  readonly ci: string
  readonly name: string
  readonly birthDay: string
  readonly phone: string
  readonly carrier: string
  readonly provider: string
  readonly brNo: string | null
  readonly aplyNo: string | null
  /** The browser that it counts in. */
  readonly browser: string
  readonly at: Instant
}

/** A value by which a browser is known, for as long as its cookie. Ids: the value itself. [E-190] */
export type BrowserDoc = { readonly browser: string; readonly expiresAt: Instant }

/** Agreements of one application. Ids: `aplyNo`. */
export type ConsentDoc = {
  readonly aplyNo: string
  readonly brNo: string
  readonly ci: string
  readonly version: string
  readonly agreements: readonly unknown[]
  readonly at: Instant
}

/** Agreements of `POST /api/agreements`. Ids: `aplyNo`. [P-271] */
export type AgreementDoc = {
  readonly aplyNo: string
  readonly personalInfo: unknown
  readonly mydataInfo: unknown
  readonly at: Instant
}

/**
 * A token that was handed out. Ids: the token itself. `login` opens the calls of an applicant, `countdown` only
 * `token/remaining`, `admin` the calls of administrators. [E-184] [E-187] [E-188]
 */
export type TokenDoc = {
  readonly token: string
  readonly kind: 'login' | 'countdown' | 'admin'
  readonly brNo: string | null
  readonly aplyNo: string | null
  readonly ci: string | null
  readonly adminId: string | null
  readonly role: 'ROLE_ADMIN' | 'ROLE_USER' | null
  readonly expiresAt: Instant
  /** The token that this one renews, until the first call that shows this one; absent for one that renews none. [D1-03] */
  readonly renews?: string
  /** When another token took its place; calls that had come before still count. */
  readonly endedAt?: Instant
}

/** One step that was reported. Ids: made by the server. */
export type StepDoc = {
  readonly id: string
  readonly aplyNo: string
  readonly step: string
  readonly body: unknown
  readonly at: Instant
}

/** A file whose bytes lie in the byte store. Ids: `path`, as the wire names it. [P-290] */
export type StoredFileDoc = {
  readonly path: string
  /** The application whose applicant may read it, null for a file that belongs to nobody. */
  readonly aplyNo: string | null
  readonly name: string
  readonly type: string
  /** The kind that its first bytes show, null where they show none; absent where nobody has looked. */
  readonly kind?: FileKind | null
  readonly size: number
  /** Name in the byte store. */
  readonly bytes: string
  /** SHA-256 of the bytes as they came, base64url: whether a file arrived unchanged. Files that come with this server have none. */
  readonly digest?: string
  readonly at: Instant
}

/** A presigned address: what it allows, and until when. Ids: the signature. [P-288] [P-289] [P-290] */
export type GrantDoc = {
  readonly signature: string
  readonly method: 'PUT' | 'GET'
  readonly path: string
  /** Content type that a PUT must send; null takes any. */
  readonly type: string | null
  readonly maxBytes: number
  readonly aplyNo: string | null
  readonly expiresAt: Instant
  readonly usedAt: Instant | null
}

/**
 * A certification at a provider. Ids: `mtxId` (or `trCert`) of its start; the simple one of the application flow has no
 * start of ours, and `simple {state}` when it ends. [E-191] [E-193] [D1-26]
 */
export type MtxDoc = {
  readonly mtxId: string
  readonly method: string
  readonly state: string
  readonly pageSeparation: string
  readonly aplyNo: string | null
  readonly brNo: string | null
  readonly outcome: 'waiting' | 'confirmed' | 'failed' | 'cancelled'
  readonly ci: string | null
  /** The browser that started it, null where that is not known. */
  readonly browser: string | null
  readonly startedAt: Instant
  readonly takenAt: Instant | null
}

/** A popup or landing notice as administrators keep it. Ids: `popupSn` as text. [P-294] */
export type PopupDoc = {
  readonly popupSn: number
  readonly popupType: 'popup' | 'landing'
  /** HTML. */
  readonly popupContents: string
  readonly popupYn: 'Y' | 'N'
  readonly popupPriority: number
  readonly popupStartDt: string | null
  readonly popupEndDt: string | null
  readonly changedAt: Instant
}

/** A proof registration of an application. Ids: `receiptProofMstrId` as text. `status` is a key of the domain's table or null. */
export type ProofMasterDoc = {
  readonly receiptProofMstrId: number
  readonly aplyNo: string
  readonly status: string | null
  readonly proofType: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly total: number
  readonly decidedAmount: number
  /** When a supplement was asked for, and when the first write after it came. [P-283] */
  readonly supplementAskedAt: Instant | null
  readonly writtenAt: Instant | null
  readonly registeredAt: Instant
}

/** One row of a proof registration. Ids: `receiptProofId` as text. */
export type ProofItemDoc = {
  readonly receiptProofId: number
  readonly receiptProofMstrId: number
  readonly status: string | null
  readonly fields: Readonly<Record<string, unknown>>
  /** Paths of stored files. */
  readonly files: readonly string[]
  readonly reason: string
  readonly deleted: boolean
  readonly registeredAt: Instant
}

/** A carrier's own record of a finished parcel proof. Ids: made by the server. */
export type ParcelRecordDoc = {
  readonly id: string
  readonly receiptProofMstrId: number
  readonly dlvrNm: string
  readonly dlvrFee: number
}

/** An objection of an applicant. Ids: `opinionSubmitSn` as text. [P-292] */
export type OpinionDoc = {
  readonly opinionSubmitSn: number
  readonly aplyNo: string
  readonly content: string
  readonly answer: string | null
  readonly files: readonly string[]
  readonly registeredAt: Instant
  readonly answeredAt: Instant | null
}

/** What happened to an application at the agency's desk. Ids: made by the server. */
export type HistoryDoc = {
  readonly id: string
  readonly aplyNo: string
  readonly action: string
  readonly detail: unknown
  readonly at: Instant
}

/** A group of codes. Ids: the group's name. */
export type CodeGroupDoc = {
  readonly group: string
  readonly codes: readonly { readonly codeValue: string; readonly codeName: string; readonly codeDesc: string }[]
}

/**
 * The first final answer to an idempotency key. Ids: `{method} {path} {digest of the key}`. `digest` of what was sent can be compared
 * by the process `digester` alone, whose secret is kept nowhere. [E-205] [D1-232]
 */
export type AnswerDoc = {
  readonly digest?: string
  readonly digester?: string
  readonly callers?: readonly string[]
  readonly answer: unknown
}

/** Settings of the world itself; their ids and shapes are the files `clock.ts`, `visitor.ts`, `faults.ts` and so on. */
export type ControlDoc = { readonly value: unknown }

/** Every collection of a world with the type of its documents. All documents are plain JSON. */
export type Collections = {
  businesses: BusinessDoc
  people: PersonDoc
  accounts: AccountDoc
  applications: ApplicationDoc
  certifications: CertificationDoc
  browsers: BrowserDoc
  consents: ConsentDoc
  agreements: AgreementDoc
  tokens: TokenDoc
  stepHistory: StepDoc
  storedFiles: StoredFileDoc
  grants: GrantDoc
  mtxs: MtxDoc
  popups: PopupDoc
  proofMasters: ProofMasterDoc
  proofItems: ProofItemDoc
  parcelRecords: ParcelRecordDoc
  opinions: OpinionDoc
  history: HistoryDoc
  codes: CodeGroupDoc
  answers: AnswerDoc
  control: ControlDoc
}

export type CollectionName = keyof Collections

/** The documents that every world starts from, by collection and id. Frozen: a world lays its changes over them. */
export type Seed = { readonly [C in CollectionName]?: ReadonlyMap<string, Collections[C]> }
