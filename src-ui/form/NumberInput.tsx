import { withCommas } from './clean.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type NumberInputProps = Omit<TextInputProps, 'show' | 'inputMode' | 'type' | 'beside'> & {
  /** Stands behind it: 원, 건. */
  readonly unit: string
}

/** A count or an amount: the field holds digits, in the box they stand as `300,000`, also while one types. [D3-105] */
export const NumberInput = ({ unit, ...rest }: NumberInputProps) => (
  <TextInput {...rest} show={withCommas} inputMode="numeric" beside={<span className="field__unit">{unit}</span>} />
)
