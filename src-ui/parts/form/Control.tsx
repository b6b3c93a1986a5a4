import type { ComponentProps } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Control.module.css'

/** The box for a line of text, without a label. */
export const InputBox = ({ className, ...input }: ComponentProps<'input'>) => (
  <input className={classNames(styles.input, className)} {...input} />
)

/** The box for several lines of text, without a label. */
export const AreaBox = (area: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={classNames(styles.input, styles.area)} {...area} />
)

/** The browser's own list to choose from, without a label. */
export const SelectBox = (select: Omit<ComponentProps<'select'>, 'className'>) => (
  <select className={styles.select} {...select} />
)

/** The look of `SelectBox` for a button that opens its own list. */
export const selectClass = styles.select
