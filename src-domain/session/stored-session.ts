import { ENTITY_TYPES, type EntityType, entityTypeOf } from '../business/entity-type.ts'
import { type PaymentType, type StatedPayment, statedPayment, wordOfPayment } from '../business/payment-type.ts'
import type { KeptAgreements } from '../consent/consent-data.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { ProofPath } from '../proof/new-proof.ts'
import type { Flow } from './flow.ts'
import type { KeptTimer } from './timer.ts'

/** The key of the record in session storage, and its version: a record of another version is dropped. [E-139] */
export const SESSION_STORAGE_KEY = 'portal-session'
export const SESSION_VERSION = 1

/** Browser session storage key of all unsent forms; a session reset leaves it alone. [A-266] [P-317] [D3-99] */
export const DRAFTS_STORAGE_KEY = 'portal-drafts'

const PAYMENT_WORD = { rapid: '신속', confirmed: '일반' } as const satisfies Record<PaymentType, string>
const FLOW_CODE = { application: '0', result: '1' } as const satisfies Record<Flow, string>
/** What is going to be registered, as the record names it. [P-013] [P-016] */
const PROOF_PATH_WORD = { general: '일반', direct: '영업', parcel: '택배' } as const satisfies Record<ProofPath, string>

type Unread = Readonly<Record<string, unknown>>
const isObject = (stored: unknown): stored is Unread => typeof stored === 'object' && stored !== null
const isText = (stored: unknown): stored is string => typeof stored === 'string'
const isTexts = (stored: unknown): stored is readonly string[] => Array.isArray(stored) && stored.every(isText)
const isInstant = (stored: unknown): stored is Instant | null => stored === null || typeof stored === 'number'
const isTimer = (stored: unknown): stored is KeptTimer =>
  isObject(stored) && isInstant(stored['deadline']) && typeof stored['isRunning'] === 'boolean'

const yesNo = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N')

/** The agreements of one consent page as they are stored. */
type StoredAgreements = Omit<KeptAgreements, 'agreements'> & {
  readonly agreements: {
    readonly [column: string]: { readonly title: string; readonly required: boolean; readonly agreed: string }
  }
}
const isAgreements = (stored: unknown): stored is StoredAgreements =>
  isObject(stored) &&
  isText(stored['version']) &&
  isInstant(stored['agreedAt']) &&
  isObject(stored['agreements']) &&
  Object.values(stored['agreements']).every(
    (row) => isObject(row) && isText(row['title']) && typeof row['required'] === 'boolean' && isText(row['agreed']),
  )
const isConsents = (stored: unknown): stored is Readonly<Record<'personal' | 'mydata', StoredAgreements>> =>
  isObject(stored) && isAgreements(stored['personal']) && isAgreements(stored['mydata'])

const mapAgreed = <From, To>(
  agreements: Readonly<Record<string, { readonly title: string; readonly required: boolean; readonly agreed: From }>>,
  to: (agreed: From) => To,
) => Object.fromEntries(Object.entries(agreements).map(([column, row]) => [column, { ...row, agreed: to(row.agreed) }]))

/** The agreements of one consent page, in the form in which they are stored. */
export const toStoredAgreements = (kept: KeptAgreements): StoredAgreements => ({
  ...kept,
  agreements: mapAgreed(kept.agreements, yesNo),
})
const agreementsOf = (stored: StoredAgreements): KeptAgreements => ({
  ...stored,
  agreements: mapAgreed(stored.agreements, (agreed) => agreed === 'Y'),
})
const NO_AGREEMENTS: KeptAgreements = { agreements: {}, version: '', agreedAt: null }

/**
 * A field of the session: its stored name, its empty value, and how it is stored; `isStored` checks the type of a read
 * value.
 */
const field = <const Name extends string, Value, Stored>(
  name: Name,
  empty: Value,
  isStored: (stored: unknown) => stored is Stored,
  toStored: (value: Value) => Stored,
  fromStored: (stored: Stored) => Value,
) => ({ name, empty, isStored, toStored, fromStored }) as const

const asIs = <Value>(value: Value): Value => value
const text = <const Name extends string>(name: Name) => field<Name, string, string>(name, '', isText, asIs, asIs)
const flag = <const Name extends string>(name: Name, no = 'N') =>
  field<Name, boolean, string>(
    name,
    false,
    isText,
    (yes) => (yes ? 'Y' : no),
    (stored) => stored === 'Y',
  )
/** A value that is stored as a word; null as an empty text. */
const nullable = <const Name extends string, Value>(
  name: Name,
  toWord: (value: Value) => string,
  fromWord: (word: string) => Value | null,
) =>
  field<Name, Value | null, string>(
    name,
    null,
    isText,
    (value) => (value === null ? '' : toWord(value)),
    (word) => (word === '' ? null : fromWord(word)),
  )
const answer = <const Name extends string>(name: Name) => nullable<Name, boolean>(name, yesNo, (word) => word === 'Y')
const oneOf = <const Name extends string, Value extends string>(name: Name, words: Readonly<Record<Value, string>>) =>
  nullable<Name, Value>(
    name,
    (value) => words[value],
    (word) => (Object.keys(words) as Value[]).find((value) => words[value] === word) ?? null,
  )

