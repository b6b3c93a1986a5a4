import type { ReactNode } from 'react'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { STAGE_STATES, type StageState } from '#ui/parts/design/stage-states.ts'
import { StageDot } from '#ui/parts/design/StageDot.tsx'
import road from './road-stage.module.css'
import styles from './Timeline.module.css'

export type TimelineStage = {
  readonly name: string
  readonly state: StageState
  readonly date?: ReactNode
  /** The words for the state of the stage; by default 완료, 지금 단계 or 예정. */
  readonly note?: string | undefined
  readonly art?: ReactNode
}

const LIT: readonly StageState[] = ['now', 'warn', 'due', 'arrived']

/**
 * Returns the index of the stage at which the applicant is: from the decision on that of the payment, even if a part is
 * paid; before it the current one. -1 for no such stage. [D1-987] [D2-998]
 */
export const litStage = (stages: readonly TimelineStage[]): number => {
  const last = stages.findLastIndex(({ state }) => LIT.includes(state))
  return stages[last]?.state === 'arrived' && stages[last + 1]?.state === 'part' ? last + 1 : last
}

/**
 * The stages of an application with their dates. They are side by side where there is room for five names. `rider` is
 * a picture at the stage that is lit, in place of the picture of this stage; null for no picture. [D2-462] [D1-987]
 */
export const Timeline = ({
  stages,
  rider: Rider,
}: {
  readonly stages: readonly TimelineStage[]
  readonly rider: ((picture: PictureProps) => ReactNode) | null
}) => (
  <ol className={styles.timeline}>
    {stages.map(({ name, state, date, note, art }, index) => {
      const isLit = index === litStage(stages)
      return (
        <li
          key={name}
          className={classNames(
            road.stage,
            road[state],
            styles.item,
            styles[state],
            isLit && road.lit,
            isLit && styles.lit,
          )}
          aria-current={isLit ? 'step' : undefined}
        >
          <StageDot state={state} className={styles.dot} />
          <Phrase as="p" className={styles.name} text={name} />
          <p className={styles.date}>{date}</p>
          <p className={styles.state}>{note ?? STAGE_STATES[state].note}</p>
          {art !== undefined && (
            <span className={styles.art} aria-hidden="true">
              {art}
              {isLit && Rider !== null && <Rider className={classNames(road.rider, styles.rider)} />}
            </span>
          )}
        </li>
      )
    })}
  </ol>
)
