import { Card } from '../design/Page.tsx'
import { type Stage, Timeline } from '../design/Timeline.tsx'
import { fill } from '../text/fill.ts'
import { RESULT as T } from '../text/ko/result.ts'
import type { ResultView } from './result-view.ts'
import look from './result.module.css'
import { wireDay } from './wire-day.ts'

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{day}</time>

/** Where the application stands now; paid, it has arrived. [D2-37] */
const presentStage = ({ tone, word, steps }: ResultView): Pick<Stage, 'state' | 'note'> => {
  if (tone === 'warning') return { state: 'warn', note: word }
  return { state: steps.at(-1)?.state === 'active' ? 'arrived' : 'now' }
}

/** What is still ahead: the step that comes next is named as such; nothing comes of one that ended, or that nobody knows. */
const stageAhead = (view: ResultView, at: number): Pick<Stage, 'state' | 'note'> => {
  if (view.ended) return { state: 'closed', note: view.tone === 'ended' ? '' : undefined }
  const present = view.steps.findIndex(({ state }) => state === 'active')
  if (present < 0) return { state: 'ahead', note: '' }
  return { state: 'ahead', note: at === present + 1 ? T['result.upNext'] : undefined }
}

/** Only the present step has a day: the back end tells no others. */
const stagesOf = (view: ResultView, day: string | null): readonly Stage[] =>
  view.steps.map(({ label, state }, at): Stage => {
    const name = T[label]
    if (state === 'done') return { name, state: 'done' }
    if (state === 'pending') return { name, ...stageAhead(view, at) }
    return { name, date: day === null ? undefined : <Day day={day} />, ...presentStage(view) }
  })

/** The end of an application that reached none of its steps: when, and that nothing follows. */
const endWords = (day: string | null): string =>
  day === null ? T['result.ended'] : fill(T['result.endedOn'], { date: day })

/** Where the application stands: the steps behind, the present one with its day, and what follows, if anything. */
export const ResultProgress = ({ view, changed }: { readonly view: ResultView; readonly changed: string | null }) => {
  const day = changed === null ? null : wireDay(changed)
  return (
    <Card title={T['result.current']}>
      <div className={look.steps}>
        <Timeline row stages={stagesOf(view, day)} />
      </div>
      {view.tone === 'ended' && <p className={look.closed}>{endWords(day)}</p>}
    </Card>
  )
}
