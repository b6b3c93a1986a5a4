import { type Instant, KST_OFFSET_MS, type KstDate, kstInstant, parseKstDate } from './calendar.ts'

/** `2025-06-26` → `20250626`, the form in which the wire carries days. */
export const compactDate = (date: KstDate): string => date.replaceAll('-', '')

/** Any eight digits of a day, with or without separators, back to a day; null when they name none. */
export const dateFromDigits = (text: string): KstDate | null => {
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
 * The instant in a date of the server: a day, or a day and a time with or without seconds. Without an offset it is Korean
 * time. Null for what is not an existing time. [E-046] [P-235]
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
