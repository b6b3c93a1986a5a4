import type { Instant } from '../kernel/calendar.ts'
import type { ClosureRow } from './dated-notices.table.ts'
import { DATED_NOTICES } from './dated-notices.table.ts'
import { holdsAt } from './dated-notices.ts'

const CLOSURES: readonly ClosureRow[] = DATED_NOTICES.filter((row) => row.kind === 'applyClosed')

/** Is this a time in which nobody can apply? [E-026] */
export const isApplyClosed = (now: Instant): boolean => CLOSURES.some((row) => holdsAt(row, now))

/** The next instant at which the answer changes, null when it never will; a page that stays open waits for it. [E-027] */
export const nextApplyChange = (now: Instant): Instant | null => {
  const later = CLOSURES.flatMap((row) => [row.from, row.until]).filter((edge) => edge !== null && edge > now)
  return later.length === 0 ? null : Math.min(...(later as Instant[]))
}
