import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'

/** An instant as the wire carries it: Korean time, `2025-06-26T18:00:05`. Null stays null. */
export const wireTime = <T extends Instant | null>(instant: T): T extends null ? null : string => {
  const text =
    instant === null
      ? null
      : `${formatKstDateTime(instant).replace(' ', 'T')}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`
  return text as T extends null ? null : string
}
