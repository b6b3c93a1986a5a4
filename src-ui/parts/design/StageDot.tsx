import { Icon } from './Icon.tsx'
import { joinNames } from './join-names.ts'
import { STAGE_STATES, type StageState } from './stage-states.ts'
import styles from './StageDot.module.css'

type StageDotProps = {
  readonly state: StageState
  /** True on the flat progress bar. Its dots are too small for the icon of a warning. */
  readonly small?: boolean
  readonly className: string | undefined
}

/** The decorative dot of a stage. The state of the stage decides its icon and its colour. */
export const StageDot = ({ state, small = false, className }: StageDotProps) => {
  const { icon } = STAGE_STATES[state]
  return (
    <span className={joinNames(styles.dot, styles[state], small && styles.small, className)} aria-hidden="true">
      {icon !== null && !(small && icon === 'alert') && <Icon name={icon} />}
    </span>
  )
}
