import type { ReactNode } from 'react'
import { describeReasons, type Reason, type ReasonCode, type Step } from '#domain/application/result'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import { Dialable } from '../design/Dialable.tsx'
import { Icon } from '../design/Icon.tsx'
import { Card } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Bankbook, Checklist, Fence, Lens, Paper, Stamp } from '../design/pictures/papers.tsx'
import { type Stage, Timeline } from '../design/Timeline.tsx'
import { lazyOptional } from '../shell/lazy-parts.tsx'
import { dueWords, isPast } from '../proof/proof-rows.ts'
import { fill } from '../text/fill.ts'
import { RESULT as T, STATUS_SENTENCES } from '../text/ko/result.ts'
import type { ResultView } from './result-view.ts'
import styles from './result.module.css'

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

/** Who is under way; the road is there before. */
const Rider = lazyOptional(async () => ({ default: (await import('../design/pictures/Street.tsx')).Scooter }))

/** What each of the five stages is about. */
export const STAGE_PICTURES = [Paper, Lens, Checklist, Stamp, Bankbook] as const

/** The way of an application as a road of pictures; the courier stands at the present stage. */
export const Road = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <div className={styles.steps}>
    <Timeline row stages={stages} rider={<Rider className="timeline__rider" />} />
  </div>
)

/** Where the road ends, it is closed by a fence. */
const artAt = (view: ResultView, at: number): ReactNode => {
  const present = view.steps.findIndex(({ state }) => state === 'active')
  const Art = view.ended && at === present + 1 ? Fence : STAGE_PICTURES[at]
  return Art && <Art />
}

/** Only the present step has a day: the back end tells no others. */
const stagesOf = (view: ResultView, day: string | null): readonly Stage[] =>
  view.steps.map((step, at): Stage => ({ ...stageOf(view, step, at, day), art: artAt(view, at) }))

const stageOf = (view: ResultView, { label, state }: Step, at: number, day: string | null): Stage => {
  const name = T[label]
  if (state === 'done') return { name, state: 'done' }
  if (state === 'pending') return { name, ...stageAhead(view, at) }
  return { name, date: day === null ? undefined : <Day day={day} />, ...presentStage(view) }
}

/** The end of an application that reached none of its steps: when, and that nothing follows. */
const endWords = (day: string | null): string =>
  day === null ? T['result.ended'] : fill(T['result.endedOn'], { date: day })

/** Where the application stands: the steps behind, the present one with its day, and what follows, if anything. */
export const ResultProgress = ({ view, changed }: { readonly view: ResultView; readonly changed: Instant | null }) => {
  const day = changed === null ? null : kstDateOf(changed)
  return (
    <Card title={T['result.current']}>
      <Road stages={stagesOf(view, day)} />
      {view.tone === 'ended' && <p className={styles.closed}>{endWords(day)}</p>}
    </Card>
  )
}

const titleOf = ({ title }: Reason): string | null => {
  if (title === null) return null
  return 'text' in title ? title.text : T[title.key]
}

/** Why the agency stopped or refused, one entry per code; nothing without one. to */
export const ResultReasons = ({
  codes,
  list,
}: {
  readonly codes: readonly string[]
  readonly list: readonly ReasonCode[] | null
}) => {
  const reasons = describeReasons(codes, list)
  return reasons.length === 0 ? null : (
    <Card title={T['result.alerts']}>
      <ul className={styles.reasons}>
        {reasons.map((reason, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a code may be repeated, and entries never change places
          <li key={index}>
            <Icon name="alert" />
            <div>
              {titleOf(reason) !== null && <b>{titleOf(reason)}</b>}
              <Phrase as="p" text={T[reason.description]} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A sentence with the day by which something is due, which stays on one line. */
const Ultimatum = ({ text, due }: { readonly text: string; readonly due: KstDate }) => {
  const day = dueWords(due)
  const [before, after] = fill(text, { date: day }).split(day)
  return (
    <p className={styles.ultimatum}>
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
  const isDue = next === 'supplementDue' && due !== null
  return (
    <div className={`next ${styles.next}`}>
      <b>{T['result.next']}</b>
      {isDue ? (
        <Ultimatum text={STATUS_SENTENCES.next[next]} due={due} />
      ) : (
        <p>
          <Dialable text={fillWithParticles(STATUS_SENTENCES.next[next], { phone, date: '' })} />
        </p>
      )}
      {!isDue && due !== null && <Ultimatum text={T['result.dueBy']} due={due} />}
      {due !== null && isPast(due) && (
        <p className={styles.past}>
          <Icon name="alert" small />
          {T['result.duePast']}
        </p>
      )}
      {children}
    </div>
  )
}
