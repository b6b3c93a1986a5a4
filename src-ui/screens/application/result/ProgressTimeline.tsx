import { type ReactNode, useState } from 'react'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { StageDot } from '#ui/parts/design/StageDot.tsx'
import { useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import { fill } from '#ui/text/fill.ts'
import { PROGRESS_TIMELINE_TEXTS as T } from '#ui/text/ko/kernel/components.ts'
import { type TimelineStage, riderStage, Timeline } from './Timeline.tsx'
import styles from './ProgressTimeline.module.css'
import road from './road-stage.module.css'

/**
 * A stage of a progress bar. `mark` is a spoken state of the current or of the next stage: 보류, 보완 필요, 일부 지급.
 * `task` is what the applicant does before this stage, if it is not the stage itself. [D2-164] [D3-241] [D1-987]
 */
export type ProgressTimelineStage = TimelineStage & {
  readonly mark?: string | undefined
  readonly task?: string | undefined
}

type ProgressTimelineProps = {
  readonly label: string
  readonly stages: readonly ProgressTimelineStage[]
  /** The index of the current stage; -1 if unknown. */
  readonly at: number
  /** A picture at the stage that is lit. [D2-462] [D1-987] */
  readonly rider: (picture: PictureProps) => ReactNode
}

/** Returns the stage after the current one; undefined if the application stands still at the current one. [D3-342] */
const nextStage = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>): ProgressTimelineStage | undefined =>
  at < 0 || stages[at]?.state === 'warn' ? undefined : stages[at + 1]

/**
 * Returns the mark of the next stage, which says what happens next; the name of the stage if it has no mark. Does not
 * return both, because the name beside its mark would read like a completed stage. [D3-160]
 */
const nextWords = ({ name, mark }: ProgressTimelineStage): string => mark ?? fill(T['progressBar.next'], { name })

/**
 * Returns the accessible name of the flat progress bar: the current step, what it is waiting for, and the next step.
 */
const spokenPlace = ({ label, stages, at }: Pick<ProgressTimelineProps, 'label' | 'stages' | 'at'>): string => {
  const stage = stages[at]
  if (stage === undefined) return fill(T['progressBar.unknown'], { label, count: stages.length })
  const { note, mark } = stage
  const said = (note ?? mark)?.replace(/\.$/, '')
  const words = { label, count: stages.length, nth: at + 1, name: said ? `${stage.name}, ${said}` : stage.name }
  const next = nextStage({ stages, at })
  return [fill(T['progressBar.at'], words), next && nextWords(next), T['progressBar.show']].filter(Boolean).join('. ')
}

const FlatStage = ({ name, state, rider: Rider }: FlatStageProps) => (
  <span className={classNames(road.stage, road[state], styles.stop, styles[state])}>
    {Rider && <Rider className={classNames(road.rider, styles.rider)} />}
    <StageDot state={state} small className={styles.dot} />
    <span className={styles.name}>{name}</span>
  </span>
)
type FlatStageProps = Pick<TimelineStage, 'name' | 'state'> & Partial<Pick<ProgressTimelineProps, 'rider'>>

/**
 * The line below the names of the stages: what comes next. Empty while the application waits for a task of the
 * applicant, which the lit name and the heading say. [D1-987]
 */
const Place = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>) => {
  const next = nextStage({ stages, at })
  return next && next.state !== 'due' && fill(T['progressBar.next'], { name: next.task ?? next.name })
}

/**
 * The progress bar of an application. On a phone it is flat: the courier is above the current stage, each stage has its
 * name, and one line shows what comes next. The bar is a button that opens the vertical list with the state
 * and the day of each stage. From 768 px on, and on paper, the list is visible. [A-149] [D2-932]
 */
export const ProgressTimeline = ({ label, stages, at, rider }: ProgressTimelineProps) => {
  const [open, setOpen] = useState(false)
  const { button, body } = useDisclosure(open, setOpen)
  const here = riderStage(stages)
  return (
    <section className={styles.progress} aria-label={label}>
      <button {...button} className={styles.flat}>
        <span className="sr">{spokenPlace({ label, stages, at })}</span>
        <span className={styles.stops} aria-hidden="true">
          {stages.map(({ name, state }, index) => (
            <FlatStage key={name} name={name} state={state} {...(index === here && { rider })} />
          ))}
        </span>
        <span className={styles.place} aria-hidden="true">
          <Place stages={stages} at={at} />
        </span>
        <span className={styles.show} aria-hidden="true">
          {T['progressBar.show']}
          <Icon name="down" small />
        </span>
      </button>
      <div {...body} className={classNames(styles.list, open && styles.open)}>
        <Timeline stages={stages} rider={rider} />
      </div>
    </section>
  )
}
