import { digits, withCommas } from './clean.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type NumberInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type' | 'beside'> & {
  /** As many digits as fit. */
  readonly max: number
  /** Stands behind it: 원, 건. */
  readonly unit?: string | undefined
}

/** A count or an amount: the field holds digits, in the box they stand as `300,000`, also while one types. [D3-105] */
export const NumberInput = ({ max, unit, ...rest }: NumberInputProps) => (
  <TextInput
    {...rest}
    clean={digits(max)}
    show={withCommas}
    inputMode="numeric"
    beside={unit === undefined ? undefined : <span className="field__unit">{unit}</span>}
  />
)
