import type { ReactNode } from 'react'
import styles from './Tag.module.css'

type TagProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'must' | 'pick' | undefined
  readonly children: ReactNode
}

/** In the colour of its meaning; grey without a tone. `must`: required. `pick`: recommended. */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={tone === undefined ? styles.tag : `${styles.tag} ${styles[tone]}`}>{children}</span>
)
