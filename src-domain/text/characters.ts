import { normaliseUnicode } from './normal-form.ts'

/** Returns the number of characters. A character outside the basic plane counts as one. */
export const characterCount = (text: string): number => [...text].length

const SEGMENTER = 'Segmenter' in Intl ? new Intl.Segmenter('ko') : null

/** Returns the graphemes of a string; its characters if the browser cannot find graphemes. */
const signsOf = (text: string): readonly string[] =>
  SEGMENTER === null ? [...text] : [...SEGMENTER.segment(text)].map(({ segment }) => segment)

/**
 * Returns the first `max` characters of the string in NFC, without splitting a grapheme such as a flag. [P-153]
 * [D3-106]
 */
export const cutText = (text: string, max: number): string => {
  const composedText = normaliseUnicode(text, 'NFC')
  if (characterCount(composedText) <= max) return composedText
  let [cut, length] = ['', 0]
  for (const sign of signsOf(composedText)) {
    length += characterCount(sign)
    if (length > max) break
    cut += sign
  }
  return cut
}

/**
 * Removes invisible characters, such as zero-width spaces from a copied page, because two names that look equal could
 * differ by them.
 */
export const removeInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** True if the text has no visible character. [P-152] [P-220] [D3-113] */
export const isBlank = (text: string): boolean => removeInvisible(text).trim() === ''

/**
 * Returns the digits in a string, at most `max`. Converts full-width digits and keeps leading zeros. [E-077]
 * [D1-242]
 */
export const extractDigits = (text: string, max = Number.POSITIVE_INFINITY): string =>
  normaliseUnicode(text, 'NFKC').replace(/\D/g, '').slice(0, max)

export const isDigitsOfLength = (text: string, count: number): boolean => text.length === count && /^[0-9]*$/.test(text)

/** Returns the parts of a comma-separated list, trimmed and without empty parts. Repeated parts are kept. */
export const splitCommaList = (list: string): readonly string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
