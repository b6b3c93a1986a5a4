import type { Instant } from '../kernel/calendar.ts'
import type { ClosureRow } from './dated-notices.table.ts'
import { DATED_NOTICES } from './dated-notices.table.ts'
import { holdsAt } from './dated-notices.ts'

const CLOSURES: readonly ClosureRow[] = DATED_NOTICES.filter((row) => row.kind === 'applyClosed')

/** Is this a time in which nobody can apply? [E-026] */
export const isApplyClosed = (now: Instant): boolean => CLOSURES.some((row) => holdsAt(row, now))
