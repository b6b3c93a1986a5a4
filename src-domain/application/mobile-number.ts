import type { Branded } from '../kernel/checked.ts'
import { digitsIn } from '../kernel/cut-text.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

const { mobileDigits, mobilePrefix } = APPLICATION_LIMITS

/** 휴대폰번호: at most 11 digits, complete or not; empty where none was entered. */
export type MobileNumber = Branded<string, 'MobileNumber'>

/** The country code of Korea, and the 0 that some write behind it: `+82 10-…`, `+82 (0)10-…`. */
const COUNTRY_CODE = /^820?/

/**
 * The digits of a mobile number (휴대폰번호) as typed or pasted; one that is written for callers from abroad gets its 0
 * back. It is read so once it has as many digits as a number: what begins with 82 before that may be one of which the
 * front is being mended. What exceeds is cut off. [A-060] [A-061] [D2-114]
 */
export const mobileNumberIn = (text: string): MobileNumber => {
  const digits = digitsIn(text)
  return (digits.length < mobileDigits ? digits : digits.replace(COUNTRY_CODE, '0')).slice(
    0,
    mobileDigits,
  ) as MobileNumber
}

/** `010-1234-5678` for display; anything but a complete number is unchanged. */
export const formatMobileNumber = (digits: MobileNumber): string =>
  digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

export type MobileRefusal = 'mobileLength' | 'notMobile'

/** What is wrong with the digits of a mobile number, the first of the checks of it; null for nothing. [A-107] [D2-114] */
export const mobileRefusal = (digits: string): MobileRefusal | null => {
  if (!new RegExp(`^[0-9]{${mobileDigits}}$`).test(digits)) return 'mobileLength'
  return digits.startsWith(mobilePrefix) ? null : 'notMobile'
}
