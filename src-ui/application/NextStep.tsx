import type { ReactNode } from 'react'
import type { KstDate } from '#domain/kernel/calendar'
import { Dialable } from '../design/Dialable.tsx'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { dueWords, isPast } from '../proof/proof-rows.ts'
import { fill } from '../text/fill.ts'
import { RESULT as T } from '../text/ko/result.ts'
import type { ResultView } from './result-view.ts'
import look from './result.module.css'

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
      {due !== null && isPast(due) && (
        <p className={look.past}>
          <Icon name="alert" small />
          {T['result.duePast']}
        </p>
      )}
      {children}
    </div>
  )
}
