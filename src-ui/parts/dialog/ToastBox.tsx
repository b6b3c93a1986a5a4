import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './ToastBox.module.css'

type ToastBoxProps = {
  readonly at: 'bottom' | 'top'
  readonly hasFailed: boolean
  /**
   * The accessible name of the box. A box without a name is hidden from screen readers, so its text must be announced
   * separately.
   */
  readonly label?: string
  readonly children: ReactNode
}

export const ToastBox = ({ at, hasFailed, label, children }: ToastBoxProps) => {
  const className = classNames(styles.toast, hasFailed && styles.failed, styles[at])
  return label === undefined ? (
    <div className={className} aria-hidden="true">
      {children}
    </div>
  ) : (
    <aside className={className} aria-label={label}>
      {children}
    </aside>
  )
}
