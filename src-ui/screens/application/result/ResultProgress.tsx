import { type ReactNode, useId } from 'react'
import { describeReasons, type StatusReason } from '#domain/application/result'
import type { CommonCode } from '#domain/directory/common-code'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import { classNames } from '../../../parts/design/class-names.ts'
import { Icon } from '../../../parts/design/Icon.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { Bankbook, ChecklistPicture, Fence, Lens, Paper, Stamp } from '../../../parts/design/pictures/papers.tsx'
import { Scooter } from '../../../parts/design/pictures/Street.tsx'
import { ProgressTimeline, type ProgressTimelineStage } from '../../../parts/design/ProgressTimeline.tsx'
import { DayText } from '../../../parts/session/DayText.tsx'
import { isPast } from '../../proof/proof-rows.ts'
import { REASON_HEADINGS, reasonTitle, RESULT as T } from '../../../text/ko/result.ts'
import type { ResultAnswer } from './result-answer.model.ts'
import type { ResultView } from './result-body.model.ts'
import { placeOf, progressStages, type ProgressStage } from './result-progress.model.ts'
import styles from './result.module.css'

/** A picture for each of the five stages. */
export const STAGE_PICTURES = [Paper, Lens, ChecklistPicture, Stamp, Bankbook] as const

/** Converts a step for the progress bar; a fence marks the end of the bar. */
const drawn = ({ day, isClosed, ...stage }: ProgressStage, index: number): ProgressTimelineStage => {
  const Art = isClosed ? Fence : STAGE_PICTURES[index]
  return { ...stage, art: Art && <Art />, date: day === null ? undefined : <DayText date={day} /> }
}

/**
 * The progress bar of an application: the completed steps, the current step with its day, and the remaining steps. The
 * rider is gone after its end. [A-149] [D2-164]
 */
export const ResultProgress = ({ label = T['result.current'], view, changed }: ProgressProps) => (
  <ProgressTimeline
    label={label}
    stages={progressStages(view, changed === null ? null : kstDateOf(changed)).map(drawn)}
    at={placeOf(view)}
    rider={view.ended ? null : Scooter}
  />
)
type ProgressProps = { readonly label?: string; readonly view: ResultView; readonly changed: Instant | null }

/** True for a reason too vague to act on; all vague reasons share one sentence. */
const isVague = ({ description }: StatusReason): boolean => description === 'other' || description === 'noDescription'

/**
 * True for a vague reason with a name: the shared sentence is shown once, below all reasons. Without a name, the
 * sentence is the entry.
 */
const saysBelow = (reason: StatusReason): boolean => isVague(reason) && reason.title !== null

type ResultReasonsProps = {
  readonly title: string
  readonly codes: readonly string[]
  readonly list: readonly CommonCode[] | null
  /** What the applicant must do about the reasons, if no reason itself asks for a call; null if nothing. */
  readonly note?: string | null
  /** True if the applicant cannot act on the reasons: they are then shown without the colour of a task. */
  readonly calm?: boolean
  readonly children?: ReactNode
}

/**
 * Renders the reasons of the agency, one entry per code, and below them once where to ask about vague ones. Renders
 * nothing without reasons. to [A-169] [D2-134]
 */
export const ResultReasons = (props: ResultReasonsProps) => {
  const { title, codes, list, note = null, calm = false, children } = props
  const id = useId()
  const reasons = describeReasons(codes, list)
  const help = reasons.find(saysBelow)?.description
  const below = help === undefined ? note : T[`reason.${help}`]
  return reasons.length === 0 && !children ? null : (
    <section className={styles.why} aria-labelledby={id}>
      <div className={classNames(styles.reasonBox, calm && styles.calm)}>
        <h2 id={id}>{title}</h2>
        <ul className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={index}>
              {reason.title !== null && <b>{reasonTitle(reason)}</b>}
              {reason.title !== null && !isVague(reason) && ' '}
              {!saysBelow(reason) && <Phrase as="p" text={T[`reason.${reason.description}`]} />}
            </li>
          ))}
        </ul>
        {below !== null && <Phrase as="p" className={styles.reasonHelp} text={below} />}
        {children}
      </div>
    </section>
  )
}

/**
 * The returned files of a due supplement, one entry per file with what is wrong with it, and how many others there are.
 * [A-275]
 */
export const ReturnedFiles = ({ files, more }: ResultAnswer['sentBack']) => {
  const id = useId()
  return files.length === 0 ? null : (
    <section className={styles.why} aria-labelledby={id}>
      <div className={styles.reasonBox}>
        <h2 id={id}>{REASON_HEADINGS.supplementRequest}</h2>
        <ul className={styles.reasons}>
          {files.map(({ name, reason }, index) => (
            <li key={index}>
              {name !== null && <b>{name}</b>}
              {name !== null && reason !== null && ' '}
              {reason !== null && <Phrase as="p" text={reason} />}
            </li>
          ))}
        </ul>
        {more !== null && <Phrase as="p" text={more} />}
      </div>
    </section>
  )
}

/** A warning after the last day of a supplement. [D2-112] */
export const DueNote = ({ due }: { readonly due: KstDate | null }) =>
  due !== null &&
  isPast(due) && (
    <p className={styles.past}>
      <Icon name="alert" small />
      {T['result.duePast']}
    </p>
  )
