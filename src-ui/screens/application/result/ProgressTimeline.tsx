import { type ReactNode, useState } from 'react'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { StageDot } from '#ui/parts/design/StageDot.tsx'
import { useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import { fill } from '#ui/text/fill.ts'
import type { RoadLine } from '#ui/text/ko/application/result-states.ts'
import { PROGRESS_TIMELINE_TEXTS as T } from '#ui/text/ko/kernel/components.ts'
import { type TimelineStage, litStage, Timeline } from './Timeline.tsx'
import styles from './ProgressTimeline.module.css'
import road from './road-stage.module.css'

/** A stage of a progress bar. `mark` is its spoken state: 보류, 보완 필요, 일부 지급. [D2-164] [D3-241] */
export type ProgressTimelineStage = TimelineStage & { readonly mark?: string | undefined }

type ProgressTimelineProps = {
  readonly label: string
  readonly stages: readonly ProgressTimelineStage[]
  /** The line below the names: what the applicant does now, or what comes next; null for no line. [D2-998] */
  readonly line: RoadLine | null
  /** A picture at the stage that is lit. [D2-462] [D1-987] */
  readonly rider: (picture: PictureProps) => ReactNode
}

const wordsOfLine = (line: RoadLine): string =>
  'now' in line ? fill(T['progressBar.now'], { name: line.now }) : fill(T['progressBar.next'], { name: line.next })

/** Returns the accessible name of the flat progress bar: the stage that is lit, its state, and the line below it. */
const spokenPlace = ({ label, stages, line }: Pick<ProgressTimelineProps, 'label' | 'stages' | 'line'>): string => {
  const at = litStage(stages)
  const stage = stages[at]
  if (stage === undefined) return fill(T['progressBar.unknown'], { label, count: stages.length })
  const { note, mark } = stage
  const said = [...new Set([note, mark])].filter(Boolean).join(', ').replace(/\.$/, '')
  const words = { label, count: stages.length, nth: at + 1, name: said ? `${stage.name}, ${said}` : stage.name }
  return [fill(T['progressBar.at'], words), line && wordsOfLine(line), T['progressBar.show']].filter(Boolean).join('. ')
}

const FlatStage = ({ name, state, rider: Rider }: FlatStageProps) => (
  <span
    className={classNames(road.stage, road[state], styles.stop, styles[state], Rider && road.lit, Rider && styles.lit)}
  >
    {Rider && <Rider className={classNames(road.rider, styles.rider)} />}
    <StageDot state={state} small className={styles.dot} />
    <span className={styles.name}>{name}</span>
  </span>
)
type FlatStageProps = Pick<TimelineStage, 'name' | 'state'> & Partial<Pick<ProgressTimelineProps, 'rider'>>

/**
 * The progress bar of an application. On a phone it is flat: the courier is above the current stage, each stage has its
 * name, and one line shows what to do now or what comes next. The bar is a button that opens the vertical list with the
 * state and the day of each stage. From 768 px on, and on paper, the list is visible. [A-149] [D2-932]
 */
export const ProgressTimeline = ({ label, stages, line, rider }: ProgressTimelineProps) => {
  const [open, setOpen] = useState(false)
  const { button, body } = useDisclosure(open, setOpen)
  const here = litStage(stages)
  return (
    <section className={styles.progress} aria-label={label}>
      <button {...button} className={styles.flat}>
        <span className="sr">{spokenPlace({ label, stages, line })}</span>
        <span className={styles.stops} aria-hidden="true">
          {stages.map(({ name, state }, index) => (
            <FlatStage key={name} name={name} state={state} {...(index === here && { rider })} />
          ))}
        </span>
        <span className={styles.place} aria-hidden="true">
          {line && wordsOfLine(line)}
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
