import { digits } from './clean.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type DigitsInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type'> & {
  /** As many digits as fit; the rest is cut off. */
  readonly max: number
}

/** Digits only, typed or pasted: mobile, account number. */
export const DigitsInput = ({ max, ...rest }: DigitsInputProps) => (
  <TextInput {...rest} clean={digits(max)} inputMode="numeric" />
)
