import { formatKstDateTime } from '#domain/kernel/calendar'
import type { KeptDraft } from '#domain/session/kept-records'
import { fill } from '../../text/fill.ts'
import { DRAFT } from '../../text/ko/draft.ts'

/** Returns how long a draft is saved, as text. */
export const untilWords = ({ until, lostOnReload }: KeptDraft): string =>
  lostOnReload ? DRAFT['draft.lostOnReload'] : fill(DRAFT['draft.until'], { time: formatKstDateTime(until) })
