import { formatKstDateTime } from '#domain/kernel/calendar'
import type { Instant, KstDate } from '#domain/kernel/calendar'
import { formatWon } from '#domain/kernel/won'
import type { Won } from '#domain/kernel/won'

/** An amount: `300,000원`. */
export const Money = ({ won }: { readonly won: Won }) => <span className="num">{formatWon(won)}</span>

/** A day: `2025-06-18`. */
export const DateText = ({ date }: { readonly date: KstDate }) => <time dateTime={date}>{date}</time>

/** A moment in Korean time: `2025-06-18 14:03`. */
export const MomentText = ({ at }: { readonly at: Instant }) => {
  const text = formatKstDateTime(at)
  return <time dateTime={`${text.replace(' ', 'T')}+09:00`}>{text}</time>
}
