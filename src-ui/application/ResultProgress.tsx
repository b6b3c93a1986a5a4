import type { ReactNode } from 'react'
import type { KstDate } from '#domain/kernel/calendar'
import { daysUntil } from '#domain/proof/supplement-due'
import { Card } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { type Stage, Timeline } from '../design/Timeline.tsx'
import { fill } from '../text/fill.ts'
import { WORDS } from '../text/ko/words.ts'
import { RESULT as T } from '../text/ko/result.ts'
import { now } from '../time-signals.ts'
import type { ResultView } from './result-view.ts'
import { wireDay } from './wire-day.ts'

/** What stands at the active step in words: that it is the present one, or what is the matter there. [D2-37] */
const noteOf = ({ tone, word, steps }: ResultView): string => {
  if (tone === 'warning') return word
  return steps.at(-1)?.state === 'active' ? WORDS['common.done'] : WORDS['common.now']
}

/** Only the present step has a day: the back end tells no others. Ended and unknown applications expect nothing. */
const stagesOf = (view: ResultView, changed: string | null): readonly Stage[] => {
  const underWay = view.steps.some(({ state }) => state === 'active')
  return view.steps.map(({ label, state }): Stage => {
    const name = T[label]
    if (state === 'done') return { name, state: 'done' }
    if (state === 'pending') return { name, state: 'ahead', note: underWay ? undefined : '' }
    const day = changed === null ? null : wireDay(changed)
    return {
      name,
      state: view.tone === 'warning' ? 'warn' : 'now',
      date: day === null ? undefined : <time dateTime={day}>{day}</time>,
      note: noteOf(view),
    }
  })
}

/** A day with the days that are left until it. [D2-112] */
const dueWords = (day: KstDate): string => {
  const moment = now.peek()
  const left = moment === null ? -1 : daysUntil(day, moment)
  if (left < 0) return day
  return left === 0 ? fill(T['result.dueToday'], { date: day }) : fill(T['result.daysLeft'], { date: day, n: left })
}

const nextWords = ({ next, due }: ResultView, phone: string): string =>
  fill(T[next], { phone, date: due === null ? '' : dueWords(due) })

/** Where the application stands, who acts next, and the button for it. */
export const ResultProgress = ({
  view,
  changed,
  phone,
  children,
}: {
  readonly view: ResultView
  readonly changed: string | null
  readonly phone: string
  /** What the applicant can do now. */
  readonly children?: ReactNode
}) => (
  <Card title={T['result.current']}>
    <Timeline row stages={stagesOf(view, changed)} />
    <div className="next">
      <b>{T['result.next']}</b>
      <p>
        <Phrase text={nextWords(view, phone)} />
      </p>
      {children}
    </div>
  </Card>
)
