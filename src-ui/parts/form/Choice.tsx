import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Choice.module.css'

/** The box of a tick or the circle of a choice, without its words. */
export const Box = (input: Omit<ComponentProps<'input'>, 'className'>) => <input className={styles.box} {...input} />

/** The drawing of a ticked or empty `Box`, for other pressable elements. */
export const TickMark = ({ on, off }: { readonly on: boolean; readonly off: boolean }) => (
  <span className={styles.box} data-ticked={on || undefined} data-off={off || undefined} aria-hidden="true" />
)

type ChoiceProps = {
  readonly children: ReactNode
  readonly htmlFor?: string
  /** Without a frame. */
  readonly plain?: boolean
  readonly className?: string | undefined
}

/** A row with a `Box` and its words, which can be pressed as a whole. */
export const Choice = ({ children, htmlFor, plain = false, className }: ChoiceProps) => (
  <label className={classNames(styles.choice, plain && styles.plain, className)} htmlFor={htmlFor}>
    {children}
  </label>
)

type ChoicesProps = {
  readonly children: ReactNode
  /** Beside one another where they fit. */
  readonly row?: boolean
  readonly className?: string | undefined
}

/** What can be chosen, one below the other. */
export const Choices = ({ children, row = false, className }: ChoicesProps) => (
  <div className={classNames(styles.choices, row && styles.row, className)}>{children}</div>
)
