import { type ReactNode, useId } from 'react'
import type { CommonCode } from '#domain/application/common-code'
import { toStatusReasons, type StatusReason } from '#domain/application/result/reasons'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import { classNames } from '../../../parts/design/class-names.ts'
import { Icon } from '../../../parts/design/Icon.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import {
  BankCardAndCoin,
  ChecklistPicture,
  CrossedFormPicture,
  DocumentUnderLens,
  TickedFormPicture,
  Stamp,
} from '../../../parts/design/pictures/papers.tsx'
import { Scooter } from '../../../parts/design/pictures/Street.tsx'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { DayText } from '../../../parts/time/DayText.tsx'
import { RESULT_STATES } from '../../../text/ko/result-states.ts'
import { REASON_SENTENCES, reasonTitle, RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import type { SentBackFiles as SentBackFilesWords } from './result-page.ts'
import { reachedStepIndex, progressStages, type ProgressStage } from './result-progress.ts'
import styles from './result.module.css'

export const STAGE_PICTURES = [TickedFormPicture, DocumentUnderLens, ChecklistPicture, Stamp, BankCardAndCoin] as const

const drawn = ({ day, ...stage }: ProgressStage, index: number): ProgressTimelineStage => {
  const Art = STAGE_PICTURES[index]
  // A cancellation is not a step, so it has a different picture. [D2-241]
  const art = stage.name === T['mark.cancelled'] ? <CrossedFormPicture /> : Art && <Art />
  return { ...stage, art, date: day === null ? undefined : <DayText date={day} /> }
}

/**
 * The progress bar of an application: the completed steps, the current step with its day, and the remaining steps. The
 * courier is at the current step. Once everything is paid, the courier is beside the amount; an application that has
 * ended has none. [A-149] [D2-164] [D2-462]
 */
export const ResultProgress = ({ label = T['result.current'], situation, changed }: ProgressProps) => (
  <ProgressTimeline
    label={label}
    stages={progressStages(situation, changed === null ? null : kstDateOf(changed)).map(drawn)}
    at={reachedStepIndex(situation)}
    rider={situation.isClosed ? null : Scooter}
    isEnded={situation.isEnded}
  />
)
type ProgressProps = {
  readonly label?: string
  readonly situation: ApplicationSituation
  readonly changed: Instant | null
}

/**
 * True if a reason is so vague that the applicant cannot act on it. All vague reasons share one sentence.
 * [A-169]
 */
const isVague = ({ description }: StatusReason): boolean => description === 'other' || description === 'noDescription'

/**
 * True for a vague reason with a title. If there are several, one sentence below the list of reasons explains them
 * together.
 */
const isNamedVague = (reason: StatusReason): boolean => isVague(reason) && reason.title !== null

type ResultReasonsProps = {
  readonly title: string
  readonly codes: readonly string[]
  readonly list: readonly CommonCode[] | null
  /**
   * True if the applicant cannot act on the reasons. The reasons are then shown without the colour for something that
   * the applicant must do.
   */
  readonly calm?: boolean
  /** False if another text says what to do about vague reasons. */
  readonly helps?: boolean
  readonly children?: ReactNode
}

/**
 * Renders the reasons of the agency, one entry for each code. If several reasons are vague, one sentence below all
 * entries says where to ask about them. Renders nothing if there are neither reasons nor `children`. to
 * [D2-134]
 */
export const ResultReasonList = (props: ResultReasonsProps) => {
  const { title, codes, list, calm = false, helps = true, children } = props
  const id = useId()
  const reasons = toStatusReasons(codes, list)
  const named = reasons.filter(isNamedVague)
  const [help] = named
  const isOnce = named.length > 1
  const isHelpBelow = isOnce || !helps
  return reasons.length === 0 && !children ? null : (
    <section className={styles.why} aria-labelledby={id}>
      <div className={classNames(styles.reasonBox, calm && styles.calm)}>
        <h2 id={id}>{title}</h2>
        <ul className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={index}>
              {reason.title !== null && <b>{reasonTitle(reason)}</b>}
              {!(isHelpBelow && isNamedVague(reason)) && (
                <>
                  {reason.title !== null && ' '}
                  <Phrase as="p" text={REASON_SENTENCES[reason.description]} />
                </>
              )}
            </li>
          ))}
        </ul>
        {isOnce && helps && help !== undefined && <Phrase as="p" text={REASON_SENTENCES[help.description]} />}
        {children}
      </div>
    </section>
  )
}

/** The sent-back files of a due supplement, grouped by reason, and the number of further files. */
export const SentBackFiles = ({ groups, more }: SentBackFilesWords) => {
  const id = useId()
  return groups.length === 0 ? null : (
    <section className={styles.why} aria-labelledby={id}>
      <div className={styles.reasonBox}>
        <h2 id={id}>{RESULT_STATES.supplementDue.reasons}</h2>
        <ul className={styles.reasons}>
          {groups.map(({ reason, files }) => (
            <li key={reason} className={styles.sentBack}>
              <Phrase as="b" text={reason ?? files} />
              {reason !== null && (
                <>
                  {' '}
                  <Phrase text={files} />
                </>
              )}
            </li>
          ))}
        </ul>
        {more !== null && <Phrase as="p" text={more} />}
      </div>
    </section>
  )
}

/** A warning when the last day of a supplement is over. [D2-112] */
export const PastDueNote = ({ due }: { readonly due: KstDate | null }) =>
  due !== null &&
  isPastDay(due) && (
    <p className={styles.past}>
      <Icon name="alert" small />
      {T['result.duePast']}
    </p>
  )
