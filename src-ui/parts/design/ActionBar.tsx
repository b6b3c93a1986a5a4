import type { ReactNode } from 'react'
import { joinClassNamesOrIds } from './join-class-names-or-ids.ts'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  /** One line below the buttons. */
  readonly tally?: ReactNode
  /** An alert above the buttons. */
  readonly refusal?: ReactNode
  readonly one?: boolean
  readonly children: ReactNode
}

/** The last one is the main button. On a phone they stick to the lower edge, but cover no field. */
export const ActionBar = ({ tally, refusal, one = false, children }: ActionBarProps) => (
  <div className={joinClassNamesOrIds(styles.bar, one && styles.one)} data-action-bar>
    {refusal}
    {children}
    {tally && <div className={styles.tally}>{tally}</div>}
  </div>
)
