import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { STAGE_STATES, type StageState } from './stage-states.ts'
import styles from './StageDot.module.css'

type StageDotProps = {
  readonly state: StageState
  /** True on the flat progress bar. */
  readonly small?: boolean
  readonly className: string | undefined
  /** What the dot has in place of the icon of its state: the number of a step. */
  readonly children?: ReactNode
}

/** The decorative dot of a stage. The state of the stage decides its icon and its colour. */
export const StageDot = ({ state, small = false, className, children }: StageDotProps) => {
  const { icon } = STAGE_STATES[state]
  return (
    <span className={classNames(styles.dot, styles[state], small && styles.small, className)} aria-hidden="true">
      {children ?? (icon !== null && <Icon name={icon} />)}
    </span>
  )
}
