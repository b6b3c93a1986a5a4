import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  readonly lines?: number
  readonly className?: string | undefined
  /** Content that replaces the first grey line. */
  readonly children?: ReactNode
}

/** Grey lines in place of content that is loading. They are hidden from screen readers. */
export const Skeleton = ({ lines = 3, className, children }: Props) => (
  <div className={classNames(styles.skeleton, className)} data-skeleton aria-hidden="true">
    {children}
    {Array.from({ length: children === undefined ? lines : lines - 1 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)
