import {
  DAY_MS,
  type Instant,
  KST_OFFSET_MS,
  type KstDate,
  kstDateOf,
  kstInstant,
  parseKstDate,
  twoDigits,
} from './calendar.ts'
import { weekdayOf } from './day-arithmetic.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Formats a day without year and weekday: `10월 28일`. [D2-136] */
export const formatMonthDay = (date: KstDate): string => {
  const [, month, day] = date.split('-').map(Number)
  return `${month}월 ${day}일`
}

/**
 * Formats the third of a month in which a day is: days 1 to 10 are `1월 초순`, days 21 and up `1월 하순`. The year is
 * included if it differs from the year of `today`. [D3-340] [D2-985]
 */
export const formatThirdOfMonth = (today: KstDate, date: KstDate): string => {
  const [year, month, day = 1] = date.split('-').map(Number)
  const third = day <= 10 ? '초순' : day <= 20 ? '중순' : '하순'
  return `${today.slice(0, 4) === date.slice(0, 4) ? '' : `${year}년 `}${month}월 ${third}`
}

/** Formats a day without the year: `10월 28일(화)`. [P-240] */
export const formatDayWithoutYear = (date: KstDate): string => `${formatMonthDay(date)}(${WEEKDAYS[weekdayOf(date)]})`

/** Formats a day for records: `2025년 10월 28일(화)`. [P-240] */
export const formatFullDay = (date: KstDate): string => `${Number(date.slice(0, 4))}년 ${formatDayWithoutYear(date)}`

/**
 * Formats a day. The year is included only if it differs from the year of `today`, or if `today` is unknown. [D2-112]
 * [D2-136]
 */
export const formatDayWithYearIfDifferent = (today: KstDate | null, date: KstDate): string =>
  today?.slice(0, 4) === date.slice(0, 4) ? formatDayWithoutYear(date) : formatFullDay(date)

/** Formats `2025-06-26` as `20250626`, the API's format. [A-132] */
export const formatCompactDate = (date: KstDate): string => date.replaceAll('-', '')

/** Parses eight digits, with or without separators, as a day; returns null if there is no such day. [A-132] */
export const parseDateDigits = (text: string): KstDate | null => {
  const digits = text.replace(/\D/g, '')
  return digits.length === 8 ? parseKstDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`) : null
}

const KST_OFFSET_MINUTES = KST_OFFSET_MS / 60_000

const TIME_FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/

const offsetMinutes = (offset: string | undefined): number => {
  if (offset === undefined) return KST_OFFSET_MINUTES
  if (offset === 'Z') return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return offset.startsWith('-') ? -minutes : minutes
}

/**
 * Parses a date of the server: a day, or a day and a time with or without seconds. A date without an offset is Korean
 * time. Returns null for a time that does not exist. [E-046] [P-235]
 */
export const parseInstant = (text: string): Instant | null => {
  const parts = TIME_FORM.exec(text.trim())
  const day = parseKstDate(parts?.[1] ?? '')
  if (parts === null || day === null) return null
  const [, , hours = '00', minutes = '00', seconds = '00', fraction = '', offset] = parts
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  const ahead = (KST_OFFSET_MINUTES - offsetMinutes(offset)) * 60_000
  return kstInstant(day, `${hours}:${minutes}:${seconds}`) + milliseconds + ahead
}

/** Parses the end of a period: like `parseInstant`, but a day without a time ends with that day. [E-046] [D1-410] */
export const parseEndInstant = (text: string): Instant | null => {
  const day = parseKstDate(text.trim())
  return day === null ? parseInstant(text) : kstInstant(day) + DAY_MS
}

/** Formats an instant as `2025-06-26 18:00` in Korean time. */
export const formatKstDateTime = (instant: Instant): string => {
  const minutes = Math.floor((instant + KST_OFFSET_MS) / 60_000)
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${kstDateOf(instant)} ${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}
