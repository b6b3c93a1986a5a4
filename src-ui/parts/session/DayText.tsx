import type { KstDate } from '#domain/kernel/calendar'
import { dayWords } from './day-words.ts'

/** A day as text, in a `time` element beside its event. */
export const DayText = ({ date }: { readonly date: KstDate }) => <time dateTime={date}>{dayWords(date)}</time>
