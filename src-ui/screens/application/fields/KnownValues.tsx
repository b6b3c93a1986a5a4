import type { ReactNode } from 'react'
import { FieldMessage } from '#ui/parts/controls/FieldMessage.tsx'
import type { TextField } from '#ui/parts/form/form-field.ts'
import styles from './entries.module.css'

type KnownProps = { readonly field: TextField; readonly children: ReactNode }

/**
 * Known values, which the person does not type. The focus can move here, because a rejection may be about such a value,
 * and its message is below them.
 */
export const FocusableKnownValues = ({ field, children }: KnownProps) => (
  <div id={field.id} tabIndex={-1}>
    {children}
    <FieldMessage field={field} />
  </div>
)

type KnownValue = { readonly name: string; readonly value: string }

/** Known values in one line, each after its name. A line that is too long breaks between two values. [D2-420] */
export const KnownValues = ({ values }: { readonly values: readonly KnownValue[] }) => (
  <dl className={styles.known}>
    {values.map(({ name, value }) => (
      <div key={name}>
        <dt className="small">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
