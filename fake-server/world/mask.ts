import { normaliseUnicode } from '#domain/text/normal-form'
import { isNestedTooDeep } from './nesting.ts'

const MASK = '***'

/** The names of personal or secret fields, as the specification spells them. [D1-52] */
const NAMED = new Set(
  'ci onslfcert brno b_no name aplynm p_nm jumin1 jumin2 crpno crpno1 crpno2 opinioncontent authorization cookie'.split(
    ' ',
  ),
)

/**
 * The parts of field names that mark personal data: people, telephones, numbers, birthdays, accounts, addresses,
 * secrets.
 */
const STEMS =
  /^(?:p_?)?(?:nm|name|hp|rrn|ssn)\d?$|(?:aply|rpsr|rprsv|user|owner|cust|person|real|full|first|last|family|holder|dpstr\w*|kor|eng)_?(?:nm|name)$|jumin|rnno|resident|birth|brdt|phone|mobile(?!_?co)|mbtl|telno|^tel|email|(?<!ip)addr|acc?n?t_?no|account(?:no|number|holder)|dpstr|passw|pwd|secret|token/i

/** Characters between the digits of a number: spaces, dashes and dots of any kind, and invisible characters. */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}._·/]{0,3}`

/**
 * Matches first the digits to keep: ids of the server, ids of the portal (32 hexadecimal digits), days and times. Then
 * it matches the digits to mask: a resident number anywhere, even with up to 12 other characters between birth date and
 * the rest; ten or more digits in any grouping (business, telephone or account number); an email address. A number in
 * another encoding or in words is not recognised.
 */
const SHAPES = new RegExp(
  [
    String.raw`(?<kept>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\da-z])[\da-f]{32}(?![\da-z])|\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?(?!\d))`,
    String.raw`(?<!\p{Nd})\p{Nd}{6}${BETWEEN}\p{Nd}{7}(?!\p{Nd})`,
    String.raw`(?<!\p{Nd})\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])\P{Nd}{1,12}[1-8]\d{6}(?!\p{Nd})`,
    String.raw`(?<![A-Za-z\p{Nd}])\p{Nd}(?:${BETWEEN}\p{Nd}){9,}(?![A-Za-z\p{Nd}])`,
    // The look-ahead changes no match: it only refuses a text that is too long at once, without trying shorter ones.
    String.raw`(?![\w.+-]{65})[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`,
  ].join('|'),
  'giu',
)

/**
 * Matches the texts that may need masking. Most texts do not match, because they have fewer than ten digits, no at sign
 * and only ASCII or Hangul letters.
 */
const MAY_HAVE_SHAPES = /[^\s!-?A-~가-힣]|^(?:\D*\d){10}/

/** The maximum number of characters kept from a text; the rest is cut. */
const KEPT_LENGTH = 2000

/**
 * Returns the beginning of a text, and masks everything in it that looks like a personal number, in any digits and with
 * any separators. `…` marks a cut.
 */
export const maskText = (text: string): string => {
  const maskedText = maskShapes(text)
  return maskedText.length > KEPT_LENGTH ? `${maskedText.slice(0, KEPT_LENGTH)}…` : maskedText
}

const maskShapes = (text: string): string => {
  if (!MAY_HAVE_SHAPES.test(text)) return text
  const plain = normaliseUnicode(text, 'NFKC')
  const maskedText = plain.replace(SHAPES, (...groups: readonly unknown[]) => {
    const { kept } = groups.at(-1) as { readonly kept?: string }
    return kept ?? MASK
  })
  return maskedText === plain ? text : maskedText
}

/** Returns a path unchanged, or decoded and masked if it contains personal data. */
export const maskPath = (path: string): string => {
  if (!path.includes('%')) return maskText(path)
  try {
    const decodedPath = decodeURIComponent(path)
    const maskedPath = maskText(decodedPath)
    return maskedPath === decodedPath ? path : maskedPath
  } catch {
    return maskText(path)
  }
}

const maskJson = (text: string): string => {
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      return isNestedTooDeep(value) ? MASK : JSON.stringify(maskPersonal(value))
    } catch {
      // Invalid JSON is masked below, as text.
    }
  }
  return maskText(text)
}

const isPersonal = (name: string): boolean => NAMED.has(name.toLowerCase()) || STEMS.test(name)

/**
 * Numbers from this one on are masked: with ten or more digits, they may be those of a person, a business or an
 * account.
 */
const LONG_NUMBER = 1_000_000_000

/**
 * Returns a copy of a body, form or query with everything personal masked: by field name, and by the format of values
 * and names, including JSON inside texts. [D1-52]
 */
export const maskPersonal = (value: unknown): unknown => {
  if (typeof value === 'string') return maskJson(value)
  if (typeof value === 'number') return Math.abs(value) >= LONG_NUMBER ? MASK : value
  if (Array.isArray(value)) return value.map(maskPersonal)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    copy[maskText(name)] = isPersonal(name) && inner !== null && inner !== '' ? MASK : maskPersonal(inner)
  return copy
}

/** Masks personal values. Masks undeclared fields entirely, because they may be personal. */
export const maskUndeclared = (
  value: unknown,
  declaredFields: Readonly<Record<string, unknown>> | undefined,
): unknown => {
  if (declaredFields === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return maskPersonal(value)
  const declaredValues: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    declaredValues[maskText(name)] =
      Object.hasOwn(declaredFields, name) && !isPersonal(name) ? maskPersonal(inner) : inner && MASK
  return declaredValues
}
