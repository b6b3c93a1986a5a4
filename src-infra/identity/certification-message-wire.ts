import { type CertificationResult, isCompleteCertification } from '#domain/identity/certification'

/**
 * The type of the message from a certification window to its opener. Every message also contains the one-time `state`
 * of the certification that it belongs to. [D3-49]
 */
const CERTIFICATION_MESSAGE = 'cert'

/** The `BroadcastChannel` that a result page without an opener uses. [E-124] */
export const CERTIFICATION_CHANNEL = 'certification'

/**
 * Returns the message with which a page confirms that it has received the result of the certification with this
 * `state`. The provider's window may then close. [E-124]
 */
export const certificationConfirmationMessage = (state: string) => ({ type: 'cert-taken', state }) as const

/** The person was certified. Only some providers send the optional fields. [E-121] */
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

/** The person was not certified; `cancelled` is true if the person cancelled. [E-122] */
type CertificationFailure = {
  readonly type: typeof CERTIFICATION_MESSAGE
  readonly success: false
  readonly state: string
  readonly cancelled: boolean
}

type CertificationMessage = CertificationSuccess | CertificationFailure

export const toCertificationResult = (message: CertificationMessage): CertificationResult => {
  if (!message.success) return { is: message.cancelled ? 'cancelled' : 'failed' }
  const { name, birthDay, ci, phone = '', mobile_co: carrier = '', provider = '' } = message
  return { is: 'certified', name, birthDay, ci, phone, carrier, provider }
}

const OPTIONAL = ['phone', 'mobile_co', 'provider', 'tr_cert', 'tr_add'] as const

/** The values that a provider returns to a result page, under their names in the URL. */
export type CertificationReturnValues = { readonly [name: string]: string | undefined }

/**
 * Returns the first value that is not blank, because providers use different names for birth date and phone. [E-125]
 */
const firstFilled = (...values: readonly (string | undefined)[]) => values.find((value) => value?.trim())

const optionalFields = (from: { readonly [name: string]: unknown }): Partial<CertificationSuccess> =>
  Object.fromEntries(OPTIONAL.flatMap((field) => (typeof from[field] === 'string' ? [[field, from[field]]] : [])))

/**
 * Returns the message of a result page. Depending on the provider, the state is in `state`, `tr_add` or `reservedMsg`,
 * the birth date in `birthDay`, `birth` or `brdt`, and the phone number in `phone` or `mobile_no`. The message is a
 * failure if name, birth date or ci is missing or blank, if the birth date is not a day, or if `result` is `fail` or
 * `cancel`. [E-125] [D1-550]
 */
export const toCertificationMessage = (query: CertificationReturnValues): CertificationMessage => {
  const state = query.state || query.tr_add || query.reservedMsg || ''
  const [name, ci] = [query.name?.trim() ?? '', query.ci?.trim() ?? '']
  const birthDay = firstFilled(query.birthDay, query.birth, query.brdt) ?? ''
  const phone = firstFilled(query.phone, query.mobile_no)
  const isStopped = query.result === 'fail' || query.result === 'cancel'
  return isStopped || !isCompleteCertification({ name, birthDay, ci })
    ? { type: CERTIFICATION_MESSAGE, success: false, state, cancelled: query.result === 'cancel' }
    : { type: CERTIFICATION_MESSAGE, success: true, state, name, birthDay, ci, ...optionalFields({ ...query, phone }) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const hasExactly = (
  data: { readonly [name: string]: unknown },
  required: readonly string[],
  optional: readonly string[],
): boolean =>
  required.every((field) => Object.hasOwn(data, field)) &&
  Object.keys(data).every((field) => required.includes(field) || optional.includes(field))

/** True if the message has the exact format: no extra or missing field, and no field of the wrong type. */
const isMessage = (fields: { readonly [name: string]: unknown }): fields is CertificationMessage =>
  fields.type === CERTIFICATION_MESSAGE &&
  (fields.success === false
    ? hasExactly(fields, ['type', 'success', 'state', 'cancelled'], []) && typeof fields.cancelled === 'boolean'
    : fields.success === true &&
      hasExactly(fields, ['type', 'success', 'state', 'name', 'birthDay', 'ci'], OPTIONAL) &&
      isText(fields.name) &&
      isText(fields.birthDay) &&
      isText(fields.ci) &&
      isCompleteCertification({ name: fields.name, birthDay: fields.birthDay, ci: fields.ci }) &&
      OPTIONAL.every((field) => !Object.hasOwn(fields, field) || isText(fields[field])))

/**
 * Returns the result in a received message. `state` is the value that the page created when it started the
 * certification. Returns null for any other type or state, an extra or missing field, a field of the wrong type, or an
 * empty state. [E-123] [D3-49]
 */
export const parseCertificationResult = (data: unknown, state: string): CertificationResult | null => {
  if (typeof data !== 'object' || data === null || state === '') return null
  const fields = data as { readonly [name: string]: unknown }
  return isMessage(fields) && fields.state === state ? toCertificationResult(fields) : null
}
