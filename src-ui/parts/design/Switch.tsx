import type { ReactNode } from 'react'
import { Spinner } from './Button.tsx'
import styles from './Switch.module.css'

type SwitchProps = {
  readonly on: boolean
  /** The accessible name. It also contains the name of the thing on which the switch acts: `14번 사용여부`. */
  readonly label: string
  readonly busy?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/**
 * A switch for a setting that takes effect immediately. `children` is the name of its current state. While busy, the
 * switch stays in the tab order, keeps its old state and ignores clicks.
 */
export const Switch = ({ on, label, busy = false, onPress, children }: SwitchProps) => (
  <button
    className={styles.switch}
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={() => {
      if (!busy) onPress()
    }}
  >
    <span className={styles.track} aria-hidden="true" />
    <span aria-hidden="true">{children}</span>
    {busy && <Spinner />}
  </button>
)
