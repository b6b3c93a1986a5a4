import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Field.module.css'

type LabelProps = {
  readonly children: ReactNode
  readonly htmlFor: string
  /** The tag after the label: `필수`. */
  readonly must?: string | undefined
}

export const FieldLabel = ({ children, htmlFor, must }: LabelProps) => (
  <label className={styles.label} htmlFor={htmlFor} data-must={must}>
    {children}
  </label>
)

/** The class of `FieldLabel`, for text that looks like a label but must not be a `<label>`. */
export const labelClass = styles.label

type FieldBoxProps = ComponentProps<'div'> & {
  /** Makes the field as wide as its column on every screen. Other fields have a maximum width on wide screens. */
  readonly isWide?: boolean
}

export const FieldBox = ({ isWide = false, className, ...div }: FieldBoxProps) => (
  <div className={classNames(styles.field, isWide && styles.wide, className)} {...div} />
)

type FieldSetProps = {
  readonly children: ReactNode
  readonly isWide?: boolean
  readonly id: string
  readonly legend: ReactNode
  /** True if the legend is visually hidden, because the same words are already visible above it. */
  readonly isLegendHidden?: boolean
  readonly must?: string | undefined
  readonly describedBy?: string
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** One entry that consists of several boxes. */
export const FieldSet = ({
  id,
  legend,
  isLegendHidden = false,
  must,
  describedBy,
  isWide = false,
  ref,
  children,
}: FieldSetProps) => (
  <fieldset
    className={classNames(styles.field, isWide && styles.wide)}
    id={id}
    aria-describedby={describedBy}
    ref={ref}
  >
    <legend className={isLegendHidden ? 'sr' : styles.label} data-must={must}>
      {legend}
    </legend>
    {children}
  </fieldset>
)
