import type { ComponentProps, ReactNode, Ref } from 'react'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import styles from './Field.module.css'

type LabelProps = {
  readonly children: ReactNode
  readonly htmlFor: string
  /** After the label: `필수`. */
  readonly must?: string | undefined
}

export const FieldLabel = ({ children, htmlFor, must }: LabelProps) => (
  <label className={styles.label} htmlFor={htmlFor} data-must={must}>
    {children}
  </label>
)

/** For text that looks like a label but must not be a `<label>`. */
export const labelClass = styles.label

type FieldProps = ComponentProps<'div'> & {
  /** As its column, on every screen. Other fields have a maximum width. */
  readonly wide?: boolean
}

export const Field = ({ wide = false, className, ...div }: FieldProps) => (
  <div className={joinClassNamesOrIds(styles.field, wide && styles.wide, className)} {...div} />
)

type FieldSetProps = {
  readonly children: ReactNode
  readonly wide?: boolean
  readonly id: string
  readonly legend: ReactNode
  /** The same words are already visible above it. */
  readonly hideLegend?: boolean
  readonly must?: string | undefined
  readonly describedBy?: string
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** Of several boxes. */
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
  <fieldset
    className={joinClassNamesOrIds(styles.field, wide && styles.wide)}
    id={id}
    aria-describedby={describedBy}
    ref={ref}
  >
    <legend className={hideLegend ? 'sr' : styles.label} data-must={must}>
      {legend}
    </legend>
    {children}
  </fieldset>
)
