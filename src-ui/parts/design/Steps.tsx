import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { classNames } from './class-names.ts'
import { Rail } from './Page.tsx'
import { StageDot } from './StageDot.tsx'
import styles from './Steps.module.css'

/**
 * A sequence of steps (`steps`), the number of the current step, counted from 1 (`current`), and whether the current
 * step is completed (`isDone`).
 */
export type FormSteps = {
  readonly steps: readonly string[]
  readonly current: number
  readonly isDone?: boolean | undefined
}

/** The steps of the current screen. On a phone the header shows them. */
export const currentFormSteps = signal<FormSteps | null>(null)

/** Shows steps in the header while the screen is open. */
export const useStepsInHeader = ({ steps, current, isDone }: FormSteps): void => {
  useEffect(() => {
    currentFormSteps.value = { steps, current, isDone }
  }, [steps, current, isDone])
  useEffect(
    () => () => {
      currentFormSteps.value = null
    },
    [],
  )
}

/**
 * The steps below the title in the header of a phone: one dash for each step, and the number of the current step.
 * Screen readers read the steps in words.
 */
export const StepsInHeader = ({ steps, current, isDone = false }: FormSteps) => (
  <span className={styles.way}>
    {steps.map((name, index) => (
      <span
        key={name}
        className={classNames(styles.dash, index + 1 < current && styles.past, index + 1 === current && styles.here)}
        aria-hidden="true"
      />
    ))}
    <span className="sr">
      {fill(COMPONENT_TEXTS['steps.now'], { current, steps: steps.length, name: steps[current - 1] ?? '' })}
      {isDone && ` ${COMPONENT_TEXTS['common.done']}`}
    </span>
    <b className={styles.count} aria-hidden="true">
      {fill(COMPONENT_TEXTS['steps.short'], { current, steps: steps.length })}
    </b>
  </span>
)

/**
 * The steps of a form. In a window of at least 1024 px the steps are in a rail beside the form, otherwise in the
 * header. `isDone` marks the current step as completed.
 */
export const StepRail = ({
  label,
  steps,
  current,
  isDone = false,
}: {
  readonly label: string
  readonly steps: readonly string[]
  readonly current: number
  readonly isDone?: boolean | undefined
}) => {
  useStepsInHeader({ steps, current, isDone })
  return (
    <Rail>
      <nav className={styles.steps} aria-label={label}>
        <ol>
          {steps.map((name, index) => {
            const isCurrent = index + 1 === current
            const isPast = index + 1 < current || (isDone && isCurrent)
            const note = isPast ? COMPONENT_TEXTS['common.done'] : isCurrent ? COMPONENT_TEXTS['common.now'] : null
            return (
              <li
                key={name}
                className={classNames(styles.item, isPast && styles.done)}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <StageDot state={isPast || isCurrent ? 'done' : 'ahead'} className={styles.dot}>
                  {isPast ? undefined : index + 1}
                </StageDot>
                <span>
                  {name}
                  <span className="sr">&nbsp;{note}</span>
                </span>
              </li>
            )
          })}
        </ol>
      </nav>
    </Rail>
  )
}
