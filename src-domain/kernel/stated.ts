/** A parsed value, or the raw text if it could not be parsed. */
export type Stated<Known extends string> = Known | { readonly otherWord: string }

/** The value that was stated, null where the words name none. */
export const knownIn = <Known extends string>(stated: Stated<Known> | null): Known | null =>
  typeof stated === 'string' ? stated : null

/** The same as text: a known value by `write`, other words unchanged, empty for null. */
export const writtenIn = <Known extends string>(
  stated: Stated<Known> | null,
  write: (known: Known) => string = (known) => known,
): string => (typeof stated === 'string' ? write(stated) : (stated?.otherWord ?? ''))
