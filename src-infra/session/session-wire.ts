import { businessNumberOrNull } from '#domain/business/business-number'
import { ENTITY_TYPE_ROWS, entityTypeOfCode } from '#domain/business/entity-type'
import { paymentTypeApiWord } from '#domain/business/payment-type'
import type { SessionAgreementsOfPage } from '#domain/consent/consent-data'
import type { Flow } from '#domain/identity/flow'
import { CERT_TYPES, type CertType } from '#domain/identity/methods.table'
import { isPlainObject } from '#domain/kernel/plain-object'
import type { RegistrationPath } from '#domain/proof/registration/registration-eligibility'
import type { Session } from '#domain/session/session'
import type { StoredTimer } from '#domain/session/timer'
import type { Instant } from '#domain/time/calendar'
import { paymentTypeFromWire } from '../business/business-wire.ts'

/** The version of the stored session. Sessions of other versions are dropped. [E-139] */
export const SESSION_VERSION = 1

const FLOW_CODE = { application: '0', result: '1' } as const satisfies Record<Flow, string>
/** The words for the registration path in the stored session. [P-013] [P-016] */
const PROOF_PATH_WORD = { general: '일반', direct: '영업', parcel: '택배' } as const satisfies Record<
  RegistrationPath,
  string
>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isInstant = (value: unknown): value is Instant | null => value === null || typeof value === 'number'
const isTimer = (value: unknown): value is StoredTimer =>
  isPlainObject(value) && isInstant(value['deadline']) && typeof value['isRunning'] === 'boolean'

const yesNo = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N')

type StoredAgreements = Omit<SessionAgreementsOfPage, 'agreements'> & {
  readonly agreements: {
    readonly [column: string]: { readonly title: string; readonly required: boolean; readonly agreed: string }
  }
}
const isAgreements = (value: unknown): value is StoredAgreements =>
  isPlainObject(value) &&
  isText(value['version']) &&
  isInstant(value['agreedAt']) &&
  isPlainObject(value['agreements']) &&
  Object.values(value['agreements']).every(
    (row) =>
      isPlainObject(row) && isText(row['title']) && typeof row['required'] === 'boolean' && isText(row['agreed']),
  )
const isConsents = (value: unknown): value is Readonly<Record<'personal' | 'mydata', StoredAgreements>> =>
  isPlainObject(value) && isAgreements(value['personal']) && isAgreements(value['mydata'])

const mapAgreements = <From, To>(
  agreements: Readonly<Record<string, { readonly title: string; readonly required: boolean; readonly agreed: From }>>,
  to: (answer: From) => To,
) => Object.fromEntries(Object.entries(agreements).map(([column, row]) => [column, { ...row, agreed: to(row.agreed) }]))

export const toStoredAgreements = (agreementsToStore: SessionAgreementsOfPage): StoredAgreements => ({
  ...agreementsToStore,
  agreements: mapAgreements(agreementsToStore.agreements, yesNo),
})
const agreementsOf = (storedAgreements: StoredAgreements): SessionAgreementsOfPage => ({
  ...storedAgreements,
  agreements: mapAgreements(storedAgreements.agreements, (word) => word === 'Y'),
})

/**
 * A stored field of the session: its name, the function that writes it, and the function that reads it. The reader
 * returns undefined for a value of the wrong type.
 */
type StoredField<Value> = {
  readonly name: string
  readonly write: (value: Value) => unknown
  readonly read: (storedValue: unknown) => Value | undefined
}

const field = <Value, Stored>(
  name: string,
  isStored: (storedValue: unknown) => storedValue is Stored,
  write: (value: Value) => Stored,
  toValue: (storedValue: Stored) => Value,
): StoredField<Value> => ({
  name,
  write,
  read: (storedValue) => (isStored(storedValue) ? toValue(storedValue) : undefined),
})

const plain = <Value>(name: string, isValue: (storedValue: unknown) => storedValue is Value) =>
  field<Value, Value>(
    name,
    isValue,
    (value) => value,
    (storedValue) => storedValue,
  )
