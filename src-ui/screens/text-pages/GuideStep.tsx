import type { ReactNode } from 'react'
import styles from './GuideScreen.module.css'

type Props = {
  readonly nth: number
  readonly title: string
  readonly children: ReactNode
}

/** A step with its number, counted from 1. */
export const GuideStep = ({ nth, title, children }: Props) => (
  <li className={styles.step}>
    <span className={styles.number} aria-hidden="true">
      {nth}
    </span>
    <div className={styles.words}>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
)
