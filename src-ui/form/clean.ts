import { cutText } from '#domain/kernel/cut-text'

/** What may stand in an input: the text as typed or pasted in, the text that stays out. Cleaning twice changes nothing more. */
export type Clean = (text: string) => string

/** Digits only, at most `max`; full-width ones count as digits, leading zeros stay. [E-077] [A-060] [A-061] [D1-242] */
export const digits =
  (max = Number.POSITIVE_INFINITY): Clean =>
  (text) =>
    text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/** At most `max` characters, composed; what exceeds is cut off, never half a sign. [A-061] [D3-106] */
export const atMost =
  (max: number): Clean =>
  (text) =>
    cutText(text, max)

/** Only what a date is written with, with hyphens put in by themselves while eight digits are typed: `19650301` → `1965-03-01`. */
export const dateTyped: Clean = (text) => {
  const kept = text
    .normalize('NFKC')
    .replace(/[^\d.\-/년월일 ]/g, '')
    .slice(0, 14)
  const plain = kept.replace(/^(\d{4})-/, '$1').replace(/^(\d{6})-/, '$1')
  if (!/^\d*$/.test(plain)) return kept
  return [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6, 8)].filter((part) => part !== '').join('-')
}

/** The same when the person leaves the field: `1965.3.1`, `1965년 3월 1일` and `1965-3-1` become `1965-03-01`. */
export const dateLeft: Clean = (text) => {
  const parts = text.split(/\D+/).filter((part) => part !== '')
  const [year, month, day] = parts
  return parts.length === 3 && year?.length === 4 && month && day && month.length <= 2 && day.length <= 2
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : dateTyped(text)
}

/** `300000` → `300,000`; digits only. */
export const withCommas = (text: string): string => text.replace(/\B(?=(\d{3})+$)/g, ',')
