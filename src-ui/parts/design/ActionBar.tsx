import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  /** A line above the buttons, for example what is missing, or why a button is disabled. */
  readonly tally?: ReactNode
  /** Why the last attempt failed, as an alert above this line. */
  readonly refusal?: ReactNode
  /** True if the bar has only one button, which is then as wide as the bar. */
  readonly isSingle?: boolean
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/**
 * The buttons of a step: first the button that goes back, which is as narrow as its word, and last the main button. On
 * a phone the buttons stick to the lower edge of the window, but cover no field. [D2-440]
 */
export const ActionBar = ({ tally, refusal, isSingle = false, ref, children }: ActionBarProps) => (
  <div ref={ref} className={classNames(styles.bar, isSingle && styles.single)} data-action-bar>
    {refusal}
    {tally && <div className={`small ${styles.tally}`}>{tally}</div>}
    {children}
  </div>
)
