/** What a certification window tells the page that opened it: always its kind and the one-time state of its start. [D3-49] */
export const CERTIFICATION_MESSAGE = 'cert'

/** A person was certified. The optional fields are those that only some providers know. [E-121] */
export type CertificationSuccess = {
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
export type CertificationFailure = {
  readonly type: typeof CERTIFICATION_MESSAGE
  readonly success: false
  readonly state: string
  readonly cancelled: boolean
}

export type CertificationMessage = CertificationSuccess | CertificationFailure

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

/**
 * The message in what arrived, if it is one and belongs to the start with this state; null for anything else: another type,
 * another state, a field too many or too few, a field of another type. No state, no message. [E-123] [D3-49]
 */
export const readCertificationMessage = (data: unknown, state: string): CertificationMessage | null => {
  if (typeof data !== 'object' || data === null || state === '') return null
  const fields = data as { readonly [name: string]: unknown }
  if (fields.type !== CERTIFICATION_MESSAGE || fields.state !== state) return null
  if (fields.success === false) {
    const { cancelled } = fields
    return hasExactly(fields, ['type', 'success', 'state', 'cancelled'], []) && typeof cancelled === 'boolean'
      ? { type: CERTIFICATION_MESSAGE, success: false, state, cancelled }
      : null
  }
  const { name, birthDay, ci } = fields
  const exact =
    fields.success === true &&
    hasExactly(fields, ['type', 'success', 'state', 'name', 'birthDay', 'ci'], OPTIONAL) &&
    OPTIONAL.every((field) => !Object.hasOwn(fields, field) || isText(fields[field]))
  return exact && isFilled(name) && isFilled(birthDay) && isFilled(ci)
    ? { type: CERTIFICATION_MESSAGE, success: true, state, name, birthDay, ci, ...optionalFields(fields) }
    : null
}
