import type { ReactNode } from 'react'
import { joinClassNamesOrIds } from './join-class-names-or-ids.ts'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  /** How much is done or left, as one line below the buttons. */
  readonly tally?: ReactNode
  /** Why the last attempt failed, as an alert above the buttons. */
  readonly refusal?: ReactNode
  readonly one?: boolean
  readonly children: ReactNode
}

/**
 * The buttons of a step; the last one is the main button. On a phone the buttons stick to the lower edge of the window,
 * but cover no field.
 */
export const ActionBar = ({ tally, refusal, one = false, children }: ActionBarProps) => (
  <div className={joinClassNamesOrIds(styles.bar, one && styles.one)} data-action-bar>
    {refusal}
    {children}
    {tally && <div className={styles.tally}>{tally}</div>}
  </div>
)
