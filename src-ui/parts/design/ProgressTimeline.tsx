import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { PROGRESS_TIMELINE as T } from '../../text/ko/parts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { Picture } from './pictures/picture.ts'
import styles from './ProgressTimeline.module.css'
import { type Stage, Timeline } from './Timeline.tsx'

/**
 * A stage of a progress bar; `mark` is the text of its state next to its name on the flat bar: 보류, 보완 필요, 취소, 일부 지급.
 * [D2-164]
 */
export type ProgressTimelineStage = Stage & { readonly mark?: string | undefined }

type ProgressTimelineProps = {
  readonly label: string
  readonly stages: readonly ProgressTimelineStage[]
  /** Index of the current stage, or of the last one reached; -1 if unknown. */
  readonly at: number
  readonly rider: (picture: Picture) => ReactNode
}

/** The class of a stage on the flat progress bar. */
const LOOKS = {
  done: styles.done,
  now: styles.now,
  warn: classNames(styles.now, styles.warn),
  arrived: classNames(styles.done, styles.now),
  ahead: undefined,
  part: styles.part,
  closed: styles.closed,
} as const satisfies Record<Stage['state'], string | undefined>

/** Returns the accessible name of the flat progress bar: the current step and what it waits for. */
const spokenPlace = ({ label, stages, at }: Pick<ProgressTimelineProps, 'label' | 'stages' | 'at'>): string => {
  const stage = stages[at]
  if (stage === undefined) return fill(T['progressBar.unknown'], { label, count: stages.length })
  const { name, note, mark } = stage
  const said = (note ?? mark)?.replace(/\.$/, '')
  const words = { label, count: stages.length, nth: at + 1, name: said === undefined ? name : `${name}, ${said}` }
  return fill(T['progressBar.at'], words)
}

/** One stage of the flat progress bar; its text is also in the button's name. */
const FlatStage = ({ stage, place, here, rider: Rider }: FlatStageProps) => (
  <span className={classNames(styles.stop, LOOKS[stage.state])}>
    {here && <Rider className={styles.rider} />}
    <span className={styles.dot}>{(stage.state === 'done' || stage.state === 'arrived') && <Icon name="check" />}</span>
    {here && (
      <span className={styles.name}>
        {place} {stage.name}
        {stage.mark !== undefined && ` · ${stage.mark}`}
      </span>
    )}
  </span>
)
type FlatStageProps = {
  readonly stage: ProgressTimelineStage
  /** `3/5`: the position of the stage. */
  readonly place: string
  /** True for the current stage: its position and name are shown below it. */
  readonly here: boolean
  readonly rider: ProgressTimelineProps['rider']
}

/**
 * The progress bar of an application. On a phone it is flat, with the courier above the current stage and its position
 * and name below; one button opens the vertical list, in which each stage has its name, its state and its day. From 768
 * px and on paper the whole bar is always visible. [A-149] [D2-164]
 */
export const ProgressTimeline = ({ label, stages, at, rider }: ProgressTimelineProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.progress} aria-label={label}>
      <button
        type="button"
        className={styles.flat}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="sr">{spokenPlace({ label, stages, at })}</span>
        <span className={styles.stops} aria-hidden="true">
          {stages.map((stage, index) => (
            <FlatStage
              key={stage.name}
              stage={stage}
              here={index === at}
              place={`${index + 1}/${stages.length}`}
              rider={rider}
            />
          ))}
        </span>
        <Icon name="down" />
      </button>
      <div id={id} className={classNames(styles.list, open && styles.open)}>
        <Timeline stages={stages} rider={rider} />
      </div>
    </section>
  )
}
