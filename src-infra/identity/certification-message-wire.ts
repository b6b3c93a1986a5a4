import type { CertificationResult } from '#domain/identity/certification'

/** What a certification window tells the page that opened it: always its kind and the one-time state of its start. [D3-49] */
const CERTIFICATION_MESSAGE = 'cert'

/** The `BroadcastChannel` on which a result page without an opener speaks. [E-124] */
export const CERTIFICATION_CHANNEL = 'certification'

/** The answer on that channel: a page has received the message of this start, so the window may close. [E-124] */
export const certificationTaken = (state: string) => ({ type: 'cert-taken', state }) as const

/** A person was certified. The optional fields are those that only some providers know. [E-121] */
type CertificationSuccess = {
  readonly type: typeof CERTIFICATION_MESSAGE
  readonly success: true
  readonly state: string
  readonly name: string
  readonly birthDay: string
  readonly ci: string
  readonly phone?: string
  readonly mobile_co?: string
  readonly provider?: string
  readonly tr_cert?: string
  readonly tr_add?: string
}

/** Nobody was certified; `cancelled` by the person himself, or failed. [E-122] */
type CertificationFailure = {
  readonly type: typeof CERTIFICATION_MESSAGE
  readonly success: false
  readonly state: string
  readonly cancelled: boolean
}

export type CertificationMessage = CertificationSuccess | CertificationFailure

/** What it says in our words. */
export const toCertificationResult = (message: CertificationMessage): CertificationResult => {
  if (!message.success) return { is: message.cancelled ? 'cancelled' : 'failed' }
  const { name, birthDay, ci, phone = '', mobile_co: carrier = '', provider = '' } = message
  return { is: 'certified', name, birthDay, ci, phone, carrier, provider }
}

const OPTIONAL = ['phone', 'mobile_co', 'provider', 'tr_cert', 'tr_add'] as const

/** The values with which a provider returns to a result page, by their names in the address. */
export type CertificationQuery = { readonly [name: string]: string | undefined }

/** The first of these values that holds more than blanks: each provider names birth date and phone in its own way. [E-125] */
const firstFilled = (...values: readonly (string | undefined)[]) => values.find((value) => value?.trim())

const optionalFields = (from: { readonly [name: string]: unknown }): Partial<CertificationSuccess> =>
  Object.fromEntries(OPTIONAL.flatMap((field) => (typeof from[field] === 'string' ? [[field, from[field]]] : [])))

/**
 * The message of a result page. Its state comes back as `state`, `tr_add` or `reservedMsg`, as the provider allows; so do
 * birth date (`birthDay`, `birth`, `brdt`) and phone number (`phone`, `mobile_no`). Without name, birth date or ci, or
 * with `result=fail` or `result=cancel`, it is a failure. [E-121] [E-122] [E-123] [E-125]
 */
export const certificationMessageOf = (query: CertificationQuery): CertificationMessage => {
  const state = query.state || query.tr_add || query.reservedMsg || ''
  const { name = '', ci = '' } = query
  const birthDay = firstFilled(query.birthDay, query.birth, query.brdt) ?? ''
  const phone = firstFilled(query.phone, query.mobile_no)
  const stopped = query.result === 'fail' || query.result === 'cancel'
  return stopped || name === '' || birthDay === '' || ci === ''
    ? { type: CERTIFICATION_MESSAGE, success: false, state, cancelled: query.result === 'cancel' }
    : { type: CERTIFICATION_MESSAGE, success: true, state, name, birthDay, ci, ...optionalFields({ ...query, phone }) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFilled = (value: unknown): value is string => isText(value) && value !== ''

const hasExactly = (
  data: { readonly [name: string]: unknown },
  required: readonly string[],
  optional: readonly string[],
): boolean =>
  required.every((field) => Object.hasOwn(data, field)) &&
  Object.keys(data).every((field) => required.includes(field) || optional.includes(field))

/** True for the exact form: no field too many or too few, none of another type. */
const isMessage = (fields: { readonly [name: string]: unknown }): fields is CertificationMessage =>
  fields.type === CERTIFICATION_MESSAGE &&
  (fields.success === false
    ? hasExactly(fields, ['type', 'success', 'state', 'cancelled'], []) && typeof fields.cancelled === 'boolean'
    : fields.success === true &&
      hasExactly(fields, ['type', 'success', 'state', 'name', 'birthDay', 'ci'], OPTIONAL) &&
      [fields.name, fields.birthDay, fields.ci].every(isFilled) &&
      OPTIONAL.every((field) => !Object.hasOwn(fields, field) || isText(fields[field])))

/**
 * The result in what arrived, if it is a message and belongs to the start with this state; null for anything else: another
 * type, another state, a field too many or too few, a field of another type. No state, no message. [E-123] [D3-49]
 */
export const readCertificationMessage = (data: unknown, state: string): CertificationResult | null => {
  if (typeof data !== 'object' || data === null || state === '') return null
  const fields = data as { readonly [name: string]: unknown }
  return isMessage(fields) && fields.state === state ? toCertificationResult(fields) : null
}
