import type { ReactNode } from 'react'
import { fill } from '../../text/fill.ts'
import { APPLICATION_STEPS, PARTS } from '../../text/ko/parts.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Icon } from './Icon.tsx'
import { Rail } from './Page.tsx'
import styles from './Steps.module.css'

/**
 * Where one is: a rail beside the form from 1024 px, below that one line with a bar. `current` counts from 1. The list is
 * the same in both, so that a screen reader hears the same. `below` stays in sight with it.
 */
export const StepRail = ({
  label = PARTS['steps.label'],
  steps = APPLICATION_STEPS,
  current,
  below,
}: {
  readonly label?: string
  readonly steps?: readonly string[]
  readonly current: number
  readonly below?: ReactNode
}) => (
  <Rail>
    <nav className={styles.steps} aria-label={label}>
      <p className={styles.now} aria-hidden="true">
        <b>{fill(PARTS['steps.now'], { current, steps: steps.length })}</b> · {steps[current - 1]}
      </p>
      <ol className={styles.list}>
        {steps.map((name, index) => {
          const done = index + 1 < current
          const note = done ? WORDS['common.done'] : index + 1 === current ? WORDS['common.now'] : null
          return (
            <li
              key={name}
              className={done ? `${styles.item} ${styles.done}` : styles.item}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true">
                {done ? <Icon name="check" /> : index + 1}
              </span>
              <span className={styles.name}>
                {name}
                <span className="sr">&nbsp;{note}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
    {below}
  </Rail>
)
