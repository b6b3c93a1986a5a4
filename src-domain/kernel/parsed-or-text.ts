/** A parsed value, or the raw text if it cannot be parsed. */
export type ParsedOrText<Known extends string> = Known | { readonly unknown: string }

export const parsedValueOrNull = <Known extends string>(stated: ParsedOrText<Known> | null): Known | null =>
  typeof stated === 'string' ? stated : null

/**
 * Returns a string: for a parsed value the result of `write`, for raw text the text itself, for null an empty string.
 */
export const parsedOrTextAsString = <Known extends string>(
  stated: ParsedOrText<Known> | null,
  write: (known: Known) => string = (known) => known,
): string => (typeof stated === 'string' ? write(stated) : (stated?.unknown ?? ''))
