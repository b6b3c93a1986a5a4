/** A parsed value, or the raw text if it could not be parsed. */
export type ParsedOrText<Known extends string> = Known | { readonly unknown: string }

/** Returns the parsed value, or null if the text could not be parsed. */
export const parsedValue = <Known extends string>(stated: ParsedOrText<Known> | null): Known | null =>
  typeof stated === 'string' ? stated : null

/** Returns the value as text: a parsed one by `write`, a raw text unchanged, empty for null. */
export const asText = <Known extends string>(
  stated: ParsedOrText<Known> | null,
  write: (known: Known) => string = (known) => known,
): string => (typeof stated === 'string' ? write(stated) : (stated?.unknown ?? ''))
