import type { ComponentProps } from 'react'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import styles from './Control.module.css'

/** Without a label. */
export const InputBox = ({ className, ...input }: ComponentProps<'input'>) => (
  <input className={joinClassNamesOrIds(styles.input, className)} {...input} />
)

/** Without a label. */
export const TextAreaBox = (area: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={joinClassNamesOrIds(styles.input, styles.area)} {...area} />
)

/** Of the browser, without a label. */
export const SelectBox = (select: Omit<ComponentProps<'select'>, 'className'>) => (
  <select className={styles.select} {...select} />
)

/** For the button of a `ListSelect`. */
export const selectClass = styles.select
