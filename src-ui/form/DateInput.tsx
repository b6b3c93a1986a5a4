import { dateLeft, dateTyped } from './clean.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type DateInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type'>

/**
 * A day as text, because the browser's own date field speaks the browser's language. Hyphens come by themselves;
 * `1965.3.1` and `1965년 3월 1일` are understood when the person leaves the field; `onLeft` then gets `1965-03-01`.
 */
export const DateInput = ({ field, onLeft, ...rest }: DateInputProps) => (
  <TextInput
    short
    {...rest}
    field={field}
    clean={dateTyped}
    inputMode="numeric"
    onLeft={(typed) => {
      const day = dateLeft(typed)
      field.value.value = day
      onLeft?.(day)
    }}
  />
)
