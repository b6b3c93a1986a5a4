import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { joinClassNamesOrIds } from './join-class-names-or-ids.ts'
import { STAGE_STATES, type StageState } from './stage-states.ts'
import styles from './StageDot.module.css'

type StageDotProps = {
  readonly state: StageState
  /** The dots of the flat progress bar are too small for the icon of a warning. */
  readonly small?: boolean
  readonly className: string | undefined
  /** In place of the icon: the number of a step. */
  readonly children?: ReactNode
}

/** Decorative. The state decides its icon and its colour. */
export const StageDot = ({ state, small = false, className, children }: StageDotProps) => {
  const { icon } = STAGE_STATES[state]
  return (
    <span
      className={joinClassNamesOrIds(styles.dot, styles[state], small && styles.small, className)}
      aria-hidden="true"
    >
      {children ?? (icon !== null && !(small && icon === 'alert') && <Icon name={icon} />)}
    </span>
  )
}
