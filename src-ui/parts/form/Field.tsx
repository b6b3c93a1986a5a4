import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Field.module.css'

type LabelProps = {
  readonly children: ReactNode
  readonly htmlFor: string
  /** Stands behind it: `필수`. */
  readonly must?: string | undefined
}

/** The name of an entry above it. */
export const FieldLabel = ({ children, htmlFor, must }: LabelProps) => (
  <label className={styles.label} htmlFor={htmlFor} data-must={must}>
    {children}
  </label>
)

/** The look of `FieldLabel` for a name that is no label: of a list, of an editor, inside another label. */
export const labelClass = styles.label

type FieldProps = ComponentProps<'div'> & {
  /** As wide as its column on every screen; others end where a line of an entry ends. */
  readonly wide?: boolean
}

/** The place of one entry: its label, its box and its messages. */
export const Field = ({ wide = false, className, ...div }: FieldProps) => (
  <div className={classNames(styles.field, wide && styles.wide, className)} {...div} />
)

type FieldSetProps = {
  readonly children: ReactNode
  readonly wide?: boolean
  readonly id: string
  readonly legend: ReactNode
  /** The name of the group is only heard, because it stands above already. */
  readonly hideLegend?: boolean
  readonly must?: string | undefined
  readonly describedBy?: string
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** The place of one entry that is made with several boxes. */
export const FieldSet = ({
  id,
  legend,
  hideLegend = false,
  must,
  describedBy,
  wide = false,
  ref,
  children,
}: FieldSetProps) => (
  <fieldset className={classNames(styles.field, wide && styles.wide)} id={id} aria-describedby={describedBy} ref={ref}>
    <legend className={hideLegend ? 'sr' : styles.label} data-must={must}>
      {legend}
    </legend>
    {children}
  </fieldset>
)