/** How a person was certified, as the record says it. [D1-48] */
const CERT_TYPE = {
  SIMPLE: 'SIMPLE',
  NICE: 'NICE',
  KMC: 'KMC',
  FINANCE: 'FINANCE',
  JOINT: 'JOINT',
  IPIN: 'IPIN',
} as const
export type CertType = keyof typeof CERT_TYPE

/**
 * The fields of a session in one tab, and how they are stored: type, empty value and both directions follow from here.
 * Stored names are those of the specification (P-268, E-136). It is in the domain because the portal and the fake
 * server's `/__world/enter` share it. The resident number is never part of it; drafts, administrator token and
 * pending supplements have keys of their own.
 */
const SESSION_FIELDS = {
  applicationNumber: text('aplyNo'),
  paymentType: nullable<'aplyType', StatedPayment>(
    'aplyType',
    (stated) => wordOfPayment(stated, PAYMENT_WORD),
    (word) => statedPayment(word, PAYMENT_WORD),
  ),
  registrationNumber: text('brNo'),
  entityType: nullable<'mngFrGb', EntityType>('mngFrGb', (type) => ENTITY_TYPES[type].code, entityTypeOf),
  /** The flow that was entered last. [E-138] */
  flow: oneOf('pageSeparation', FLOW_CODE),
  /** The optional consents, as they were saved; null before. [E-136] */
  marketingAgreed: answer('marketingUseAgreement'),
  mydataAgreed: answer('mydataUseAgreement'),
  /** The identity value of the certified person; empty: nobody is certified. */
  ci: text('onslfCert'),
  certifiedName: text('mobileName'),
  mobileNumber: text('mobileNo'),
  mobileCarrier: text('mobileCo'),
  /** Eight digits. */
  birthDate: text('brdt'),
  /** The proof that is looked at or supplemented. */
  proofId: text('proofMstrId'),
  proofType: oneOf('proofType', PROOF_PATH_WORD),
  proofDetailTypes: field('proofDetailTypes', [], isTexts, asIs<readonly string[]>, asIs<readonly string[]>),
  /** The consents of both pages lie with the back end as they stand here. */
  consentsSaved: flag('consentCheck', ''),
  /** How the person was certified. [D1-48] */
  certifiedBy: oneOf('certType', CERT_TYPE),
  /** The way of a general proof was chosen, which leaves no choice of its type; null: no way yet. [P-013] [P-025] */
  generalProof: answer('isNormalProof'),
  /** Certified with the tools of a test system. [E-103] */
  testPerson: flag('tempCiYn'),
  /** Results and reason codes are asked of the separate back end. */
  adminBackEnd: flag('adminCiYn'),
  adminLoggedIn: flag('adminLoginYn'),
  timer: field('timer', { deadline: null, isRunning: false }, isTimer, asIs<KeptTimer>, asIs<KeptTimer>),
  consents: field(
    'agreementInfo',
    { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
    isConsents,
    ({ personal, mydata }) => ({ personal: toStoredAgreements(personal), mydata: toStoredAgreements(mydata) }),
    ({ personal, mydata }) => ({ personal: agreementsOf(personal), mydata: agreementsOf(mydata) }),
  ),
  token: text('token'),
  supportNumber: text('suptSn'),
  /** When the application was received; an instant, null before. [D2-93] */
  receivedAt: field('receivedAt', null, isInstant, asIs<Instant | null>, asIs<Instant | null>),
} as const

type Fields = typeof SESSION_FIELDS
const FIELDS = Object.entries(SESSION_FIELDS) as readonly (readonly [keyof Fields, ReturnType<typeof field>])[]

/** What one visit in one tab knows: a text is empty, and everything else null, as long as it is not known. [P-268] */
export type Session = { readonly [Field in keyof Fields]: Fields[Field]['empty'] }

/** Every field at its default: what a new tab and a reset session hold. [E-136] [P-269] */
export const EMPTY_SESSION = Object.fromEntries(FIELDS.map(([key, { empty }]) => [key, empty])) as Session

/** The session as it lies in browser session storage. */
export type StoredSession = {
  readonly [Field in keyof Fields as Fields[Field]['name']]: ReturnType<Fields[Field]['toStored']>
}

/** What is written into session storage. [P-268] */
export const toStoredSession = (session: Session): StoredSession =>
  Object.fromEntries(FIELDS.map(([key, { name, toStored }]) => [name, toStored(session[key])])) as StoredSession

/** What was read from session storage, null where a field is missing or of another type. [P-268] [E-139] */
export const sessionFromStored = (stored: unknown): Session | null =>
  isObject(stored) && FIELDS.every(([, { name, isStored }]) => isStored(stored[name]))
    ? (Object.fromEntries(FIELDS.map(([key, { name, fromStored }]) => [key, fromStored(stored[name])])) as Session)
    : null
