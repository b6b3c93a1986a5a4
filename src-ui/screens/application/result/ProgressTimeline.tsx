import { type CSSProperties, type ReactNode, useState } from 'react'
import { classNames } from '../../../parts/design/class-names.ts'
import { Icon } from '../../../parts/design/Icon.tsx'
import type { PictureProps } from '../../../parts/design/pictures/picture.ts'
import { StageDot } from '../../../parts/design/StageDot.tsx'
import { useDisclosure } from '../../../parts/focus/use-disclosure.ts'
import { fill } from '../../../text/fill.ts'
import { PROGRESS_TIMELINE_TEXTS as T } from '../../../text/ko/kernel/components.ts'
import { type TimelineStage, Timeline } from './Timeline.tsx'
import styles from './ProgressTimeline.module.css'
import road from './road-stage.module.css'

/**
 * A stage of a progress bar. `mark` is a state that the flat bar shows below the names, of the current or of the next
 * stage: 보류, 보완 필요, 일부 지급. `place` is spoken in place of the name: 신청완료 후 취소. [D2-164] [D3-241]
 */
export type ProgressTimelineStage = TimelineStage & {
  readonly mark?: string | undefined
  readonly place?: string
}

type ProgressTimelineProps = {
  readonly label: string
  readonly stages: readonly ProgressTimelineStage[]
  /** The index of the current stage or, if there is none, of the last stage reached; -1 if unknown. */
  readonly at: number
  /** A picture at the current stage; null once nothing is on its way any more. [D2-462] */
  readonly rider: ((picture: PictureProps) => ReactNode) | null
  /** True for an application that ended without a payment. The bar is then grey. */
  readonly isEnded?: boolean
}

/**
 * Returns the stage after the current one; undefined if no stage follows, if the application ends before or at that
 * stage, or if it stands still at the current one. [D3-342]
 */
const nextStage = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>): ProgressTimelineStage | undefined => {
  const next = at < 0 || stages[at]?.state === 'warn' ? undefined : stages[at + 1]
  return next?.state === 'closed' || next?.state === 'ended' ? undefined : next
}

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
  const name = stage.place ?? stage.name
  const said = (note ?? mark)?.replace(/\.$/, '')
  const words = { label, count: stages.length, nth: at + 1, name: said ? `${name}, ${said}` : name }
  const next = nextStage({ stages, at })
  return [fill(T['progressBar.at'], words), next && nextWords(next), T['progressBar.show']].filter(Boolean).join('. ')
}

const FlatStage = ({ name, state, rider: Rider }: FlatStageProps) => (
  <span className={classNames(road.stage, road[state], styles.stop, styles[state])}>
    {Rider !== null && <Rider className={classNames(road.rider, styles.rider)} />}
    <StageDot state={state} small className={styles.dot} />
    <span className={classNames(styles.stopName, styles.name, styles[state])}>{name}</span>
  </span>
)
type FlatStageProps = Pick<TimelineStage, 'name' | 'state'> & Pick<ProgressTimelineProps, 'rider'>

/**
 * The line below the names of the stages: the state of the current stage, if several states share it, and what happens
 * next. As far as there is room, the state is below its stage. [D2-932] [D2-938]
 */
const Place = ({ stages, at }: Pick<ProgressTimelineProps, 'stages' | 'at'>) => {
  const stage = stages[at]
  const next = nextStage({ stages, at })
  const isState = stage?.mark !== undefined
  return (
    <span className={classNames(styles.place, isState && styles.below)} style={{ '--about': at } as CSSProperties}>
      {!isState ? (
        next && <span className={classNames(styles.name, styles[next.state])}>{nextWords(next)}</span>
      ) : (
        <>
          <b className={classNames(styles.name, styles[stage.state])}>{stage.mark}</b>
          {next !== undefined && <span>→ {next.mark ?? next.name}</span>}
        </>
      )}
    </span>
  )
}

/**
 * The progress bar of an application. On a phone it is flat: the courier is above the current stage, each stage has its
 * name, and one line shows what happens now and next. The bar is a button that opens the vertical list with the state
 * and the day of each stage. From 768 px on, and on paper, the list is visible. [A-149] [D2-932]
 */
export const ProgressTimeline = ({ label, stages, at, rider, isEnded = false }: ProgressTimelineProps) => {
  const [open, setOpen] = useState(false)
  const { button, body } = useDisclosure(open, setOpen)
  return (
    <section className={classNames(styles.progress, isEnded && styles.over)} aria-label={label}>
      <button {...button} className={styles.flat}>
        <span className="sr">{spokenPlace({ label, stages, at })}</span>
        <span className={classNames(styles.stops, rider === null && styles.still)} aria-hidden="true">
          {stages.map(({ name, state }, index) => (
            <FlatStage key={name} name={name} state={state} rider={index === at ? rider : null} />
          ))}
        </span>
        <span aria-hidden="true">
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
