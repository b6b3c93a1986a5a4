import type { ReactNode } from 'react'
import styles from './Actions.module.css'
import { classNames } from './class-names.ts'

type Props = {
  readonly children: ReactNode
  readonly below?: boolean
  readonly centred?: boolean
  readonly className?: string | undefined
}

/** Buttons in a row that wraps. They are not printed. */
export const Actions = ({ children, below = false, centred = false, className }: Props) => (
  <div className={classNames(styles.actions, below && styles.below, centred && styles.centred, className)}>
    {children}
  </div>
)
