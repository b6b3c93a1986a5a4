import { normalForm } from './normal-form.ts'

/** How many characters a text has; one outside the basic plane counts once. */
export const lengthOf = (text: string): number => [...text].length

const SEGMENTER = 'Segmenter' in Intl ? new Intl.Segmenter('ko') : null

/** The graphemes of a text; where the browser cannot find them, its characters. */
const signsOf = (text: string): readonly string[] =>
  SEGMENTER === null ? [...text] : [...SEGMENTER.segment(text)].map(({ segment }) => segment)

/**
 * The first `max` characters of a text in its composed form (NFC), without cutting a grapheme such as a flag. [P-153]
 * [D3-106]
 */
export const cutText = (text: string, max: number): string => {
  const composed = normalForm(text, 'NFC')
  if (lengthOf(composed) <= max) return composed
  let [cut, length] = ['', 0]
  for (const sign of signsOf(composed)) {
    length += lengthOf(sign)
    if (length > max) break
    cut += sign
  }
  return cut
}

/**
 * A text without invisible characters, such as zero-width spaces from a copied page, with which equal names would
 * differ.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** True if the text has no visible character. [P-152] [P-220] [D3-113] */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''

/** The digits of a text, full-width ones as plain ones, leading zeros too; at most `max`. [E-077] [A-060] [D1-242] */
export const digitsIn = (text: string, max = Number.POSITIVE_INFINITY): string =>
  normalForm(text, 'NFKC').replace(/\D/g, '').slice(0, max)
