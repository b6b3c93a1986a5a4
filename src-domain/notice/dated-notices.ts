import type { Instant } from '../time/calendar.ts'
import {
  DATED_NOTICES,
  LAST_FALLBACK_NOTICE,
  type DatedRow,
  type NoticeRow,
  type ApplicationClosureRow,
} from './dated-notices.table.ts'

/** True if a row is in effect at this instant: from its start until just before its end. [D1-17] */
export const isInEffectAt = (row: Pick<DatedRow, 'from' | 'until'>, now: Instant): boolean =>
  (row.from === null || now >= row.from) && (row.until === null || now < row.until)

const NOTICES: readonly NoticeRow[] = DATED_NOTICES.filter((row) => row.kind === 'popup')

/**
 * Returns the fixed notices that the main page shows at this instant, together with the server's popups. [E-037]
 * [E-040] [E-042]
 */
export const noticesAt = (now: Instant): readonly NoticeRow[] =>
  NOTICES.filter((row) => row.shown === 'always' && isInEffectAt(row, now))

/**
 * Returns the notice that is shown if popups fail to load: the first fallback that is in effect, otherwise the last
 * fallback. [E-035] [E-041]
 */
export const fallbackNoticeAt = (now: Instant): NoticeRow =>
  NOTICES.find((row) => row.shown === 'fallback' && isInEffectAt(row, now)) ?? LAST_FALLBACK_NOTICE

const CLOSURES: readonly ApplicationClosureRow[] = DATED_NOTICES.filter((row) => row.kind === 'applyClosed')

/** Returns the current period in which applications are closed; null if they are open. [E-026] */
export const applicationClosureAt = (now: Instant): ApplicationClosureRow | null =>
  CLOSURES.find((row) => isInEffectAt(row, now)) ?? null
