import type { Branded } from '../kernel/parse-result.ts'

/** An instant in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number

/** A calendar day in Korea, `YYYY-MM-DD`, that exists. */
export type KstDate = Branded<string, 'KstDate'>

/** Korea is nine hours ahead of UTC all year round. [D1-228] */
export const KST_OFFSET_MS = 9 * 60 * 60 * 1000
export const DAY_MS = 24 * 60 * 60 * 1000

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number) =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31

export const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Returns the text of an existing day. */
export const toKstDate = (year: number, month: number, day: number): KstDate =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as KstDate

/**
 * Parses a strict `YYYY-MM-DD` of an existing day, otherwise returns null: `2024-02-29` is valid, `2023-02-29` and
 * `2024-1-1` are not.
 */
export const parseKstDate = (text: string): KstDate | null => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? (text as KstDate) : null
}

/**
 * Returns a date that is written in the source code. Throws if the date does not exist, so that a typing mistake
 * prevents the program from starting.
 */
export const kstDateOrThrow = (literal: string): KstDate => {
  const date = parseKstDate(literal)
  if (date === null) throw new RangeError(`not a day: ${literal}`)
  return date
}

/** Returns the number of days from 1970-01-01 to a day. */
// oxlint-disable-next-line no-restricted-globals -- converts a given day and reads no clock
export const dayNumber = (date: KstDate): number => Date.parse(date) / DAY_MS

/**
 * Returns the instant of a Korean wall-clock time, as in `kstInstant('2025-06-26', '18:00')`. Seconds are optional.
 * [D1-228]
 */
export const kstInstant = (date: string, time = '00:00'): Instant => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return dayNumber(kstDateOrThrow(date)) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000 - KST_OFFSET_MS
}

/** Returns the Korean calendar day of an instant, regardless of the device's time zone. [D1-228] */
export const kstDateOf = (instant: Instant): KstDate =>
  // oxlint-disable-next-line no-restricted-globals -- converts a given instant and reads no clock
  new Date(instant + KST_OFFSET_MS).toISOString().slice(0, 10) as KstDate
