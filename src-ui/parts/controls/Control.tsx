import type { ComponentProps } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Control.module.css'

/** A one-line text box without a label. */
export const InputBox = ({ className, ...input }: ComponentProps<'input'>) => (
  <input className={classNames(styles.input, className)} {...input} />
)

/** A multi-line text box without a label. */
export const TextAreaBox = (area: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={classNames(styles.input, styles.area)} {...area} />
)

/** The browser's select without a label. */
export const SelectBox = (select: Omit<ComponentProps<'select'>, 'className'>) => (
  <select className={styles.select} {...select} />
)

/** The class of `SelectBox`, for the button of a `ListSelect`. */
export const selectClass = styles.select
