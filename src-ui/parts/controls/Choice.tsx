import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Choice.module.css'

/** The box of a checkbox, or the circle of a radio button, without its label. */
export const ChoiceBox = (input: Omit<ComponentProps<'input'>, 'className'>) => (
  <input className={styles.box} {...input} />
)

/** The drawing of a checked or unchecked `ChoiceBox`, for other elements that can be clicked. */
export const TickMark = ({ on, off }: { readonly on: boolean; readonly off: boolean }) => (
  <span className={styles.box} data-ticked={on || undefined} data-off={off || undefined} aria-hidden="true" />
)

type ChoiceProps = {
  readonly children: ReactNode
  readonly htmlFor?: string
  readonly isPlain?: boolean
  readonly className?: string | undefined
}

/** A row with a `ChoiceBox` and its label. The whole row can be clicked. */
export const Choice = ({ children, htmlFor, isPlain = false, className }: ChoiceProps) => (
  <label className={classNames(styles.choice, isPlain && styles.plain, className)} htmlFor={htmlFor}>
    {children}
  </label>
)

type ChoicesProps = {
  readonly children: ReactNode
  /** True if the options are side by side as far as they fit. */
  readonly isRow?: boolean
  readonly className?: string | undefined
}

/** The options, one below the other; with `isRow`, side by side if they fit. */
export const Choices = ({ children, isRow = false, className }: ChoicesProps) => (
  <div className={classNames(styles.choices, isRow && styles.row, className)}>{children}</div>
)
