/** Names of fields that are personal or secret, wherever they stand in a call. [D1-52] */
const MASKED = new Set(
  [
    'token',
    'ci',
    'brno',
    'brNo',
    'b_no',
    'password',
    'name',
    'aplyNm',
    'p_nm',
    'birthDay',
    'brdt',
    'phoneNumber',
    'mbtlnum',
    'jumin1',
    'jumin2',
    'rpsrRnno',
    'acntNo',
    'acctNo',
    'accountNumber',
    'accountHolder',
    'dpstrNm',
    'dpstrFlnm',
    'opinionContent',
    'accessToken',
    'jwtToken',
    'residentNumber',
  ].map((name) => name.toLowerCase()),
)

const MASK = '***'

/** Anything of the form of a resident number, even in a field that should hold none. */
const RESIDENT_NUMBER = /(?<!\d)\d{6}-?[0-9]\d{6}(?!\d)/g

const maskText = (text: string): string => {
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.stringify(masked(JSON.parse(text)))
    } catch {
      // Not JSON after all: masked as text below.
    }
  }
  return text.replace(RESIDENT_NUMBER, MASK)
}

/** A copy of a body, a form or a query with everything personal masked, JSON inside texts included. [D1-52] */
export const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) && String(value).length === 13 ? MASK : value
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      MASKED.has(name.toLowerCase()) && inner !== null && inner !== '' ? MASK : masked(inner),
    ]),
  )
}
