import { dateFromDigits, kstDateOf, parseInstant } from '#domain/kernel/calendar'

/** The Korean day of a date or time as the wire carries it, `YYYY-MM-DD`; what is neither stays as it came. */
export const wireDay = (text: string): string => {
  const at = parseInstant(text)
  return at === null ? ((/^\d{8}$/.test(text) ? dateFromDigits(text) : null) ?? text) : kstDateOf(at)
}