const text = (name: string) => plain(name, isText)
const flag = (name: string, no = 'N') =>
  field<boolean, string>(
    name,
    isText,
    (yes) => (yes ? 'Y' : no),
    (word) => word === 'Y',
  )
/** Makes a field that is stored as a word. Null is stored as an empty string. */
const nullable = <Value>(name: string, toWord: (value: Value) => string, fromWord: (word: string) => Value | null) =>
  field<Value | null, string>(
    name,
    isText,
    (value) => (value === null ? '' : toWord(value)),
    (word) => (word === '' ? null : fromWord(word)),
  )
const answer = (name: string) => nullable<boolean>(name, yesNo, (word) => word === 'Y')
const oneOf = <Value extends string>(name: string, words: Readonly<Record<Value, string>>) =>
  nullable<Value>(
    name,
    (value) => words[value],
    (word) => (Object.keys(words) as Value[]).find((value) => words[value] === word) ?? null,
  )

/** The fields of the session under the names of the specification. [P-268] [E-136] */
const SESSION_FIELDS: { readonly [Field in keyof Session]: StoredField<Session[Field]> } = {
  applicationNumber: text('aplyNo'),
  paymentType: nullable('aplyType', paymentTypeApiWord, paymentTypeFromWire),
  businessNumber: field(
    'brNo',
    isText,
    (number) => number,
    (number) => businessNumberOrNull(number) ?? '',
  ),
  entityType: nullable('mngFrGb', (type) => ENTITY_TYPE_ROWS[type].code, entityTypeOfCode),
  flow: oneOf('pageSeparation', FLOW_CODE),
  marketingAgreed: answer('marketingUseAgreement'),
  mydataAgreed: answer('mydataUseAgreement'),
  ci: text('onslfCert'),
  certifiedName: text('mobileName'),
  mobileNumber: text('mobileNo'),
  mobileCarrier: text('mobileCo'),
  birthDate: text('brdt'),
  proofId: text('proofMstrId'),
  registrationPath: oneOf('proofType', PROOF_PATH_WORD),
  proofDetailTypes: plain('proofDetailTypes', isTexts),
  consentsSaved: flag('consentCheck', ''),
  certifiedBy: nullable<CertType>('certType', String, (word) => CERT_TYPES.find((type) => type === word) ?? null),
  testPerson: flag('tempCiYn'),
  adminBackEnd: flag('adminCiYn'),
  adminLoggedIn: flag('adminLoginYn'),
  timer: plain('timer', isTimer),
  consents: field(
    'agreementInfo',
    isConsents,
    ({ personal, mydata }) => ({ personal: toStoredAgreements(personal), mydata: toStoredAgreements(mydata) }),
    ({ personal, mydata }) => ({ personal: agreementsOf(personal), mydata: agreementsOf(mydata) }),
  ),
  token: text('token'),
  supportNumber: text('suptSn'),
  receivedAt: plain('receivedAt', isInstant),
  consentsUnanswered: flag('consentUnanswered', ''),
}
const FIELDS = Object.entries(SESSION_FIELDS) as readonly (readonly [keyof Session, StoredField<unknown>])[]

/**
 * Returns the session with the names under which its fields are stored. `isNormalProof` is written but never read,
 * because it follows from the registration path. [P-268] [P-016]
 */
export const toStoredSession = (session: Session): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(FIELDS.map(([key, { name, write }]) => [name, write(session[key])])),
  isNormalProof: session.registrationPath === null ? '' : yesNo(session.registrationPath === 'general'),
})

/** Returns the string for session storage, with the version and every field. [E-136] [P-268] */
export const serialiseSession = (session: Session): string =>
  JSON.stringify({ version: SESSION_VERSION, session: toStoredSession(session) })

/** Returns a stored session; null if a field is missing or has the wrong type. [P-268] [E-139] */
export const parseStoredSession = (storedValue: unknown): Session | null => {
  if (!isPlainObject(storedValue)) return null
  const values = FIELDS.map(([key, { name, read }]) => [key, read(storedValue[name])] as const)
  return values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Session) : null
}
