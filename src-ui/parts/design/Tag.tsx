import type { ReactNode } from 'react'
import styles from './Tag.module.css'

type TagProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'must' | 'pick' | undefined
  readonly children: ReactNode
}

/**
 * A status as one word, in the colour of its meaning. `must`: required. `pick`: recommended. Without a tone, the tag is
 * grey.
 */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={tone === undefined ? styles.tag : `${styles.tag} ${styles[tone]}`}>{children}</span>
)
