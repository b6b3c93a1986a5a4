import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { PROGRESS_TIMELINE as T } from '../../text/ko/parts.ts'
import { joinNames } from './join-names.ts'
import { Icon } from './Icon.tsx'
import type { Picture } from './pictures/picture.ts'
import styles from './ProgressTimeline.module.css'
import { type Stage, Timeline } from './Timeline.tsx'

/**
 * A stage of a progress bar. `mark` is the state that the flat bar shows beside the name of the stage: 보류, 보완 필요,
 * 취소, 일부 지급. [D2-164]
 */
export type ProgressTimelineStage = Stage & { readonly mark?: string | undefined }

type ProgressTimelineProps = {
  readonly label: string
  readonly stages: readonly ProgressTimelineStage[]
  /** The index of the current stage, otherwise of the last stage reached; -1 if unknown. */
  readonly at: number
  /** A picture at the current stage; null after the end of an application. */
  readonly rider: ((picture: Picture) => ReactNode) | null
}

/** The class of a stage on the flat progress bar. */
const LOOKS = {
  done: styles.done,
  now: styles.now,
  warn: joinNames(styles.now, styles.warn),
  arrived: joinNames(styles.done, styles.now),
  ahead: undefined,
  part: styles.part,
  closed: styles.closed,
} as const satisfies Record<Stage['state'], string | undefined>

/**
 * Returns the name of the stage after the current one, or its mark if a part of it is done; null if no stage follows.
 */
const nextWords = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>): string | null => {
  const next = at < 0 ? undefined : stages[at + 1]
  if (next === undefined || next.state === 'closed') return null
  const { state, name, mark } = next
  return state === 'part' && mark !== undefined ? mark : fill(T['progressBar.next'], { name })
}

/**
 * Returns the accessible name of the flat progress bar: the current step, what it is waiting for, and the next step.
 */
const spokenPlace = ({ label, stages, at }: Pick<ProgressTimelineProps, 'label' | 'stages' | 'at'>): string => {
  const stage = stages[at]
  if (stage === undefined) return fill(T['progressBar.unknown'], { label, count: stages.length })
  const { name, note, mark } = stage
  const said = (note ?? mark)?.replace(/\.$/, '')
  const words = { label, count: stages.length, nth: at + 1, name: said === undefined ? name : `${name}, ${said}` }
  const next = nextWords({ stages, at })
  return [fill(T['progressBar.at'], words), next, T['progressBar.show']].filter(Boolean).join('. ')
}

/** One stage of the flat progress bar. */
const FlatStage = ({ state, rider: Rider }: FlatStageProps) => (
  <span className={joinNames(styles.stop, LOOKS[state])}>
    {Rider !== null && <Rider className={styles.rider} />}
    <span className={styles.dot}>{(state === 'done' || state === 'arrived') && <Icon name="check" />}</span>
  </span>
)
type FlatStageProps = Pick<Stage, 'state'> & Pick<ProgressTimelineProps, 'rider'>

/**
 * The position, name and mark of the current stage, and the name of the next stage. The name of the button contains
 * them, too.
 */
const Place = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>) => {
  const stage = stages[at]
  const next = nextWords({ stages, at })
  return (
    <span className={styles.place}>
      {stage !== undefined && (
        <b className={joinNames(styles.name, LOOKS[stage.state])}>
          {at + 1}/{stages.length} {stage.name}
          {stage.mark !== undefined && ` · ${stage.mark}`}
        </b>
      )}
      {next !== null && <span className={styles.next}>→ {next}</span>}
    </span>
  )
}

/**
 * The progress bar of an application. On a phone it is flat, with the courier above the current stage and one line with
 * the current and the next stage below it. A button opens the vertical list, where each stage has its name, its state
 * and its day. From 768 px and on paper the whole bar is always visible. [A-149] [D2-164]
 */
export const ProgressTimeline = ({ label, stages, at, rider }: ProgressTimelineProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={joinNames(styles.progress, rider === null && styles.ended)} aria-label={label}>
      <button
        type="button"
        className={styles.flat}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="sr">{spokenPlace({ label, stages, at })}</span>
        <span className={joinNames(styles.stops, rider === null && styles.still)} aria-hidden="true">
          {stages.map(({ name, state }, index) => (
            <FlatStage key={name} state={state} rider={index === at ? rider : null} />
          ))}
        </span>
        <span className={styles.words} aria-hidden="true">
          <Place stages={stages} at={at} />
          <span className={styles.show}>
            {T['progressBar.show']}
            <Icon name="down" small />
          </span>
        </span>
      </button>
      <div id={id} className={joinNames(styles.list, open && styles.open)}>
        <Timeline stages={stages} rider={rider} />
      </div>
    </section>
  )
}
