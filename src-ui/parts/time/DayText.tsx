import type { KstDate } from '#domain/time/calendar'
import { formatDayInSentence } from './format-day.ts'

export const DayText = ({ date }: { readonly date: KstDate }) => (
  <time dateTime={date}>{formatDayInSentence(date)}</time>
)
