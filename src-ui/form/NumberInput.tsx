import { digits, withCommas } from './clean.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type NumberInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type' | 'beside'> & {
  /** As many digits as fit. */
  readonly max: number
  /** Stands behind it: 원, 건. */
  readonly unit?: string | undefined
}

/** A count or an amount: the field holds digits, the eye sees `300,000` as soon as the person has left it. */
export const NumberInput = ({ max, unit, ...rest }: NumberInputProps) => (
  <TextInput
    {...rest}
    clean={digits(max)}
    show={withCommas}
    inputMode="numeric"
    beside={unit === undefined ? undefined : <span className="field__unit">{unit}</span>}
  />
)
