import type { ReactNode } from 'react'
import type { Field } from './field.ts'
import { FieldMessage, messageId } from './FieldMessage.tsx'
import { Tick } from './Tick.tsx'

/** One thing to tick; the whole row can be pressed. `plain`: without a frame. */
export const Checkbox = ({
  field,
  children,
  plain = false,
}: {
  readonly field: Field<boolean>
  readonly children: ReactNode
  readonly plain?: boolean
}) => (
  <div className="field field--wide">
    <label className={plain ? 'choice choice--plain' : 'choice'} htmlFor={field.id}>
      <Tick
        id={field.id}
        checked={field.value}
        blocked={field.locked}
        describedBy={messageId(field.id)}
        onTick={(on) => {
          field.value.value = on
          field.touched.value = true
        }}
      />
      {children}
    </label>
    <FieldMessage field={field} />
  </div>
)
