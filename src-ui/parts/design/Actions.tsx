import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Actions.module.css'

type Props = {
  readonly children: ReactNode
  readonly isBelow?: boolean
  readonly isCentred?: boolean
  readonly className?: string | undefined
}

/** Buttons in a row that wraps. They are not printed. */
export const Actions = ({ children, isBelow = false, isCentred = false, className }: Props) => (
  <div className={classNames(styles.actions, isBelow && styles.below, isCentred && styles.centred, className)}>
    {children}
  </div>
)
