import type { ApplicationSituation } from '#domain/application/result/situation'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import {
  BankCardAndCoin,
  ChecklistPicture,
  CrossedFormPicture,
  DocumentUnderLens,
  TickedFormPicture,
  Stamp,
} from '../../../parts/design/pictures/papers.tsx'
import { Scooter } from '../../../parts/design/pictures/Street.tsx'
import { DayText } from '../../../parts/time/DayText.tsx'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import { reachedStepIndex, progressStages, type ProgressStage } from './result-progress.ts'

export const STAGE_PICTURES = [TickedFormPicture, DocumentUnderLens, ChecklistPicture, Stamp, BankCardAndCoin] as const

const drawn = ({ day, ...stage }: ProgressStage, index: number): ProgressTimelineStage => {
  const Art = STAGE_PICTURES[index]
  // A cancellation is not a step, so it has a different picture. [D2-241]
  const art = stage.name === T['mark.cancelled'] ? <CrossedFormPicture /> : Art && <Art />
  return { ...stage, art, date: day === null ? undefined : <DayText date={day} /> }
}

/**
 * The progress bar of an application: the completed steps, the current step with its day, and the remaining steps. The
 * courier is at the current step. Once everything is paid, the courier is beside the amount. An application that has
 * ended shows no courier. [A-149] [D2-462]
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
