import type { KeptDraft } from '#domain/records/kept-records'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import { formatKstDateTime } from '#domain/time/written-dates'
import { fill } from '#ui/text/fill.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import { formatDayInSentence } from '../time/format-day.ts'

/** Returns a day and its time as text for a sentence: `11월 28일(토) 07:39`. */
export const momentWords = (moment: Instant): string =>
  `${formatDayInSentence(kstDateOf(moment))} ${formatKstDateTime(moment).slice(-5)}`

export const draftKeptUntilWords = ({ until, lostOnReload }: KeptDraft): string =>
  lostOnReload ? DRAFT_TEXTS['draft.lostOnReload'] : fill(DRAFT_TEXTS['draft.until'], { time: momentWords(until) })

/** Returns the sentence that says that a draft has expired and was deleted. The draft expired at `endedAt`. */
export const draftExpiredWords = (endedAt: Instant): string =>
  fill(DRAFT_TEXTS['draft.expired'], { time: momentWords(endedAt) })
