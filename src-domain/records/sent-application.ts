/** Returns the name of the record of a sent application: its number and the digest of what was sent. */
export const sentApplicationName = (number: string, digest: string): string => `${number} ${digest}`

/** Returns the digest in the name of a record; null if the record is about another application. */
export const sentDigestOf = (name: string, number: string): string | null =>
  name.startsWith(`${number} `) ? name.slice(number.length + 1) : null
