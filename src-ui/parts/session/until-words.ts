import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import type { KeptDraft } from '#domain/session/kept-records'
import { fill } from '../../text/fill.ts'
import { DRAFT } from '../../text/ko/draft.ts'

/** Returns how long a draft is saved, as text. */
export const draftKeptUntilWords = ({ until, lostOnReload }: KeptDraft): string =>
  lostOnReload ? DRAFT['draft.lostOnReload'] : fill(DRAFT['draft.until'], { time: formatKstDateTime(until) })

/** Returns that a draft was deleted, and when it ended, as text. */
export const draftExpiredWords = (endedAt: Instant): string =>
  fill(DRAFT['draft.expired'], { ...PROGRAMME_WORDS, time: formatKstDateTime(endedAt) })
