import type { ReactNode } from 'react'
import type { KstDate } from '#domain/kernel/calendar'
import { daysUntil } from '#domain/proof/supplement-due'
import { Dialable } from '../design/Dialable.tsx'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import { RESULT as T } from '../text/ko/result.ts'
import { now } from '../time-signals.ts'
import type { ResultView } from './result-view.ts'
import look from './result.module.css'

/** How many days are left; null while nobody knows what day it is. */
const daysLeft = (day: KstDate): number | null => {
  const moment = now.peek()
  return moment === null ? null : daysUntil(day, moment)
}

/** A day with the days that are left until it. [D2-112] */
const dueWords = (day: KstDate): string => {
  const left = daysLeft(day) ?? -1
  if (left < 0) return day
  return left === 0 ? fill(T['result.dueToday'], { date: day }) : fill(T['result.daysLeft'], { date: day, n: left })
}

/** A sentence with the day by which something is due, which stays on one line. */
const Ultimatum = ({ text, due }: { readonly text: string; readonly due: KstDate }) => {
  const day = dueWords(due)
  const [before, after] = fill(text, { date: day }).split(day)
  return (
    <p className={look.ultimatum}>
      <Phrase text={before ?? ''} />
      <span className="nobr">{day}</span>
      <Phrase text={after ?? ''} />
    </p>
  )
}

/** Who acts next, by when, and the buttons for it. [A-271] [D2-112] */
export const NextStep = ({
  view,
  phone,
  children,
}: {
  readonly view: ResultView
  readonly phone: string
  /** What the applicant can do now. */
  readonly children?: ReactNode
}) => {
  const { due, next } = view
  const isDue = next === 'next.supplementDue' && due !== null
  return (
    <div className={`next ${look.next}`}>
      <b>{T['result.next']}</b>
      {isDue ? (
        <Ultimatum text={T[next]} due={due} />
      ) : (
        <p>
          <Dialable text={fill(T[next], { phone, date: '' })} />
        </p>
      )}
      {!isDue && due !== null && <Ultimatum text={T['result.dueBy']} due={due} />}
      {due !== null && (daysLeft(due) ?? 0) < 0 && (
        <p className={look.past}>
          <Icon name="alert" small />
          {T['result.duePast']}
        </p>
      )}
      {children}
    </div>
  )
}
