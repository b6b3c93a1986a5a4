import type { Branded } from '../../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { extractDigits, isDigitsOfLength } from '../../text/characters.ts'

const { mobileDigits, mobilePrefix } = APPLICATION_LIMITS

/** 휴대폰번호: at most 11 digits, complete or not; empty if none was entered. */
export type MobileNumber = Branded<string, 'MobileNumber'>

/** The country code of Korea, and the 0 that some people write after it: `+82 10-…`, `+82 (0)10-…`. */
const COUNTRY_CODE = /^820?/

/**
 * Returns all digits of a typed or pasted 휴대폰번호, with 0 instead of a country code. A country code is replaced only
 * if the number is complete: an incomplete number that starts with 82 may be one whose start is being corrected.
 * [A-060] [D2-114]
 */
export const extractMobileDigits = (text: string): string => {
  const digits = extractDigits(text)
  return digits.length < mobileDigits ? digits : digits.replace(COUNTRY_CODE, '0')
}

/** Returns the digits of a 휴대폰번호. Excess digits are cut off. */
export const cleanMobileNumber = (text: string): MobileNumber =>
  extractMobileDigits(text).slice(0, mobileDigits) as MobileNumber

/** Formats `010-1234-5678` for display; an incomplete number is unchanged. */
export const formatMobileNumber = (digits: MobileNumber): string =>
  digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

export type MobileNumberRefusal = 'mobileLength' | 'notMobile'

/** Returns the first failed check of a mobile number, or null if it is valid. [A-107] [D2-114] */
export const mobileNumberRefusal = (digits: string): MobileNumberRefusal | null => {
  if (!isDigitsOfLength(digits, mobileDigits)) return 'mobileLength'
  return digits.startsWith(mobilePrefix) ? null : 'notMobile'
}
