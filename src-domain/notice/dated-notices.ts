import type { Instant } from '../kernel/calendar.ts'
import {
  DATED_NOTICES,
  LAST_FALLBACK_NOTICE,
  type DatedRow,
  type NoticeRow,
  type ApplicationClosureRow,
} from './dated-notices.table.ts'

/** From its start to just before its end. [D1-17] */
export const isInEffectAt = (row: Pick<DatedRow, 'from' | 'until'>, now: Instant): boolean =>
  (row.from === null || now >= row.from) && (row.until === null || now < row.until)

const NOTICES: readonly NoticeRow[] = DATED_NOTICES.filter((row) => row.kind === 'popup')

/** Of the main page, together with the server's popups. [E-037] [E-040] [E-042] */
export const noticesAt = (now: Instant): readonly NoticeRow[] =>
  NOTICES.filter((row) => row.shown === 'always' && isInEffectAt(row, now))

/** The first fallback that is in effect, otherwise the last one. [E-035] [E-041] */
export const fallbackNoticeAt = (now: Instant): NoticeRow =>
  NOTICES.find((row) => row.shown === 'fallback' && isInEffectAt(row, now)) ?? LAST_FALLBACK_NOTICE

const CLOSURES: readonly ApplicationClosureRow[] = DATED_NOTICES.filter((row) => row.kind === 'applyClosed')

/** Null if applications are open. [E-026] */
export const applicationClosureAt = (now: Instant): ApplicationClosureRow | null =>
  CLOSURES.find((row) => isInEffectAt(row, now)) ?? null
