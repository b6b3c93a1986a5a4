import type { KstDate } from './calendar.ts'
import { kstDate } from './calendar.ts'

/** One value of the programme with the Korean day from which it holds and the requirement that gives it. */
export type DatedValue<T> = { readonly from: string; readonly ref: string; readonly value: T }

/** Values that policy may change, oldest first. Asked by day; before the first entry nothing holds. */
export const dated = <T>(entries: readonly DatedValue<T>[]) => {
  const days = entries.map((entry) => kstDate(entry.from))
  if (days.some((day, i) => i > 0 && day <= (days[i - 1] as string))) throw new RangeError('dated values out of order')
  return {
    entries,
    on: (asOf: KstDate): T | null => entries.findLast((_, i) => (days[i] as string) <= asOf)?.value ?? null,
  }
}
