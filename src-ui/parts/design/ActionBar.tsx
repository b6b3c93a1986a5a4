import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  /** Why the last attempt failed, as an alert above the buttons. */
  readonly refusal?: ReactNode
  readonly children: ReactNode
}

/**
 * The buttons of a step: first the button that goes back, which is as narrow as its word, and last the main button. A
 * single button is as wide as the bar. On a phone the buttons stick to the lower edge of the window, but cover no
 * field. [D2-440] [D2-802]
 */
export const ActionBar = ({ refusal, children }: ActionBarProps) => (
  <div className={styles.bar} data-action-bar>
    {refusal}
    {children}
  </div>
)
