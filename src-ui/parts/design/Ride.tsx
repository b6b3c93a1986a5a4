import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { RIDE as T } from '../../text/ko/parts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { Picture } from './pictures/picture.ts'
import styles from './Ride.module.css'
import { type Stage, Timeline } from './Timeline.tsx'

/**
 * A stage of a progress bar; `mark` is the text of its state next to its name on the flat bar: 보류, 보완 필요, 취소, 일부 지급.
 * [D2-164]
 */
export type Stop = Stage & { readonly mark?: string | undefined }

type RideProps = {
  readonly label: string
  readonly stops: readonly Stop[]
  /** Index of the current stop, or of the last one reached; -1 if unknown. */
  readonly at: number
  readonly rider: (picture: Picture) => ReactNode
  /** The class for its position on the page. */
  readonly className?: string | undefined
}

/** The class of a stop on the flat progress bar. */
const LOOKS = {
  done: styles.done,
  now: styles.now,
  warn: classNames(styles.now, styles.warn),
  arrived: classNames(styles.done, styles.now),
  ahead: undefined,
  part: styles.part,
  closed: styles.closed,
} as const satisfies Record<Stage['state'], string | undefined>

/** The accessible name of the flat progress bar: the current step and what it waits for. */
const spokenPlace = ({ label, stops, at }: Pick<RideProps, 'label' | 'stops' | 'at'>): string => {
  const stop = stops[at]
  if (stop === undefined) return fill(T['ride.unknown'], { label, count: stops.length })
  const { name, note, mark } = stop
  const said = (note ?? mark)?.replace(/\.$/, '')
  const words = { label, count: stops.length, nth: at + 1, name: said === undefined ? name : `${name}, ${said}` }
  return fill(T['ride.at'], words)
}

/** One stop of the flat progress bar; its text is also in the button's name. */
const FlatStop = ({ stop, place, here, rider: Rider }: FlatStopProps) => (
  <span className={classNames(styles.stop, LOOKS[stop.state])}>
    {here && <Rider className={styles.rider} />}
    <span className={styles.dot}>{(stop.state === 'done' || stop.state === 'arrived') && <Icon name="check" />}</span>
    {here && (
      <span className={styles.name}>
        {place} {stop.name}
        {stop.mark !== undefined && ` · ${stop.mark}`}
      </span>
    )}
  </span>
)
type FlatStopProps = {
  readonly stop: Stop
  /** `3/5`: the position of the stop. */
  readonly place: string
  /** True for the current stop: its position and name are shown below it. */
  readonly here: boolean
  readonly rider: RideProps['rider']
}

/**
 * The progress bar of an application. On a phone it is flat, with the courier above the current stop and its position
 * and name below; one button opens the tall bar, in which each stop has its name, its state and its day. From 768 px
 * and on paper the whole bar is always visible. [A-149] [D2-164]
 */
export const Ride = ({ label, stops, at, rider, className }: RideProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className={classNames(styles.ride, className)} aria-label={label}>
      <button
        type="button"
        className={styles.flat}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="sr">{spokenPlace({ label, stops, at })}</span>
        <span className={styles.stops} aria-hidden="true">
          {stops.map((stop, index) => (
            <FlatStop
              key={stop.name}
              stop={stop}
              here={index === at}
              place={`${index + 1}/${stops.length}`}
              rider={rider}
            />
          ))}
        </span>
        <Icon name="down" />
      </button>
      <div id={id} className={classNames(styles.tall, open && styles.open)}>
        <Timeline stages={stops} rider={rider} />
      </div>
    </section>
  )
}
