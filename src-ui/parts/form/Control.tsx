import type { ComponentProps } from 'react'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import styles from './Control.module.css'

/** A one-line text box without a label. */
export const InputBox = ({ className, ...input }: ComponentProps<'input'>) => (
  <input className={joinClassNamesOrIds(styles.input, className)} {...input} />
)

/** A multi-line text box without a label. */
export const TextAreaBox = (area: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={joinClassNamesOrIds(styles.input, styles.area)} {...area} />
)

/** The browser's select without a label. */
export const SelectBox = (select: Omit<ComponentProps<'select'>, 'className'>) => (
  <select className={styles.select} {...select} />
)

/** The class of `SelectBox`, for the button of a `ListSelect`. */
export const selectClass = styles.select
