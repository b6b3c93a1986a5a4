/** What somebody stated: a value that is known for one, or words that name none, which stay as they came. */
export type Stated<Known extends string> = Known | { readonly otherWord: string }

/** The value that was stated, null where the words name none. */
export const knownIn = <Known extends string>(stated: Stated<Known> | null): Known | null =>
  typeof stated === 'string' ? stated : null

/** The same in writing: a known value as `write` has it, other words as they came, empty for nothing. */
export const writtenIn = <Known extends string>(
  stated: Stated<Known> | null,
  write: (known: Known) => string = (known) => known,
): string => (typeof stated === 'string' ? write(stated) : (stated?.otherWord ?? ''))
