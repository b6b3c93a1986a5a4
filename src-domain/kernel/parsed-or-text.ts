/** A parsed value, or the raw text if it cannot be parsed. */
export type ParsedOrText<Known extends string> = Known | { readonly unknown: string }

export const parsedValueOrNull = <Known extends string>(valueOrText: ParsedOrText<Known> | null): Known | null =>
  typeof valueOrText === 'string' ? valueOrText : null

/**
 * Returns a string: for a parsed value the result of `write`, for raw text the text itself, for null an empty string.
 */
export const parsedOrTextAsString = <Known extends string>(
  valueOrText: ParsedOrText<Known> | null,
  write: (value: Known) => string = (value) => value,
): string => (typeof valueOrText === 'string' ? write(valueOrText) : (valueOrText?.unknown ?? ''))
