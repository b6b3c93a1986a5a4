import type { ApplicationSituation } from '#domain/application/result/situation'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import { Fold } from '#ui/parts/design/Fold.tsx'
import {
  BankCardAndCoin,
  ChecklistPicture,
  CrossedFormPicture,
  DocumentUnderLens,
  TickedFormPicture,
  Stamp,
} from '#ui/parts/design/pictures/papers.tsx'
import { Scooter } from '#ui/parts/design/pictures/Street.tsx'
import { DayText } from '#ui/parts/time/DayText.tsx'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { PROGRESS_TIMELINE_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import { progressStages, type ProgressStage, roadLineOf } from './result-progress.ts'
import { Timeline } from './Timeline.tsx'

export const STAGE_PICTURES = [TickedFormPicture, DocumentUnderLens, ChecklistPicture, Stamp, BankCardAndCoin] as const

const drawn = ({ day, ...stage }: ProgressStage, index: number): ProgressTimelineStage => {
  const Art = STAGE_PICTURES[index]
  // A cancellation is not a step, so it has a different picture. [D2-241]
  const art = stage.name === T['mark.cancelled'] ? <CrossedFormPicture /> : Art && <Art />
  return { ...stage, art, date: day === null ? undefined : <DayText date={day} /> }
}

/**
 * The progress bar of an application: the completed steps, the current step with its day and the courier, and the
 * remaining steps. Once all is over, a row that opens has the steps in place of the bar. [A-149] [D2-462] [D2-987]
 */
export const ResultProgress = ({ label = T['result.current'], level, situation, changed }: ProgressProps) => {
  const stages = progressStages(situation, changed === null ? null : kstDateOf(changed)).map(drawn)
  return situation.isClosed ? (
    <Fold name={label} value={PROGRESS_TIMELINE_TEXTS['progressBar.show']} {...(level && { level })}>
      <Timeline stages={stages} rider={null} />
    </Fold>
  ) : (
    <ProgressTimeline label={label} stages={stages} line={roadLineOf(situation)} rider={Scooter} />
  )
}
type ProgressProps = {
  readonly label?: string
  readonly level?: 'h3'
  readonly situation: ApplicationSituation
  readonly changed: Instant | null
}
